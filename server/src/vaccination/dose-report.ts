import type { Answer, Input } from '@nivas/contract/call.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

type Report = typeof vaccination.report

/** Counts the doses of some days. The age of a person is the age on the day of the dose. */
export async function doseReport(
  db: Kysely<DB>,
  _reader: Reader,
  { from, to }: Input<Report>,
): Promise<Answer<Report>> {
  const { rows } = await sql<Answer<Report>[number]>`
    select given_on as date, vaccine_type_id as vtype, t.name,
      count(*) filter (where dose = 1)::int as dose1,
      count(*) filter (where dose = 2)::int as dose2,
      count(*) filter (where age < 18)::int as under18,
      count(*) filter (where age between 18 and 44)::int as from18,
      count(*) filter (where age between 45 and 59)::int as from45,
      count(*) filter (where age >= 60)::int as from60,
      count(*) filter (where age is null)::int as "ageUnknown",
      count(*) filter (where dose = 1 and dose_count = 1)::int as "onlyOne",
      count(*)::int as total
    from (
      select d.given_on, d.vaccine_type_id, d.dose, p.dose_count, extract(year from age(d.given_on, p.dob)) as age
      from vaccination_doses d join vaccination_persons p on p.id = d.person_id
      where d.given_on between ${from} and ${to}
    ) as given
    join vaccine_types t on t.id = given.vaccine_type_id
    group by given_on, vaccine_type_id, t.name order by given_on, t.name`.execute(db)
  return rows
}
