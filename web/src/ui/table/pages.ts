/** The number of pages that are offered at once (specification, section 9). */
const PAGE_CHUNK = 5

/** The numbers of a page's chunk: 6 to 10 for page 7. */
export function pageChunk(page: number, pages: number): number[] {
  const first = Math.floor((Math.min(page, pages) - 1) / PAGE_CHUNK) * PAGE_CHUNK + 1
  return Array.from({ length: Math.min(PAGE_CHUNK, pages - first + 1) }, (_, at) => first + at)
}

/**
 * The pages that the buttons beside a chunk go to; undefined for a button that goes nowhere. From a page beyond the last
 * one, which an old link may have, there is a way back alone.
 */
export const pageSteps = (page: number, pages: number) => ({
  first: page > 1 ? 1 : undefined,
  previous: page > 1 ? Math.min(page - 1, pages) : undefined,
  next: page < pages ? page + 1 : undefined,
  last: page !== pages ? pages : undefined,
})

/** The first and the last row of a page, counted from 1; none when it is empty. */
export const pageSpan = (
  page: number,
  perPage: number,
  rows: number,
): { from: number; to: number } | undefined =>
  rows === 0 ? undefined : { from: (page - 1) * perPage + 1, to: (page - 1) * perPage + rows }
