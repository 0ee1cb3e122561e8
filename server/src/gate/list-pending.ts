import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { elapsed } from '@nivas/contract/elapsed.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, hasText, wayTo } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { dueAt } from './due-at.ts'

type Pending = typeof gate.pending

type Row = {
  id: number
  visitor_name: string | null
  people: number
  is_satsangi: boolean
  gate: { id: number; name: string } | null
  purpose: string | null
  entered_at: Date
  minutes: number
  due_at: Date
  overdue_minutes: number
  vehicle_no: string | null
  departure_date: string
  departure_time: string | null
  mobile: string | null
  visiting_name: string | null
  house_no: string | null
  satsang_official: string | null
  other_purpose: string | null
}

/** Returns the pending visitors, read along their index from the nearer end. */
export const listPending =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    { today }: Actor,
    { page, per_page, order, name, issatsangi, staying, overdue }: Input<Pending>,
  ): Promise<Answer<Pending>> => {
    const due = dueAt(timeZone)
    const inside = sql`gate_visits v where exited_at is null
    ${overdue === 'true' ? sql`and ${due} < now()` : sql``}
    ${overdue === 'false' ? sql`and ${due} >= now()` : sql``}
    ${name ? sql`and ${hasText(sql`visitor_name`, name)}` : sql``}
    ${staying === 'false' ? sql`and departure_date <= ${today}` : sql``}
    ${staying === 'true' ? sql`and departure_date > ${today}` : sql``}
    ${issatsangi ? sql`and is_satsangi = ${issatsangi === 'true'}` : sql``}`
    const total = await countUpToLimit(db, inside)
    const way = wayTo({ page, per_page, order }, total, total <= MOST_COUNTED)
    if (!way) return { rows: [], total }
    const { rows } = await sql<Row>`
    select v.id, v.visitor_name, v.people, v.is_satsangi, v.entered_at, v.mobile, v.visiting_name,
      coalesce(v.house_no, v.building_name) as house_no, v.satsang_official, v.other_purpose, p.name as purpose,
      case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as gate,
      greatest(0, floor(extract(epoch from now() - v.entered_at) / 60))::int as minutes,
      v.vehicle_no, v.departure_date, to_char(v.departure_time, 'HH24:MI') as departure_time,
      ${due} as due_at, floor(extract(epoch from now() - ${due}) / 60)::int as overdue_minutes
    from (select id, entered_at from ${inside} order by entered_at ${way.walk}, id ${way.walk} offset ${way.skip} limit ${way.count}) as walked
    join gate_visits v using (id)
    left join gates g on g.id = v.gate_id
    left join visit_purposes p on p.id = v.purpose_id
    order by walked.entered_at ${way.read}, walked.id ${way.read}`.execute(db)
    return { rows: rows.map(toPending), total }
  }

const toPending = (row: Row) => ({
  id: row.id,
  name: row.visitor_name ?? '',
  people: row.people,
  issatsangi: row.is_satsangi,
  gate: row.gate,
  purpose: row.purpose,
  entered_at: row.entered_at.toISOString(),
  entryMinutes: row.minutes,
  timeElapsed: elapsed(row.minutes),
  due_at: row.due_at.toISOString(),
  overdueMinutes: row.overdue_minutes < 0 ? null : row.overdue_minutes,
  vehicleno: row.vehicle_no,
  todate: row.departure_date,
  departure_time: row.departure_time,
  visit_purpose: {
    visitormobile: row.mobile,
    visitingname: row.visiting_name,
    houseno: row.house_no,
    satsangofficial: row.satsang_official,
    otherpurpose: row.other_purpose,
  },
})
