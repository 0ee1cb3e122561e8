import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_REPORTED } from '@nivas/contract/count.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import type { RegisterRow } from '@nivas/contract/dispensary/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, wayTo } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { ageAtVisit, toVisit, type VisitRow, visitColumns } from './read-patients.ts'

type Register = typeof dispensary.register
type Row = VisitRow & Pick<RegisterRow, 'patient_id' | 'name' | 'fatherName' | 'phone' | 'age'>

/** Returns the visits of some days, newest first, with the age of each patient on the day. */
export async function listRegister(
  db: Kysely<DB>,
  _actor: Actor,
  { page, per_page, sort, order, from, to }: Input<Register>,
): Promise<Answer<Register>> {
  const matching = sql`patient_visits where visit_day between ${from} and ${to}`
  const total = await countUpToLimit(db, matching, MOST_REPORTED)
  const way = wayTo({ page, per_page, order }, total, total <= MOST_REPORTED)
  if (!way) return { rows: [], total }
  // A visit is recorded on its day, so the order of days and ids is that of the moments.
  const by = { visited_at: sql`walked.visit_day ${way.read}, walked.id ${way.read}` }[sort]
  const { rows } =
    await sql<Row>`select ${visitColumns}, v.patient_id, p.name, p.father_name as "fatherName", p.phone,
      ${ageAtVisit} as age
    from (select id, visit_day from ${matching} order by visit_day ${way.walk}, id ${way.walk} offset ${way.skip} limit ${way.count}) as walked
    join patient_visits v using (id) join patients p on p.id = v.patient_id join users u on u.id = v.seen_by
    order by ${by}`.execute(db)
  return { rows: rows.map(toVisit), total }
}
