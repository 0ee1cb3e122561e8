/** The most rows that a call returns at once. */
export const PER_FETCH = 200

/** The most rows on a paper; more belong into a file. */
export const MOST_PRINTED = 1000

type Page<Row> = { rows: readonly Row[]; total: number }
type Progress = (done: number, total: number) => void

/**
 * Fetches every page of a list in turn, until one is not full: a total may stop counting at a limit. A row
 * that moved to a later page meanwhile is taken once; a row that was added or removed meanwhile may be in or
 * out, as when a person reads the pages one after the other. With more rows than `most` it reads no further.
 */
export async function collect<Row>(
  fetchPage: (page: number) => Promise<Page<Row>>,
  rowKey: (row: Row) => string | number,
  onProgress: Progress,
  signal: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const found = new Map<string | number, Row>()
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted()
    const { rows, total } = await fetchPage(page)
    for (const row of rows) found.set(rowKey(row), row)
    onProgress(found.size, Math.max(total, found.size))
    if (rows.length < PER_FETCH || found.size > most) return [...found.values()]
  }
}
