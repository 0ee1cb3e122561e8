import type { Answer, Input } from '@nivas/contract/call.ts'
import type { planning } from '@nivas/contract/planning/calls.ts'
import type { PlanLine } from '@nivas/contract/planning/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { containing, direction } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { walkingOrder } from '../venue/index.ts'
import { noPlan } from './read-plans.ts'
import { staying } from './staying.ts'

type Query = Input<typeof planning.lines>

const shown: Record<Query['show'], RawBuilder<unknown>> = {
  ALL: sql`not ${staying}`,
  WITHOUT: sql`cardinality(l.room_ids) = 0`,
  SPLIT: sql`l.floors > 1 and not ${staying}`,
  PREFERENCES: sql`cardinality(l.room_ids) > 0 and l.preferences_met < l.preferences_asked and not ${staying}`,
  MOVED: sql`cardinality(l.held) > 0 and not ${staying}`,
  REFUSED: sql`l.refusal is not null and l.state = 'OPEN'`,
  ACCEPTED: sql`l.state = 'ACCEPTED'`,
  STAYING: staying,
}

const roomsOf = (
  ids: RawBuilder<unknown>,
) => sql`(select coalesce(json_agg(json_build_object('id', r.id, 'room_number', r.room_number,
    'building', b.name, 'floor_number', f.floor_number, 'max_occupiers', r.max_occupiers)
    order by ${walkingOrder}), '[]')
  from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id where r.id = any(${ids}))`

/** Returns the lines that match `where`; `l` is plan_lines, `v` reservations. */
export async function readLines(
  db: Kysely<DB>,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`l.id`,
): Promise<PlanLine[]> {
  const { rows } = await sql<PlanLine>`
    select l.id, l.reservation_id, v.application_number, v.applicant_name, l.status, l.arrival_date, l.departure_date,
      l.people, ${roomsOf(sql`l.room_ids`)} as rooms,
      case when ${staying} then '[]' else ${roomsOf(sql`l.held`)} end as held,
      l.pinned, l.state, l.refusal, l.reason, l.places, l.buildings, l.floors,
      l.preferences_asked as preferences, l.preferences_met, l.low
    from plan_lines l join reservations v on v.id = l.reservation_id
    where ${where} order by ${order}`.execute(db)
  return rows
}

/** Returns a page of a plan's lines, with their exact total: a plan has at most a few thousand. */
export async function listLines(
  db: Kysely<DB>,
  _actor: Actor,
  query: Query,
): Promise<Answer<typeof planning.lines>> {
  const { id, show, application_number, page, per_page } = query
  const plan = await db.selectFrom('plans').select('id').where('id', '=', id).executeTakeFirst()
  if (!plan) throw noPlan()
  const way = direction(query.order === 'asc')
  const order = sql`${sql.ref(`l.${query.sort}`)} ${way}, l.id ${way}`
  const where = sql`l.plan_id = ${id} and ${shown[show]} ${
    application_number
      ? sql`and exists (select from reservations n where n.id = l.reservation_id
          and n.application_number ilike ${containing(application_number)})`
      : sql``
  }`
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from plan_lines l where ${where}`.execute(db)
  return {
    rows: await readLines(
      db,
      sql`l.id in (select l.id from plan_lines l where ${where} order by ${order}
        limit ${per_page} offset ${(page - 1) * per_page})`,
      order,
    ),
    total: rows[0]?.total ?? 0,
  }
}
