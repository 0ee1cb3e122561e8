import { addDays } from '@nivas/contract/dates.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { insertNew, insertRows, takeIds } from '../../demo/insert-rows.ts'
import { at, earliest } from '../../demo/moments.ts'
import type { DemoPart } from '../../demo/part.ts'
import { between, chance, pick, shuffled } from '../../demo/random.ts'

const PERSONS = 420
/** How long ago the earliest first doses were given, in days. */
const EARLIEST = 200
/** The days between the two doses, at least SOONEST and at most LATEST. */
const SOONEST = 28
const LATEST = 90

type Person = {
  first_name: string
  last_name: string
  mobile: string
  address: string
  dob: string | null
  card_no: string
}

async function readPeople(trx: Transaction<DB>): Promise<Person[]> {
  const { rows } =
    await sql<Person>`select distinct on (full_name(main_name, surname)) main_name as first_name,
      surname as last_name, right(phone_digits(phone), 10) as mobile, city as address, dob, id_card_no as card_no
    from customers where city is not null and length(phone_digits(phone)) >= 10 and main_name ~ '^[[:alpha:] ]+$'
    order by full_name(main_name, surname), id limit ${PERSONS}`.execute(trx)
  return rows
}

/** Fills in people of the registry with one dose or two, the latest of them today. */
export const vaccinationDemo: DemoPart = {
  name: 'vaccination',

  isEmpty: async (trx) =>
    !(await trx.selectFrom('vaccination_persons').select('id').limit(1).executeTakeFirst()),

  fill: async (trx, { today, now, random }) => {
    const people = shuffled(random, await readPeople(trx))
    const types = await trx.selectFrom('vaccine_types').select('id').orderBy('id').execute()
    const ids = await takeIds(trx, 'vaccination_persons', people.length)
    // Records are in order of time, and the newest is of today.
    const firstDay = (i: number) =>
      addDays(today, -Math.floor(((people.length - 1 - i) * EARLIEST) / people.length))
    const recordedOn = (day: string) => earliest(at(day, '10:00'), now)
    await insertRows(
      trx,
      'vaccination_persons',
      people.map((person, i) => ({
        id: ids[i],
        ...person,
        dose_count: 0,
        created_at: recordedOn(firstDay(i)),
      })),
    )
    const doses = people.flatMap((_, i) => {
      const vaccine_type_id = pick(random, types).id
      const second = addDays(firstDay(i), between(random, SOONEST, LATEST))
      const days = [firstDay(i), ...(second <= today && chance(random, 0.85) ? [second] : [])]
      return days.map((given_on, dose) => ({
        person_id: ids[i],
        dose: dose + 1,
        vaccine_type_id,
        given_on,
        recorded_at: recordedOn(given_on),
      }))
    })
    await insertNew(trx, 'vaccination_doses', doses)
  },
}
