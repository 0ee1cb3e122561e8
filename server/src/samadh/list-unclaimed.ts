import type { Answer, Input } from '@nivas/contract/call.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { uidOf } from '@nivas/contract/samadh/visit.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, direction, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { isLeftBehind } from './left-behind.ts'

type Unclaimed = typeof samadh.unclaimed

type Row = {
  id: number
  visitor_name: string
  mobile: string
  tray_no: number | null
  mobiles_collected: number
  entered_at: Date
  exited_at: Date
}

/** Returns the things of visitors who left without them, read along their index. */
export async function listUnclaimed(
  db: Kysely<DB>,
  _actor: Actor,
  { page, per_page, order, name }: Input<Unclaimed>,
): Promise<Answer<Unclaimed>> {
  const matching = sql`samadh_visits
    where ${isLeftBehind}
    ${name ? sql`and ${hasText(sql`visitor_name`, name)}` : sql``}`
  const total = await countUpToLimit(db, matching)
  const way = direction(order === 'asc')
  const { rows } =
    await sql<Row>`select id, visitor_name, mobile, tray_no, mobiles_collected, entered_at, exited_at
    from ${matching} order by exited_at ${way}, id ${way} offset ${(page - 1) * per_page} limit ${per_page}`.execute(
      db,
    )
  return {
    rows: rows.map((row) => ({
      id: row.id,
      uid: uidOf(row.id),
      name: row.visitor_name,
      mobile: row.mobile,
      trayNo: row.tray_no,
      mobilesCollected: row.mobiles_collected,
      entered_at: row.entered_at.toISOString(),
      exited_at: row.exited_at.toISOString(),
    })),
    total,
  }
}
