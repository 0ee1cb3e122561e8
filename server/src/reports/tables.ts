import type { Tables } from '../db/table-owners.ts'

/** Reports own no tables: their numbers are those of the areas. */
export const tables = { owns: [] } satisfies Tables
