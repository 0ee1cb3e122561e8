import type { Tables } from '../db/table-owners.ts'

/** Reports own no tables: they read those of other areas. */
export const tables = { owns: [] } satisfies Tables
