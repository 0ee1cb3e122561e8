import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { Repeated } from '../http/bind.ts'
import { readTicket } from './read-tickets.ts'

/** Records the first user who had a look at a ticket; later looks change nothing. */
export async function lookAtTicket(
  trx: Transaction<DB>,
  actor: Actor,
  { systemid, id }: Input<typeof pos.looked>,
): Promise<Ticket | Repeated<Ticket>> {
  await readTicket(trx, systemid, id)
  const { numUpdatedRows } = await trx
    .updateTable('pos_tickets')
    .set({ looked_by: actor.id, looked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('looked_by', 'is', null)
    .executeTakeFirst()
  const data = await readTicket(trx, systemid, id)
  return numUpdatedRows > 0n ? data : { data, repeated: true }
}
