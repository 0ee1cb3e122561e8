import { wrongStay } from '@nivas/contract/date-order.ts'
import { peopleOf } from '@nivas/contract/reservations/capacity.ts'
import { combinedStay } from '@nivas/contract/reservations/combine.ts'
import { commonPreferences } from '@nivas/contract/reservations/preferences.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { readReservations } from './read-reservations.ts'

const notNew = 'Reservation {{number}} of {{name}} is no longer NEW. Please select again.'
const combined =
  'Reservation {{number}} of {{name}} already combines others and cannot be combined again. Please select again.'
const apart =
  'The stays do not overlap. Each must share a night with another. Please select reservations for the same days.'

function refuse(
  { application_number: number, applicant_name: name }: Reservation,
  text: typeof notNew | typeof combined,
): never {
  throw new Refusal(400, text, { number, name })
}

/**
 * Returns reservations that can be combined, in the order of selection, with their combined values: earliest arrival
 * to latest departure, all members, the number of people, and the preferences that do not contradict each other.
 */
export async function readCombinable(db: Kysely<DB>, ids: readonly number[]) {
  const found = await readReservations(db, sql`r.id = any(${ids}::int[])`)
  const byId = new Map(found.map((one) => [one.id, one]))
  const parents = ids.flatMap((id) => byId.get(id) ?? [])
  if (parents.length < ids.length)
    throw wrongField('reservation_ids', 'One of these reservations does not exist')
  for (const parent of parents) {
    if (parent.status !== 'NEW') refuse(parent, notNew)
    if (parent.is_child) refuse(parent, combined)
  }
  const stay = combinedStay(parents)
  if (!stay) throw new Refusal(400, apart)
  const tooLong = wrongStay(stay.arrival_date, stay.departure_date)
  if (tooLong) throw new Refusal(400, tooLong)
  const members = parents.flatMap((parent) => parent.members)
  const members_count = parents.reduce((sum, parent) => sum + peopleOf(parent.members_count), 0)
  const party = { ...stay, ...commonPreferences(parents), members, members_count }
  return { parents, party }
}
