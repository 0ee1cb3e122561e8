import type { ExportPart } from '@nivas/contract/call.ts'

/** The most rows that a call returns at once. */
export const PER_FETCH = 200

/** The most times that an export goes back to an earlier page, since a total may rise and fall all the time. */
const MOST_RETURNS = 50

/** The most rows that are printed. A longer list belongs in a file. */
export const MOST_PRINTED = 1000

type Page<Row> = { rows: readonly Row[]; total: number }
type FetchPage<Row> = (page: number, part: ExportPart) => Promise<Page<Row>>
type Progress = (done: number, total: number) => void

/**
 * Fetches every page of a list in turn, until a page is not full. It does not rely on the total, which may stop
 * counting at a limit. A row that moves to a later page during the export is taken once. When the total falls, for
 * instance because visitors are marked out, later rows move up onto pages that were already read, so it reads those
 * pages again. A row that is added or removed during the export may be included or not. It stops once it has more than
 * `most` rows.
 */
export async function collect<Row>(
  fetchPage: FetchPage<Row>,
  rowKey: (row: Row) => string | number,
  onProgress: Progress,
  signal: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const found = new Map<string | number, Row>()
  let before = 0
  let returns = 0
  let part: ExportPart = '1'
  for (let page = 1; ; ) {
    signal.throwIfAborted()
    const { rows, total } = await fetchPage(page, part)
    part = 'more'
    for (const row of rows) {
      // Moves a row that was already read to the end, so that the file has the order of the list.
      found.delete(rowKey(row))
      found.set(rowKey(row), row)
    }
    onProgress(found.size, Math.max(total, found.size))
    const movedUp = Math.max(0, before - total)
    before = total
    if (found.size > most) return [...found.values()]
    if (movedUp > 0 && page > 1 && returns < MOST_RETURNS) {
      returns += 1
      page = Math.max(1, page - Math.ceil(movedUp / PER_FETCH))
    } else if (rows.length < PER_FETCH) return [...found.values()]
    else page += 1
  }
}
