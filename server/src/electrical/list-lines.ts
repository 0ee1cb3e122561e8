import type { ElectricLine } from '@nivas/contract/electrical/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The columns of a line in answers. */
export const lineColumns = [
  'id',
  'name as lineName',
  'description',
  sql<number>`is_enabled::int`.as('isEnabled'),
] as const

export const listLines = (db: Kysely<DB>): Promise<ElectricLine[]> =>
  db.selectFrom('electric_lines').select(lineColumns).orderBy(sql`lower(name)`).execute()
