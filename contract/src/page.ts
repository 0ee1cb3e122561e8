import * as z from 'zod'
import { asciiDigits } from './digits.ts'
import { text } from './fields.ts'

export const PER_PAGE = 25
/** The number of rows of a page in report grids of electricity and of the shops' stock (specification, section 9). */
export const GRID_ROWS = 50

/**
 * The query of a list: `page`, `per_page`, `sort` (one of the given columns), `order`, and the given filters.
 * The first column is the default sort column.
 */
export const pageQuery = <const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sortable: S,
  filters: F,
  order: 'asc' | 'desc' = 'desc',
) =>
  z.object({
    page: z.coerce.number().pipe(z.int().min(1).max(100_000_000)).default(1),
    per_page: z.coerce.number().pipe(z.int().min(1).max(200)).default(PER_PAGE),
    sort: z.enum(sortable).default(sortable[0] as S[number]),
    order: z.enum(['asc', 'desc']).default(order),
    ...filters,
  })

/** A filter by a part of a column's text, in any case; an empty one does not filter. */
export const contains = text(100)
  .optional()
  .transform((value) => (value === undefined || value.trim() === '' ? undefined : value.trim()))

/** A filter by a part of a number or a reference, with digits of a Hindi keyboard as 0 to 9. */
export const containsNumber = contains.transform((value) => value && asciiDigits(value))
