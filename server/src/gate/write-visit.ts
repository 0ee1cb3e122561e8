import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB, GateVisits } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import type { Card, SealNumber } from '../identity/index.ts'
import { recordPrint } from '../receipts/index.ts'
import { cardOfOther } from './card-of-other.ts'
import { type Chosen, endEarlier, refuseInside } from './end-earlier.ts'
import { findInside } from './find-inside.ts'

/** A person of a visit who is recorded by name. */
export type Visitor = {
  name: string
  age: number | null
  phone: string | null
  city: string | null
  card: Card
}

type Visit = Omit<
  Insertable<GateVisits>,
  | 'id'
  | 'received_at'
  | 'entered_by'
  | 'exited_at'
  | 'exited_by'
  | 'ended_by'
  | 'listed'
  | 'id_card_no'
  | 'aadhaar_last4'
  | 'aadhaar_hash'
>

/** The refusal of a second open entry of a reservation. */
export const insideAlready = {
  one_open_entry_per_reservation: () =>
    new Refusal(400, 'This reservation is already inside. Please mark its visitors out first.'),
}

/** The refusals of a choice that does not exist or is switched off, by constraint. */
const refusals = {
  gate_visits_gate_id_fkey: () => wrongField('gate_id', 'There is no such gate'),
  gate_visits_gate_in_use: () => wrongField('gate_id', 'This gate is switched off. Please choose another.'),
  gate_visits_purpose_id_fkey: () => wrongField('visit_purpose.purpose_id', 'There is no such purpose'),
  gate_visits_country_id_fkey: () => wrongField('visit_purpose.country', 'There is no such country'),
  gate_visits_made_by_fkey: () => wrongField('kept.made_by', 'There is no such user'),
  ...insideAlready,
}

type Around = {
  card: Card
  visitors: readonly Visitor[]
  /** What happens to open entries with one of these cards. */
  inside: Chosen
  timeZone: string
  seal: SealNumber
}

/**
 * Records a visit with its card and its people, and returns its receipt. The visit begins now, or at its `entered_at`. An
 * entry that waited without a network is never refused for a card that is already inside.
 */
export async function writeVisit(
  trx: Transaction<DB>,
  actor: Actor,
  visit: Visit,
  { card, visitors, inside: chosen, timeZone, seal }: Around,
): Promise<VisitReceipt> {
  const waited = visit.entered_at !== undefined
  const inside = await findInside(trx, seal, [{ name: visit.visitor_name ?? null, card }, ...visitors])
  const stored = visit.is_satsangi ? card : cardOfOther(seal, card)
  if (!waited) refuseInside(timeZone, inside, chosen)
  const written = await refusing(
    trx
      .insertInto('gate_visits')
      .values({
        ...visit,
        id_card_no: stored.number,
        aadhaar_last4: stored.last4,
        aadhaar_hash: stored.hash,
        listed: visitors.length,
        entered_by: actor.id,
      })
      .returning(receiptColumns)
      .executeTakeFirstOrThrow(),
    refusals,
  )
  if (visitors.length > 0) await writeVisitors(trx, written.id, visitors)
  await endEarlier(trx, actor, written, { inside, chosen, waited })
  const receipt = receiptOf(written)
  // The browser has printed the receipt of an entry that it made offline, under a provisional number.
  if (visit.made_by && actor.submission)
    await recordPrint(trx, actor, 'gate', written.id, {
      ...receipt,
      ticket: provisionalNumber(actor.submission),
    })
  return receipt
}

/** The columns of a receipt. */
export const receiptColumns = ['id', 'entered_at', 'visitor_name', 'people', 'vehicle_no'] as const

export const receiptOf = (
  visit: Pick<Selectable<GateVisits>, (typeof receiptColumns)[number]>,
): VisitReceipt => ({
  id: visit.id,
  visitdate: visit.entered_at.toISOString(),
  visitorname: visit.visitor_name ?? '',
  totalPeople: visit.people,
  vehicleno: visit.vehicle_no,
})

/** Writes the visitors of a visit, in one statement for any number of them. */
async function writeVisitors(trx: Transaction<DB>, visit: number, visitors: readonly Visitor[]) {
  const column = <T>(of: (visitor: Visitor) => T) => visitors.map(of)
  await sql`insert into gate_visitors (visit_id, place, name, age, phone, city, i_card_number, aadhaar_last4, aadhaar_hash)
    select ${visit}::int, place, name, age, phone, city, card, last4, decode(hash, 'hex')
    from unnest(${column(({ name }) => name)}::text[], ${column(({ age }) => age)}::int[],
      ${column(({ phone }) => phone)}::text[], ${column(({ city }) => city)}::text[],
      ${column(({ card }) => card.number)}::text[], ${column(({ card }) => card.last4)}::text[],
      ${column(({ card }) => card.hash?.toString('hex') ?? null)}::text[])
      with ordinality as given (name, age, phone, city, card, last4, hash, place)`.execute(trx)
}
