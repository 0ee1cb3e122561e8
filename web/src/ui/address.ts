import { isDate } from '@nivas/contract/dates.ts'

/** The hash route's search; a link that was typed by hand may contain anything. */
export type Search = Record<string, unknown>

/**
 * Reads one value of a screen from its address: gets the given text, and returns the value for it. Without a
 * text, or with an invalid one, it returns the default, which is never written into the address.
 */
export type Reader = (given: string | undefined) => string

const asText = (given: unknown): string | undefined =>
  typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean'
    ? String(given)
    : undefined

/** The values of a screen; one that its address lacks, or has wrong, is the default. */
export const readAddress = <K extends string>(
  search: Search,
  readers: Record<K, Reader>,
): Record<K, string> =>
  Object.fromEntries(
    Object.entries<Reader>(readers).map(([key, read]) => [key, read(asText(search[key]))]),
  ) as Record<K, string>

/** The search with these values in it, without those that equal their defaults. */
export function writeAddress<K extends string>(
  search: Search,
  values: Partial<Record<K, string>>,
  readers: Record<K, Reader>,
): Search {
  const next = { ...search }
  for (const [key, value] of Object.entries(values) as [K, string | undefined][]) {
    if (value === undefined) continue
    const read = readers[key]
    // As it is read: a reader may leave a part of it out.
    const written = read(value)
    if (written === read(undefined)) delete next[key]
    else next[key] = written
  }
  return next
}

/**
 * The same for values that narrow or sort a list: a change of them goes to its first page, in one history entry, so that
 * Back returns to the page that was left.
 */
export function writeNarrowing<K extends string>(
  search: Search,
  values: Partial<Record<K, string>>,
  readers: Record<K, Reader>,
): Search {
  const next = writeAddress(search, values, readers)
  const [before, after] = [readAddress(search, readers), readAddress(next, readers)]
  if (Object.keys(readers).every((key) => before[key as K] === after[key as K])) return next
  const { page: _, ...firstPage } = next
  return firstPage
}

/** One of these values, or the first of them. */
export const oneOf =
  (values: readonly string[], standard: string = values[0] ?? ''): Reader =>
  (given) =>
    given !== undefined && values.includes(given) ? given : standard

/** A whole number from 1; otherwise 1. */
export const pageNumber: Reader = (given) => (given && /^[1-9]\d{0,7}$/.test(given) ? given : '1')

/** The id of a record; otherwise empty. */
export const idOrNone: Reader = (given) => (given && /^[1-9]\d{0,8}$/.test(given) ? given : '')

/** Ids of records as a comma list; none by default. */
export const someIds: Reader = (given) =>
  given && /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/.test(given) ? given : ''

/** Any text, cut at the longest length of any call; empty by default. */
export const anyText: Reader = (given) => (given ?? '').slice(0, 100)

/** Some of these values as a comma list, each once and in their own order; none by default. */
export const someOf =
  (values: readonly string[]): Reader =>
  (given) => {
    const wanted = new Set(given?.split(','))
    return values.filter((value) => wanted.has(value)).join(',')
  }

/** A day as `YYYY-MM-DD`; otherwise this one. */
export const dayOr =
  (standard: string): Reader =>
  (given) =>
    given !== undefined && isDate(given) ? given : standard
