import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

/**
 * Marks an open visit as ended, now and from this counter; its things stay where they are. A visit that another
 * counter has just ended keeps that end.
 */
export const endVisit = (trx: Transaction<DB>, actor: Actor, id: number) =>
  trx
    .updateTable('samadh_visits')
    .set({
      exited_at: sql<Date>`greatest(now(), entered_at)`,
      exited_by: actor.id,
      exited_from: actor.address,
    })
    .where('id', '=', id)
    .where('exited_at', 'is', null)
    .execute()
