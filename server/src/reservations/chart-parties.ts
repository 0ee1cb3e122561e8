import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { type ChartParty, MAX_PARTIES } from '@nivas/contract/reservations/chart.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

/** Returns the NEW reservations that arrive on these days, in order of arrival. */
export async function chartParties(
  db: Kysely<DB>,
  _actor: Actor,
  { from, to }: Input<typeof reservations.chartParties>,
): Promise<ChartParty[]> {
  const { rows } = await sql<ChartParty>`
    select r.id, r.application_number, r.applicant_name, r.members_count, r.arrival_date, r.departure_date,
      r.accomodation_type, r.toilet_type,
      case when r.ac_room then 'YES' when not r.ac_room then 'NO' end as ac_room,
      (select coalesce(json_agg(p.building_id order by p.place), '[]')
        from preferred_buildings p where p.reservation_id = r.id) as preferred_buildings
    from reservations r
    where r.status = 'NEW' and r.arrival_date between ${from} and ${to}
    order by r.arrival_date, r.id limit ${MAX_PARTIES}`.execute(db)
  return rows
}
