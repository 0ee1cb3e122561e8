import type { Answer, Input } from '@nivas/contract/call.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import type { OtherEntry, SatsangiBody } from '@nivas/contract/gate/entry.ts'
import { endOfVisit, readEntry, satsangiPeople } from '@nivas/contract/gate/visitor-entry.ts'
import { isNoCard, NOT_AVAILABLE } from '@nivas/contract/identity/card-number.ts'
import { asMobile } from '@nivas/contract/people.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { Transaction } from 'kysely'
import type * as z from 'zod'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { requirePermission } from '../http/require-permission.ts'
import { whenMade } from '../http/when-made.ts'
import { cardOf, NO_CARD, type SealNumber } from '../identity/index.ts'
import { checkIn } from '../reservations/index.ts'
import { writeVisit } from './write-visit.ts'

type Create = typeof gate.createVisitorEntry
type Sent = Input<Create>

type Satsangis = z.output<typeof SatsangiBody>
type Other = z.output<typeof OtherEntry>

/** When the visitors entered, on the venue's clock. The first two fields are set only for an entry that waited in a browser. */
type When = { entered_at?: Date; made_by?: number; day: string }

type Server = { timeZone: string; seal: SealNumber }

/** Records an entry of the Visitor Entry form. Checks its reservation in, in the same transaction. */
export const createVisitorEntry =
  (server: Server) =>
  async (trx: Transaction<DB>, actor: Actor, sent: Sent): Promise<Answer<Create>> => {
    // A user who may only check in reservations must not record other entries.
    if (!sent.reservation_id) requirePermission(actor, 'gate-visitor-entry')
    const { kind, read } = readEntry(sent)
    // This does not happen: the same rules have validated the body.
    if (!read.success) throw read.error
    const made = await whenMade(trx, sent.kept)
    const when: When = made
      ? { entered_at: made.at, made_by: made.by, day: dayIn(server.timeZone, made.at) }
      : { day: actor.today }
    return kind === 'satsangi'
      ? writeSatsangis(trx, actor, sent, read.data, { ...when, server })
      : writeOther(trx, actor, sent, read.data, { ...when, server })
  }

async function writeSatsangis(
  trx: Transaction<DB>,
  actor: Actor,
  { people: counted, inside }: Sent,
  entry: Satsangis,
  { day, server, ...when }: When & { server: Server },
) {
  const people = satsangiPeople(entry)
  if (typeof counted === 'number' && counted !== people)
    throw new Refusal(400, 'The number of people does not match the entry. Please check it.')
  const { reservation_id, another_day, visit_purpose: purpose } = entry
  const came = when.entered_at && { at: when.entered_at, day }
  const stay = reservation_id
    ? await checkIn(trx, actor, { id: reservation_id, type: 'GATE', another_day }, came)
    : undefined
  // The audit row of the call names the visit. This event shows the check-in in the history of the reservation, as the
  // call of the desk does.
  if (stay)
    await writeEvent(trx, {
      name: 'reservations.checkIn',
      record: { type: 'reservation', id: stay.id },
      input: { type: 'GATE' },
      by: actor.id,
    })
  const visitors = entry.members.map(({ i_card_number, ...member }) => ({
    ...member,
    card: cardOf(isNoCard(i_card_number) ? NOT_AVAILABLE : i_card_number),
  }))
  const [first] = visitors
  return writeVisit(
    trx,
    actor,
    {
      is_satsangi: true,
      gate_id: entry.gate_id,
      reservation_id: entry.reservation_id,
      visitor_name: first?.name ?? null,
      mobile: asMobile(purpose?.visitormobile ?? first?.phone ?? null),
      ...(purpose && purposeColumns(purpose)),
      people,
      children: entry.children,
      adults: entry.adults,
      arrival_date: entry.fromdate,
      ...endOf(entry, stay),
      ...when,
    } satisfies Writes<
      Satsangis,
      | 'fromdate'
      | 'todate'
      | 'members'
      | 'another_day'
      | 'old_departure_date'
      | 'old_departure_time'
      | 'visit_purpose'
    >,
    {
      card: !first || first.card.number === NOT_AVAILABLE ? NO_CARD : first.card,
      visitors,
      inside,
      ...server,
    },
  )
}

/**
 * Returns when the visit ends. A desk may have changed the stay since the form showed it. An end that the form took
 * from the stay becomes the end of the stay as it is now; an end that the guard chose stays.
 */
function endOf(
  { fromdate, todate, departure_time, old_departure_date, old_departure_time }: Satsangis,
  stay: Pick<Reservation, 'departure_date' | 'departure_time'> | undefined,
) {
  if (!stay || old_departure_date === null || todate !== endOfVisit(fromdate, old_departure_date))
    return { departure_date: todate, departure_time }
  return {
    departure_date: endOfVisit(fromdate, stay.departure_date),
    departure_time: departure_time === old_departure_time ? stay.departure_time : departure_time,
  }
}

/** Fields of a purpose whose column has a different name. The mobile number belongs to the visit. */
type RenamedPurpose =
  | 'visitingname'
  | 'houseno'
  | 'satsangofficial'
  | 'otherpurpose'
  | 'country'
  | 'vehicleno'
  | 'visitormobile'

const purposeColumns = (purpose: Other['visit_purpose'] | NonNullable<Satsangis['visit_purpose']>) =>
  ({
    purpose_id: purpose.purpose_id,
    visiting_name: purpose.visitingname,
    house_no: purpose.houseno,
    satsang_official: purpose.satsangofficial,
    other_purpose: purpose.otherpurpose,
    country_id: purpose.country,
    state: purpose.state,
    vehicle_no: purpose.vehicleno,
  }) satisfies Writes<Other['visit_purpose'], RenamedPurpose>

/** Records the entry of a non-satsangi visitor, who comes and goes on the same day. */
async function writeOther(
  trx: Transaction<DB>,
  actor: Actor,
  { reservation_id, inside }: Sent,
  entry: z.output<typeof OtherEntry>,
  { day, server, ...when }: When & { server: Server },
) {
  if (reservation_id)
    throw new Refusal(400, 'A reservation is checked in with its members. Please use the satsangi form.')
  const { visit_purpose: purpose } = entry
  return writeVisit(
    trx,
    actor,
    {
      is_satsangi: false,
      gate_id: entry.gate_id,
      visitor_name: entry.visitorname.trim(),
      mobile: purpose.visitormobile,
      ...purposeColumns(purpose),
      people: entry.gents + 1,
      arrival_date: day,
      departure_date: day,
      ...when,
    } satisfies Writes<Other, 'visitorname' | 'idNumber' | 'gents' | 'members' | 'visit_purpose'>,
    {
      card: cardOf(entry.idNumber),
      visitors: entry.members.map(({ name, phone }) => ({
        name,
        phone,
        age: null,
        city: null,
        card: NO_CARD,
      })),
      inside,
      ...server,
    },
  )
}
