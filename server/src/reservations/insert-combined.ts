import type { MealStay } from '@nivas/contract/reservations/meals.ts'
import type { Preferences } from '@nivas/contract/reservations/preferences.ts'
import type { Member, Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { Selectable, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { nextNumber } from './insert-reservation.ts'

/** The maximum length of comments, as in the form that changes them. */
const LONGEST = 2_000

type Row = Selectable<DB['reservations']>
type Together = MealStay & Preferences & { members: Member[]; members_count: number }

/** Joins the texts of all parents, each after its number and name; null when no parent has a text. */
function together(parents: readonly Row[], textOf: (parent: Row) => string | null) {
  const texts = parents.flatMap((parent) => {
    const text = textOf(parent)
    return text ? [`${parent.application_number} ${parent.applicant_name}: ${text}`] : []
  })
  return texts.join('\n') || null
}

/** The first half of a character that JavaScript counts as two, such as 🙏, at a cut. */
const halfAtEnd = /[\ud800-\udbff]$/

/** Cuts the combined comments to the length of their field. Each parent keeps its comments in full. */
const inField = (comments: string | null) =>
  comments && comments.length > LONGEST
    ? `${comments.slice(0, LONGEST - 1).replace(halfAtEnd, '')}…`
    : comments

/** Columns that the database fills. */
type Made = 'id' | 'created_at' | 'members_count' | 'holds_rooms' | 'is_paid'

/**
 * Inserts the combined reservation on HOLD and returns its id. Applicant and contact are those of the first parent;
 * meals are wanted if one parent wants them; the earliest gate check-in of a parent is taken over. A column without a
 * rule for combining does not compile.
 */
export async function insertCombined(
  trx: Transaction<DB>,
  actor: Actor,
  parents: readonly Reservation[],
  party: Together,
): Promise<number> {
  const found = await trx
    .selectFrom('reservations')
    .selectAll()
    .where(
      'id',
      'in',
      parents.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(found.map((row) => [row.id, row]))
  const rows = parents.flatMap(({ id }) => byId.get(id) ?? [])
  const [first] = rows
  if (!first) throw new Error('there are no reservations to combine')
  const firstAtGate = rows
    .filter((row) => row.gate_checked_in_at)
    .sort((a, b) => Number(a.gate_checked_in_at) - Number(b.gate_checked_in_at))[0]

  const { id } = await trx
    .insertInto('reservations')
    .values({
      application_number: nextNumber(actor.today),
      status: 'HOLD',
      created_by: actor.id,
      is_child: true,
      combined_into: null,
      building_id: null,
      allotment_cancelled_at: null,
      cancelled_at: null,
      cancelled_prices: null,
      cancelled_rooms: null,
      checked_in_at: null,
      checked_in_by: null,
      event_type_id: first.event_type_id,
      id_card_no: first.id_card_no,
      id_card_reason: first.id_card_reason,
      applicant_name: first.applicant_name,
      city: first.city,
      other_card_no: first.other_card_no,
      is_updeshi: first.is_updeshi,
      address: first.address,
      referral_name: first.referral_name,
      phone: first.phone,
      email: first.email,
      members: JSON.stringify(party.members),
      unnamed_count: party.members_count - party.members.length,
      arrival_date: party.arrival_date,
      departure_date: party.departure_date,
      arrival_time: party.arrival_time,
      departure_time: party.departure_time,
      accomodation_type: party.accomodation_type,
      toilet_type: party.toilet_type,
      ac_room: party.ac_room === null ? null : party.ac_room === 'YES',
      comments: inField(together(rows, ({ comments }) => comments)),
      medical_constraint: together(rows, ({ medical_constraint }) => medical_constraint),
      wants_meals: rows.some((row) => row.wants_meals),
      gate_checked_in_at: firstAtGate?.gate_checked_in_at ?? null,
      gate_checked_in_by: firstAtGate?.gate_checked_in_by ?? null,
    } satisfies Writes<Row, Made>)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
