import { addDays } from '@nivas/contract/dates.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { insertNew, insertRows, takeIds } from '../../demo/insert-rows.ts'
import { at, timeBetween } from '../../demo/moments.ts'
import type { DemoPart } from '../../demo/part.ts'
import { between, chance, pick } from '../../demo/random.ts'
import { ailments } from './ailments.ts'

const PATIENTS = 260
const DAYS = 45
/** The fewest and the most visits a day. */
const FEWEST = 4
const MOST = 14

type Person = { name: string; father_name: string; address: string; phone: string; birth_year: number | null }

/** Reads people of the registry, one for each name, in the form in which a counter records them. */
async function readPeople(trx: Transaction<DB>): Promise<Person[]> {
  const { rows } = await sql<Person>`select distinct on (full_name(main_name, surname))
      full_name(main_name, surname) as name, father_name, city as address, right(phone_digits(phone), 10) as phone,
      extract(year from dob)::int as birth_year
    from customers where father_name <> '' and city is not null and length(phone_digits(phone)) >= 10
    order by full_name(main_name, surname), id limit ${PATIENTS}`.execute(trx)
  return rows
}

/** Fills in a few hundred patients, and the visits of six weeks until now. */
export const dispensaryDemo: DemoPart = {
  name: 'dispensary',

  isEmpty: async (trx) => !(await trx.selectFrom('patients').select('id').limit(1).executeTakeFirst()),

  fill: async (trx, { today, now, staff, random }) => {
    const people = await readPeople(trx)
    if (people.length === 0) return
    const ids = await takeIds(trx, 'patients', people.length)
    await insertRows(
      trx,
      'patients',
      people.map((person, i) => ({
        id: ids[i],
        ...person,
        birth_year: chance(random, 0.8) ? person.birth_year : null,
        created_at: at(addDays(today, -DAYS), '08:00'),
        created_by: staff.dispensary,
      })),
    )
    const visits = Array.from({ length: DAYS + 1 }, (_, before) => addDays(today, before - DAYS)).flatMap(
      (day) =>
        Array.from({ length: between(random, FEWEST, MOST) }, () => ({
          patient_id: pick(random, ids),
          visit_day: day,
          visited_at: at(day, timeBetween(random, 8, 18)),
          ...pick(random, ailments),
          seen_by: staff.dispensary,
        }))
          .filter(({ visited_at }) => visited_at <= now)
          .sort((one, other) => (one.visited_at < other.visited_at ? -1 : 1)),
    )
    await insertNew(trx, 'patient_visits', visits)
    await sql`insert into dispensary_words (kind, word, uses)
      select kind, word, count(*) from (
        select 'symptom' as kind, symptom as word from patient_visits
        union all select 'diagnosis', diagnoses from patient_visits
        union all select 'medicine', one ->> 'name' from patient_visits, jsonb_array_elements(treatments) as one
        union all select 'dosage', one ->> 'dosage' from patient_visits, jsonb_array_elements(treatments) as one
      ) as used group by kind, word on conflict do nothing`.execute(trx)
  },
}
