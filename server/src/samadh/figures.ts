import { samadhFigures } from '@nivas/contract/samadh/figures.ts'
import { type Kysely, sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import type { DB } from '../db/schema.gen.ts'
import { isLeftBehind } from './left-behind.ts'
import { isOverdue } from './overdue.ts'

const inside = sql`select coalesce(sum(people), 0)::int as n from samadh_visits where exited_at is null`

export const figures = figuresOf(samadhFigures, {
  samadh_inside: () => inside,
  samadh_too_long: () => sql`select count(*)::int from samadh_visits
    where exited_at is null and ${isOverdue}`,
  samadh_unclaimed: () => sql`select count(*)::int from samadh_visits
    where ${isLeftBehind}`,
})

/** The memorial site, as the live board counts it. */
export const samadhSite = {
  name: 'Memorial site',
  channel: 'samadh',
  count: async (db: Kysely<DB>): Promise<number> => {
    const { rows } = await sql<{ n: number }>`${inside}`.execute(db)
    return rows[0]?.n ?? 0
  },
}
