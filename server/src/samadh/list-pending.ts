import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { elapsed } from '@nivas/contract/elapsed.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { uidOf } from '@nivas/contract/samadh/visit.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, hasText, wayTo } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { isOverdue } from './overdue.ts'

type Pending = typeof samadh.pending

type Row = {
  id: number
  visitor_name: string
  birth_year: number | null
  mobile: string
  people: number
  gents: number
  ladies: number
  children: number
  entered_at: Date
  security_at: Date | null
  minutes: number
  tray_no: number | null
  mobiles_collected: number
}

/** Returns the pending visitors, read along their index from the nearer end. */
export async function listPending(
  db: Kysely<DB>,
  { today }: Actor,
  { page, per_page, order, name, security, overdue }: Input<Pending>,
): Promise<Answer<Pending>> {
  const inside = sql`samadh_visits where exited_at is null
    ${name ? sql`and ${hasText(sql`visitor_name`, name)}` : sql``}
    ${security === 'true' ? sql`and security_at is not null` : sql``}
    ${security === 'false' ? sql`and security_at is null` : sql``}
    ${overdue === 'true' ? sql`and ${isOverdue}` : sql``}
    ${overdue === 'false' ? sql`and not (${isOverdue})` : sql``}`
  const total = await countUpToLimit(db, inside)
  const way = wayTo({ page, per_page, order }, total, total <= MOST_COUNTED)
  if (!way) return { rows: [], total }
  const { rows } = await sql<Row>`
    select v.id, v.visitor_name, v.birth_year, v.mobile, v.people, v.entered_at, v.security_at, v.tray_no,
      v.mobiles_collected, v.gents, v.ladies, v.children, greatest(0, floor(extract(epoch from now() - v.entered_at) / 60))::int as minutes
    from (select id, entered_at from ${inside} order by entered_at ${way.walk}, id ${way.walk} offset ${way.skip} limit ${way.count}) as walked
    join samadh_visits v using (id)
    order by walked.entered_at ${way.read}, walked.id ${way.read}`.execute(db)
  const year = Number(today.slice(0, 4))
  return { rows: rows.map((row) => toPending(row, year)), total }
}

const toPending = (row: Row, year: number) => ({
  id: row.id,
  uid: uidOf(row.id),
  name: row.visitor_name,
  age: row.birth_year === null ? null : year - row.birth_year,
  mobile: row.mobile,
  people: row.people,
  gents: row.gents,
  ladies: row.ladies,
  children: row.children,
  timeElapsed: elapsed(row.minutes),
  securityExit: row.security_at !== null,
  securityEtnryTime: row.security_at?.toISOString() ?? null,
  entryMinutes: row.minutes,
  entered_at: row.entered_at.toISOString(),
  trayNo: row.tray_no,
  mobilesCollected: row.mobiles_collected,
})
