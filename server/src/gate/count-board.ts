import { dayIn } from '@nivas/contract/dates.ts'
import type { LiveBoard } from '@nivas/contract/gate/board.ts'
import { type Kysely, sql } from 'kysely'
import { beginningOf } from '../db/days.ts'
import { countQuarterHours } from '../db/quarter-hours.ts'
import type { DB } from '../db/schema.gen.ts'
import { dueAt } from './due-at.ts'

/** The maximum number of overdue visits that the board names. */
const MOST_NAMED = 8

/**
 * A site that counts its own visits: its name, the channel of its changes, and a function that counts the people
 * inside.
 */
export type OtherSite = { name: string; channel: string; count: (db: Kysely<DB>) => Promise<number> }

/**
 * Counts the live board from the index of open visits and the index of today's entries, so that earlier visits do not
 * slow it down.
 */
export async function countBoard(
  db: Kysely<DB>,
  timeZone: string,
  elsewhere: readonly OtherSite[],
): Promise<LiveBoard> {
  const midnight = beginningOf(dayIn(timeZone), timeZone)
  const [sites, gates, quarters, overdue, settings] = await Promise.all([
    Promise.all(elsewhere.map(async ({ name, count }) => ({ name, inside: await count(db) }))),
    sql<{ id: number | null; name: string | null; satsangi: number; others: number }>`
      with inside as (select gate_id, coalesce(sum(people) filter (where is_satsangi), 0)::int as satsangi,
          coalesce(sum(people) filter (where not is_satsangi), 0)::int as others
        from gate_visits where exited_at is null group by gate_id)
      select g.id, g.name, coalesce(i.satsangi, 0) as satsangi, coalesce(i.others, 0) as others
        from gates g left join inside i on i.gate_id = g.id where g.is_active or i.gate_id is not null
      union all select null, null, satsangi, others from inside where gate_id is null
      order by name nulls last`.execute(db),
    countQuarterHours(db, sql`gate_visits where entered_at >= ${midnight}`, timeZone),
    sql<{
      id: number
      name: string | null
      people: number
      is_satsangi: boolean
      since: Date
      minutes: number
      /** The number of all overdue visits, including those that are not named. */
      count: number
    }>`
      select v.id, v.visitor_name as name, v.people, v.is_satsangi, due.since, due.count,
        floor(extract(epoch from now() - due.since) / 60)::int as minutes
      from (select v.id, ${dueAt(timeZone)} as since, count(*) over ()::int as count from gate_visits v
        where v.exited_at is null and ${dueAt(timeZone)} < now() order by 2, 1 limit ${MOST_NAMED}) as due
      join gate_visits v using (id) order by due.since, v.id`.execute(db),
    db.selectFrom('gate_settings').select('ceiling').executeTakeFirst(),
  ])
  const sum = (kind: 'satsangi' | 'others') => gates.rows.reduce((all, one) => all + one[kind], 0)
  const [satsangi, others] = [sum('satsangi'), sum('others')]
  return {
    at: new Date().toISOString(),
    inside: satsangi + others,
    satsangi,
    others,
    ceiling: settings?.ceiling ?? null,
    gates: gates.rows,
    quarters,
    sites,
    everywhere: sites.reduce((all, site) => all + site.inside, satsangi + others),
    overdue_count: overdue.rows[0]?.count ?? 0,
    overdue: overdue.rows.map(({ name, is_satsangi, since, count: _, ...rest }) => ({
      ...rest,
      name: name ?? '',
      issatsangi: is_satsangi,
      since: since.toISOString(),
    })),
  }
}
