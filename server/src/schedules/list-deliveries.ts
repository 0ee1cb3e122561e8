import type { Answer, Input } from '@nivas/contract/call.ts'
import type { schedules } from '@nivas/contract/schedules/calls.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, direction } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type DeliveryRow, deliveryColumns, joinedToDelivery, toDelivery } from './delivery-rows.ts'
import { readSchedule } from './read-schedules.ts'

type Deliveries = typeof schedules.deliveries

/** Returns the mails of a report, in the order in which they were made. */
export const listDeliveries =
  (hasMailServer: boolean) =>
  async (
    db: Kysely<DB>,
    _actor: Actor,
    { id, page, per_page, order }: Input<Deliveries>,
  ): Promise<Answer<Deliveries>> => {
    await readSchedule(db, id, hasMailServer)
    const way = direction(order === 'asc')
    const { rows } =
      await sql<DeliveryRow>`select ${deliveryColumns(hasMailServer)} from report_mail_deliveries d ${joinedToDelivery}
      where d.report_mail_id = ${id} order by d.made_at ${way}, d.id ${way}
      offset ${(page - 1) * per_page} limit ${per_page}`.execute(db)
    const total = await countUpToLimit(db, sql`report_mail_deliveries where report_mail_id = ${id}`)
    return { rows: rows.map(toDelivery), total }
  }
