import { uidOf, visitOfTicket } from '@nivas/contract/samadh/visit.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordsByProvisional } from '../http/by-provisional-number.ts'
import { Refusal } from '../http/refusal.ts'
import { onVenueClock } from '../http/venue-time.ts'
import type { SealNumber } from '../identity/index.ts'
import { identityOf } from './identity-of.ts'
import { stateColumns } from './visit-rows.ts'

const notFound =
  'Nobody is inside with this number. Please check the ticket, or find the visitor in the list.'

/** A visit by its id, locked until the end of the transaction. */
export const lockVisit = (trx: Transaction<DB>, id: number) =>
  trx.selectFrom('samadh_visits').select(stateColumns).where('id', '=', id).forUpdate().executeTakeFirst()

/** The open visits with this card, or with the number that a browser printed meanwhile. */
async function openWith(trx: Transaction<DB>, seal: SealNumber, typed: string): Promise<number[]> {
  const waited = await recordsByProvisional(trx, ['samadh.visit'], typed)
  const { hash, last4 } = identityOf(seal, typed)
  const isIt =
    waited.length > 0 ? sql`id = any(${waited})` : hash ? sql`id_hash = ${hash}` : sql`id_last4 = ${last4}`
  const { rows } = await sql<{ id: number }>`select id from samadh_visits
    where exited_at is null and ${isIt} order by id limit 2`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * The open visit of a ticket or a card, locked. A ticket of a visit that has ended is refused with the time
 * of its exit; several visits with the end of a number are distinguished by their tickets.
 */
export async function findOpen(
  trx: Transaction<DB>,
  { seal, timeZone }: { seal: SealNumber; timeZone: string },
  typed: string,
) {
  const ticket = visitOfTicket(typed)
  const named = ticket === undefined ? undefined : await lockVisit(trx, ticket)
  if (named && !named.exited_at) return named
  const [id, another] = await openWith(trx, seal, typed)
  if (id === undefined && named?.exited_at)
    throw new Refusal(400, 'This visitor was marked out already, {{moment}}.', {
      moment: onVenueClock(timeZone, named.exited_at),
    })
  if (id === undefined) throw new Refusal(400, notFound)
  if (another !== undefined)
    throw new Refusal(
      400,
      'Several entries are open with this card: {{one}}, {{other}}. Please scan the ticket.',
      { one: uidOf(id), other: uidOf(another) },
    )
  const visit = await lockVisit(trx, id)
  if (!visit || visit.exited_at) throw new Refusal(400, notFound)
  return visit
}
