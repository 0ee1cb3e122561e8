import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { parseReference } from '@nivas/contract/reservations/reference.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { idsOfReference } from './ids-of-reference.ts'

type Find = typeof reservations.findOnChart
type Position = NonNullable<Answer<Find>>

/**
 * Finds the rooms and days of a reservation by its reference, however it is typed, or by the reference of a
 * reservation that was combined into it. Null when it holds no room.
 */
export async function findOnChart(
  db: Kysely<DB>,
  _actor: Actor,
  { application_number }: Input<Find>,
): Promise<Answer<Find>> {
  const { rows } = await sql<Position>`
    select r.application_number, r.arrival_date, r.departure_date, array_agg(m.id order by m.id) as room_ids,
      (array_agg(m.building_id order by m.id))[1] as building_id
    from reservations r join stays s on s.reservation_id = r.id join rooms m on m.id = s.room_id
    where r.id = any(${idsOfReference(parseReference(application_number) ?? application_number)})
    group by r.id`.execute(db)
  return rows[0] ?? null
}
