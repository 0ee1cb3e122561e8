/** The number of page buttons in a chunk (specification, section 9). */
const PAGE_CHUNK = 5

/** Returns the page numbers of the chunk that contains a page: 6 to 10 for page 7. */
export function pageChunk(page: number, pages: number): number[] {
  const first = Math.floor((Math.min(page, pages) - 1) / PAGE_CHUNK) * PAGE_CHUNK + 1
  return Array.from({ length: Math.min(PAGE_CHUNK, pages - first + 1) }, (_, at) => first + at)
}

/**
 * Returns the pages of the buttons beside a chunk, or undefined for a button that is disabled. A page beyond the last
 * one, which an old link may have, has only buttons that go back.
 */
export const pageSteps = (page: number, pages: number) => ({
  first: page > 1 ? 1 : undefined,
  previous: page > 1 ? Math.min(page - 1, pages) : undefined,
  next: page < pages ? page + 1 : undefined,
  last: page !== pages ? pages : undefined,
})

/** Returns the numbers of the first and the last row of a page, counted from 1, or undefined for an empty page. */
export const pageSpan = (
  page: number,
  perPage: number,
  rows: number,
): { from: number; to: number } | undefined =>
  rows === 0 ? undefined : { from: (page - 1) * perPage + 1, to: (page - 1) * perPage + rows }
