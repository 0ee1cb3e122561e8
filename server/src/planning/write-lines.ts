import { addDays } from '@nivas/contract/dates.ts'
import type { Fit, Preferences } from '@nivas/contract/planning/fit.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Planned } from './read-solver-input.ts'
import type { Reason, Solution } from './solve/solver-input.ts'

/** Returns the stored preferences of a line. */
export const preferencesOf = (written: unknown): Preferences => written as Preferences

export const fitColumns = ({ places, buildings, floors, preferences, preferences_met, low, value }: Fit) => ({
  places,
  buildings,
  floors,
  preferences_asked: preferences,
  preferences_met,
  low,
  value,
})

/** Converts nights back to days. */
const reasonInDays = (reason: Reason | null, first: string) =>
  reason && {
    code: reason.code,
    night: 'night' in reason ? addDays(first, reason.night) : null,
    places: reason.places,
  }

const ascending = (ids: readonly number[]) => [...ids].sort((a, b) => a - b)

/**
 * Writes the solver's proposals: one line for each reservation, all in one statement. A line that gets the same rooms
 * as in the plan whose pins were kept also keeps the agreement to their places.
 */
export async function writeLines(
  trx: Transaction<DB>,
  planId: number,
  { first, reservations, input }: Planned,
  { lines }: Solution,
): Promise<void> {
  const parties = new Map(input.parties.map((party) => [party.id, party]))
  const rows = lines.flatMap(({ id, rooms, fit, reason }) => {
    const party = parties.get(id)
    const reservation = reservations.get(id)
    if (!party || !reservation) return []
    const room_ids = ascending(rooms)
    return {
      reservation_id: id,
      ...reservation,
      people: party.people,
      elders: party.elders,
      preferences: party.preferences,
      held: ascending(party.held),
      room_ids,
      pinned: party.pinned !== null && String(room_ids) === String(ascending(party.pinned)),
      reason: reasonInDays(reason, first),
      ...fitColumns(fit),
    }
  })
  await sql`insert into plan_lines (plan_id, reservation_id, status, arrival_date, departure_date, people, elders, preferences,
      held, room_ids, pinned, reason, places, buildings, floors, preferences_asked, preferences_met, low, value, agreed_by)
    select ${planId}::int, reservation_id, status, arrival_date, departure_date, people, elders, preferences,
      held, room_ids, pinned, reason, places, buildings, floors, preferences_asked, preferences_met, low, value,
      (select b.agreed_by from plan_lines b join plans p on p.pins_of = b.plan_id
        where p.id = ${planId} and b.reservation_id = made.reservation_id and b.room_ids = made.room_ids)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (reservation_id int, status text, arrival_date date,
      departure_date date, people int, elders int, preferences jsonb, held int[], room_ids int[], pinned boolean, reason jsonb,
      places int, buildings int, floors int, preferences_asked int, preferences_met real, low real, value double precision)`.execute(
    trx,
  )
}
