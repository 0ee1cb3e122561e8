import type { ExportPart } from '@nivas/contract/call.ts'

/** The most rows that a call returns at once. */
export const PER_FETCH = 200

/** How often an export goes back to a page that was read already: a total may rise and fall all the time. */
const MOST_RETURNS = 50

/** The most rows on a paper; more belong into a file. */
export const MOST_PRINTED = 1000

type Page<Row> = { rows: readonly Row[]; total: number }
type FetchPage<Row> = (page: number, part: ExportPart) => Promise<Page<Row>>
type Progress = (done: number, total: number) => void

/**
 * Fetches every page of a list in turn, until one is not full: a total may stop counting at a limit. A row
 * that moved to a later page meanwhile is taken once. When the total falls, as when visitors are marked out, later
 * rows have moved up onto pages that were read already: these are read again. A row that was added or removed meanwhile
 * may be in or out, as when a person reads the pages one after the other. With more rows than `most` it reads no further.
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
      // Behind the rows before it, also when it was read already: the file has the order of the list.
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
