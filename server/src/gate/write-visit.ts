import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB, GateVisits } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import type { Card } from '../identity/index.ts'
import { recordPrint } from '../receipts/index.ts'
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

/** A reservation can be inside once. */
export const insideAlready = {
  one_open_entry_per_reservation: () =>
    new Refusal(400, 'This reservation is inside already. Please mark its visitors out first.'),
}

/** The refusals of a wrong choice among the venue's lists, by the field of the form. */
const unknown = {
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
  /** What becomes of open entries with one of these cards. */
  inside: Chosen
  timeZone: string
}

/**
 * Records a visit with its card and its people, from now or from its own time of entry, and returns its receipt. One that
 * waited without a network is a fact, and never refused for a card that is inside already.
 */
export async function writeVisit(
  trx: Transaction<DB>,
  actor: Actor,
  visit: Visit,
  { card, visitors, inside: chosen, timeZone }: Around,
): Promise<VisitReceipt> {
  const waited = visit.entered_at !== undefined
  const inside = await findInside(trx, [{ name: visit.visitor_name ?? null, card }, ...visitors])
  if (!waited) refuseInside(timeZone, inside, chosen)
  const written = await refusing(
    trx
      .insertInto('gate_visits')
      .values({
        ...visit,
        id_card_no: card.number,
        aadhaar_last4: card.last4,
        aadhaar_hash: card.hash,
        listed: visitors.length,
        entered_by: actor.id,
      })
      .returning(receiptColumns)
      .executeTakeFirstOrThrow(),
    unknown,
  )
  if (visitors.length > 0) await writeVisitors(trx, written.id, visitors)
  await endEarlier(trx, actor, written, { inside, chosen, waited })
  const receipt = receiptOf(written)
  // An entry that was made offline has its receipt: the browser printed it, under a number of its own.
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

/** One statement for any number of visitors. */
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
