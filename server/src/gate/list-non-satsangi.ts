import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_REPORTED } from '@nivas/contract/count.ts'
import { elapsed } from '@nivas/contract/elapsed.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { type Kysely, sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import { countUpToLimit, wayTo } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type NonSatsangi = typeof gate.nonSatsangi

type Row = {
  id: number
  visitor_name: string | null
  purpose: string | null
  mobile: string | null
  visiting_name: string | null
  house_no: string | null
  satsang_official: string | null
  other_purpose: string | null
  aadhaar_last4: string | null
  vehicle_no: string | null
  country: string | null
  state: string | null
  arrival_date: string
  departure_date: string
  entered_at: Date
  exited_at: Date | null
  minutes: number
  people: number
}

/** Returns the non-satsangi visitors by time of entry, counted and read only by their index. */
export const listNonSatsangi =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _actor: Actor,
    { page, per_page, order, from, to }: Input<NonSatsangi>,
  ): Promise<Answer<NonSatsangi>> => {
    const matching = sql`gate_visits where not is_satsangi and ${betweenDays(sql`entered_at`, { from, to }, timeZone)}`
    const total = await countUpToLimit(db, matching, MOST_REPORTED)
    const way = wayTo({ page, per_page, order }, total, total <= MOST_REPORTED)
    if (!way) return { rows: [], total }
    const { rows } = await sql<Row>`
    select v.id, v.visitor_name, p.name as purpose, v.mobile, v.visiting_name,
      coalesce(v.house_no, v.building_name) as house_no, v.satsang_official, v.other_purpose, v.aadhaar_last4,
      v.vehicle_no, c.name as country, v.state, v.arrival_date, v.departure_date, v.entered_at, v.exited_at, v.people,
      greatest(0, floor(extract(epoch from coalesce(v.exited_at, now()) - v.entered_at) / 60))::int as minutes
    from (select id, entered_at from ${matching} order by entered_at ${way.walk}, id ${way.walk} offset ${way.skip} limit ${way.count}) as walked
    join gate_visits v using (id)
    left join visit_purposes p on p.id = v.purpose_id
    left join countries c on c.id = v.country_id
    order by walked.entered_at ${way.read}, walked.id ${way.read}`.execute(db)
    return { rows: rows.map(toVisit), total }
  }

const toVisit = (row: Row) => ({
  id: row.id,
  name: row.visitor_name ?? '',
  purpose: row.purpose,
  visitormobile: row.mobile,
  visitingname: row.visiting_name,
  houseno: row.house_no,
  satsangofficial: row.satsang_official,
  otherpurpose: row.other_purpose,
  adharid: row.aadhaar_last4 === null ? null : maskedNumber(row.aadhaar_last4),
  vehicleno: row.vehicle_no,
  country: row.country,
  state: row.state,
  arrival_date: row.arrival_date,
  departure_date: row.departure_date,
  entered_at: row.entered_at.toISOString(),
  exited_at: row.exited_at?.toISOString() ?? null,
  timeElapsed: elapsed(row.minutes),
  totalVisitors: row.people,
})
