import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { staying } from './staying.ts'

export const noPlan = () => new Refusal(404, 'There is no such plan')

type Row = Omit<Plan, 'created_at' | 'outcome'> & {
  created_at: Date
  outcome: Plan['outcome'] & { value: number }
}

/**
 * The totals of the lines of plan `p`. A stay that keeps its rooms has nothing to accept, and does not count as split.
 */
const outcome = sql`(select json_build_object(
    'groups', count(*), 'people', coalesce(sum(people), 0),
    'groups_placed', count(*) filter (where cardinality(room_ids) > 0),
    'people_placed', coalesce(sum(least(people, places)), 0),
    'places', coalesce(sum(places), 0),
    'empty_places', coalesce(sum(greatest(0, places - people)) filter (where cardinality(room_ids) > 0), 0),
    'split_buildings', count(*) filter (where buildings > 1 and not ${staying}),
    'split_floors', count(*) filter (where floors > 1 and buildings = 1 and not ${staying}),
    'preferences', coalesce(sum(preferences_asked) filter (where cardinality(room_ids) > 0), 0),
    'preferences_met', coalesce(round(sum(preferences_met)::numeric, 1), 0),
    'elder_groups', count(*) filter (where low is not null),
    'elder_groups_low', count(*) filter (where low >= 0.75),
    'moved', count(*) filter (where cardinality(held) > 0 and room_ids <> held),
    'open', count(*) filter (where state = 'OPEN' and cardinality(room_ids) > 0 and room_ids <> held),
    'accepting', count(*) filter (where state = 'ACCEPTING'),
    'accepted', count(*) filter (where state = 'ACCEPTED'),
    'refused', count(*) filter (where state = 'OPEN' and refusal is not null),
    'value', coalesce(sum(value), 0))
  from plan_lines l where l.plan_id = p.id)`

/** Returns the plans that match `where`, newest first; `p` is plans. */
export async function readPlans(db: Kysely<DB>, where: RawBuilder<unknown>, most = 1): Promise<Plan[]> {
  const { rows } = await sql<Row>`
    select p.id, p.from_date as from, p.to_date as to, p.may_move, p.state, p.stopped, p.share, p.quality, p.bound,
      u.name as created_by, p.created_at,
      (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.name), '[]')
        from buildings b where b.id = any(p.building_ids)) as buildings,
      case when p.state = 'READY' then ${outcome} end as outcome
    from plans p join users u on u.id = p.created_by
    where ${where} order by p.id desc limit ${most}`.execute(db)
  return rows.map(({ outcome: found, created_at, ...plan }) => {
    if (!found) return { ...plan, created_at: created_at.toISOString(), outcome: null }
    const { value, ...totals } = found
    // The quality comes from the present lines, so that changes by staff count immediately.
    const quality = totals.people === 0 ? 100 : (100 * value) / totals.people
    const bound = Math.max(quality, plan.bound ?? 100)
    return { ...plan, quality, bound, created_at: created_at.toISOString(), outcome: totals }
  })
}

/** Returns one plan; refuses an unknown id. */
export async function readPlan(db: Kysely<DB>, id: number): Promise<Plan> {
  const [plan] = await readPlans(db, sql`p.id = ${id}`)
  if (!plan) throw noPlan()
  return plan
}
