import { isDate } from '@nivas/contract/dates.ts'

/** The search part of the hash route. A link that was typed by hand may contain anything. */
export type Search = Record<string, unknown>

/**
 * Reads one value of a screen from its address. It gets the text in the address and returns the value for it. Without a
 * text, or with an invalid one, it returns the default, which is never written into the address.
 */
export type Reader = (given: string | undefined) => string

const asText = (given: unknown): string | undefined =>
  typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean'
    ? String(given)
    : undefined

/** Returns the values of a screen. A value that is missing or invalid in the address becomes its default. */
export const readAddress = <K extends string>(
  search: Search,
  readers: Record<K, Reader>,
): Record<K, string> =>
  Object.fromEntries(
    Object.entries<Reader>(readers).map(([key, read]) => [key, read(asText(search[key]))]),
  ) as Record<K, string>

/** Returns the search with these values in it, without those that equal their defaults. */
export function writeAddress<K extends string>(
  search: Search,
  values: Partial<Record<K, string>>,
  readers: Record<K, Reader>,
): Search {
  const next = { ...search }
  for (const [key, value] of Object.entries(values) as [K, string | undefined][]) {
    if (value === undefined) continue
    const read = readers[key]
    // Writes what the reader would read back: a reader may drop a part of the value.
    const written = read(value)
    if (written === read(undefined)) delete next[key]
    else next[key] = written
  }
  return next
}

/**
 * Does the same for values that filter or sort a list. A change of them goes to the first page of the list, in the same
 * history entry, so that Back returns to the page that the user left.
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

/** Reads one of these values. The default is `standard`, or else the first value. */
export const oneOf =
  (values: readonly string[], standard: string = values[0] ?? ''): Reader =>
  (given) =>
    given !== undefined && values.includes(given) ? given : standard

/** Reads a whole number from 1 up. The default is 1. */
export const pageNumber: Reader = (given) => (given && /^[1-9]\d{0,7}$/.test(given) ? given : '1')

/** Reads the id of a record. The default is empty. */
export const idOrNone: Reader = (given) => (given && /^[1-9]\d{0,8}$/.test(given) ? given : '')

/** Reads up to 100 ids of records, separated by commas. The default is empty. */
export const someIds: Reader = (given) =>
  given && /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/.test(given) ? given : ''

/** Reads any text, cut at the longest length that any call accepts. The default is empty. */
export const anyText: Reader = (given) => (given ?? '').slice(0, 100)

/**
 * Reads some of these values from a comma list. It returns each value once, in the order of `values`. The default is
 * empty.
 */
export const someOf =
  (values: readonly string[]): Reader =>
  (given) => {
    const wanted = new Set(given?.split(','))
    return values.filter((value) => wanted.has(value)).join(',')
  }

/** Reads a day as `YYYY-MM-DD`. The default is `standard`. */
export const dayOr =
  (standard: string): Reader =>
  (given) =>
    given !== undefined && isDate(given) ? given : standard
