import { withPlainDigits } from '@nivas/contract/identity/find-numbers.ts'
import { AADHAAR } from '@nivas/contract/samadh/lookups.ts'
import type { VisitChoice } from '@nivas/contract/samadh/schemas.ts'
import { uidOf, visitOfTicket } from '@nivas/contract/samadh/visit.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordsByProvisional } from '../http/by-provisional-number.ts'
import { Refusal, withData } from '../http/refusal.ts'
import {
  chooseByName,
  leftAlready,
  MOST_CHOICES,
  nobodyInside,
  severalInside,
} from '../http/visit-refusals.ts'
import { cardOf, type SealNumber } from '../identity/index.ts'
import { identityOfScan, type Scanned } from './identity-of.ts'
import { stateColumns, stateOf } from './visit-rows.ts'

const plainNumber =
  'Tickets of the memorial site begin with S. A number without it may be a ticket of the gate: please check it.'

const lockIfFound = (trx: Transaction<DB>, id: number) =>
  trx.selectFrom('samadh_visits').select(stateColumns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks a visit until the end of the transaction and returns it; refuses an unknown id. */
export async function lockVisit(trx: Transaction<DB>, id: number) {
  const visit = await lockIfFound(trx, id)
  if (!visit) throw new Refusal(404, 'There is no such visit')
  return visit
}

/**
 * Returns the visits of a ticket: the one with this number, or those for which browsers printed this provisional
 * number.
 */
async function visitsOfTicket(trx: Transaction<DB>, typed: string): Promise<number[]> {
  const visit = visitOfTicket(typed)
  return visit === undefined ? recordsByProvisional(trx, ['samadh.visit'], typed) : [visit]
}

/**
 * Returns at most two open visits: of the tickets, when several visits have this provisional number, otherwise of this
 * card.
 */
async function openWith(
  trx: Transaction<DB>,
  seal: SealNumber,
  scanned: Scanned,
  tickets: readonly number[],
): Promise<number[]> {
  const { hash } = identityOfScan(seal, scanned)
  const isIt = tickets.length > 1 ? sql`id = any(${tickets})` : sql`id_hash = ${hash}`
  const { rows } = await sql<{ id: number }>`select id from samadh_visits
    where exited_at is null and ${isIt} order by id limit 2`.execute(trx)
  const [id] = rows
  // Only an Aadhaar card is also found by the end of its number.
  const end = cardOf(scanned.idNumber)
  if (id === undefined && end.last4 !== null) await askByName(trx, end.last4, end.hash !== null)
  return rows.map(({ id }) => id)
}

/**
 * Asks which visit is meant, by name, when Aadhaar cards end in these digits. `isWhole` is true for a number that was
 * typed or scanned completely.
 */
async function askByName(trx: Transaction<DB>, last4: string, isWhole: boolean): Promise<void> {
  const rows = await trx
    .selectFrom('samadh_visits')
    .select(['id', 'visitor_name as name', 'people'])
    .where('exited_at', 'is', null)
    .where('id_last4', '=', last4)
    .where('id_proof', '=', AADHAAR)
    .orderBy('id')
    .limit(MOST_CHOICES)
    .execute()
  const choose = rows.map(
    ({ id, name, people }): VisitChoice => ({ id, uid: uidOf(id), name, people: people ?? 0 }),
  )
  if (choose.length > 0) throw chooseByName(choose, isWhole)
}

/**
 * Locks the open visit of a ticket or a card, and returns it. A ticket of a visit that has ended is refused with the
 * time of its exit, and with the visit, which may have left things. When no open visit has an Aadhaar card, the visits
 * of cards with the same end are offered by name.
 */
export async function findOpen(
  trx: Transaction<DB>,
  { seal, timeZone }: { seal: SealNumber; timeZone: string },
  scanned: Scanned,
) {
  const typed = scanned.idNumber
  const tickets = await visitsOfTicket(trx, typed)
  const [ticket] = tickets.length === 1 ? tickets : []
  const named = ticket === undefined ? undefined : await lockIfFound(trx, ticket)
  if (named && !named.exited_at) return named
  const [id, another] = await openWith(trx, seal, scanned, tickets)
  if (id === undefined && named?.exited_at)
    throw withData(leftAlready(timeZone, named.exited_at), { left: stateOf(named, new Date()) })
  if (id === undefined) throw isPlainNumber(typed) ? new Refusal(400, plainNumber) : nobodyInside()
  if (another !== undefined) throw severalInside(uidOf(id), uidOf(another))
  const visit = await lockIfFound(trx, id)
  if (!visit || visit.exited_at) throw nobodyInside()
  return visit
}

const isPlainNumber = (typed: string) => /^\d{1,10}$/.test(withPlainDigits(typed).trim())
