import type { Call } from '@nivas/contract/call.ts'
import type * as z from 'zod'
import type { Sorting } from './state.ts'

type WithDefault = z.ZodDefault<z.ZodEnum<Record<string, string>>>

/** Returns the columns by which a call sorts and its default order, from the query of the contract. */
export function sortingOf(call: Call): Sorting {
  const shape = (call.query?.shape ?? {}) as { sort?: WithDefault; order?: WithDefault }
  return {
    by: shape.sort?.unwrap().options ?? [],
    sort: shape.sort?.parse(undefined) ?? '',
    order: shape.order?.parse(undefined) === 'asc' ? 'asc' : 'desc',
  }
}
