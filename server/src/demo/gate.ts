import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Application } from './application.ts'
import { writeColony } from './colony.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import { addMinutes, at, dayOf, type Moment, momentBetween, timeOf } from './moments.ts'
import { regions } from './names.ts'
import { fullName, type Household } from './people.ts'
import { between, chance, pick, type Random } from './random.ts'

const VISITS = 420

type Around = { today: string; now: Moment; households: readonly Household[]; guard: number }

/** How long somebody stays, in minutes: most under an hour, some for hours; a few are forgotten at the exit. */
const minutesInside = (random: Random): number =>
  chance(random, 0.03) ? 10_000 : chance(random, 0.75) ? between(random, 10, 55) : between(random, 56, 240)

const exitOf = (entered: Moment, minutes: number, { now, guard }: Around) => {
  const left = addMinutes(entered, minutes)
  return left <= now ? { exited_at: left, exited_by: guard } : { exited_at: null, exited_by: null }
}

const mobile = (random: Random) => `50${String(between(random, 0, 99_999_999)).padStart(8, '0')}`

const purposes = (random: Random, household: Household, house: string) =>
  pick(random, [
    { purpose_id: 1, visiting_name: fullName(pick(random, household.people)), house_no: house },
    { purpose_id: 2, visiting_name: fullName(pick(random, household.people)), house_no: house },
    { purpose_id: 3, visiting_name: fullName(pick(random, household.people)), house_no: house },
    { purpose_id: 4, satsang_official: 'Office of the Secretary' },
    {
      purpose_id: 5,
      other_purpose: pick(random, ['Repair of the water pipe', 'Visit to the museum', 'Milk']),
    },
  ])

const nothing = {
  is_satsangi: false,
  gate_id: null as number | null,
  reservation_id: null as number | null,
  id_card_no: null as string | null,
  visitor_name: '',
  mobile: null as string | null,
  purpose_id: null as number | null,
  visiting_name: null as string | null,
  house_no: null as string | null,
  satsang_official: null as string | null,
  other_purpose: null as string | null,
  country_id: null as string | null,
  state: null as string | null,
  vehicle_no: null as string | null,
  people: 1,
  listed: 0,
  children: null as number | null,
  adults: null as number | null,
  arrival_date: '',
  departure_date: '',
  departure_time: null as string | null,
  entered_at: '' as Moment,
  entered_by: 0,
  exited_at: null as Moment | null,
  exited_by: null as number | null,
}
type Visit = typeof nothing

/** Somebody who comes and goes today. */
function visitOfToday(random: Random, around: Around, gates: number[], houses: string[]): Visit {
  const { today, now, households, guard } = around
  const opens = at(today, '05:30')
  const entered_at = momentBetween(random, opens < now ? opens : at(today, '00:00'), now)
  const household = pick(random, households)
  const common = {
    ...nothing,
    gate_id: pick(random, gates),
    people: chance(random, 0.7) ? 1 : between(random, 2, 6),
    vehicle_no: chance(random, 0.3) ? `UP80 CT ${between(random, 1000, 9999)}` : null,
    arrival_date: today,
    departure_date: today,
    entered_at,
    entered_by: guard,
    ...exitOf(entered_at, minutesInside(random), around),
  }
  if (chance(random, 0.35)) {
    const person = pick(random, household.people)
    return {
      ...common,
      is_satsangi: true,
      id_card_no: person.id_card_no,
      visitor_name: fullName(person),
      house_no: pick(random, houses),
      departure_time: '21:00',
    }
  }
  const region = pick(random, regions)
  return {
    ...common,
    visitor_name: `${pick(random, [...region.men, ...region.women])} ${pick(random, region.surnames)}`,
    id_card_no: `DL-${between(random, 1_000_000, 9_999_999)}`,
    mobile: mobile(random),
    country_id: 'IND',
    state: 'Uttar Pradesh',
    ...purposes(random, household, pick(random, houses)),
  }
}

/** The entry with which a reservation was checked in at the gate. */
function visitOfReservation(
  application: Application,
  gate: number,
  { now, guard }: Around,
): Visit | undefined {
  const { id, gate_checked_in_at, gate_checked_in_by, members, applicant_name } = application
  if (!gate_checked_in_at) return undefined
  const leaves = at(application.departure_date, application.departure_time)
  const left = leaves <= now && leaves > gate_checked_in_at ? leaves : null
  return {
    ...nothing,
    is_satsangi: true,
    gate_id: gate,
    reservation_id: id,
    id_card_no: application.id_card_no,
    visitor_name: applicant_name,
    people: members.length,
    listed: members.length,
    children: 0,
    adults: 0,
    arrival_date:
      dayOf(gate_checked_in_at) < application.departure_date
        ? dayOf(gate_checked_in_at)
        : application.arrival_date,
    departure_date: application.departure_date,
    departure_time: timeOf(leaves),
    entered_at: gate_checked_in_at,
    entered_by: gate_checked_in_by ?? guard,
    exited_at: left,
    exited_by: left ? guard : null,
  }
}

/** Gates, the houses of the colony, those who live in the venue for days, and some hundreds who come today. */
export async function fillGate(
  trx: Transaction<DB>,
  random: Random,
  applications: readonly Application[],
  around: Around,
): Promise<void> {
  const houses = await writeColony(trx, random, around.households)
  await sql`insert into gates (name) values ('North gate'), ('Station gate') on conflict do nothing`.execute(
    trx,
  )
  const gates = (await trx.selectFrom('gates').select('id').orderBy('id').execute()).map(({ id }) => id)
  const [main = 1] = gates
  const guests = applications.flatMap((application) => {
    const visit = visitOfReservation(application, main, around)
    return visit ? [{ visit, members: application.members }] : []
  })
  const others = Array.from({ length: VISITS }, () => ({
    visit: visitOfToday(random, around, gates, houses),
    members: [] as Application['members'],
  }))
  const all = [...guests, ...others].sort((a, b) => (a.visit.entered_at < b.visit.entered_at ? -1 : 1))
  const ids = await takeIds(trx, 'gate_visits', all.length)
  await insertRows(
    trx,
    'gate_visits',
    all.map(({ visit }, i) => ({ id: ids[i], ...visit, received_at: visit.entered_at })),
  )
  await insertRows(
    trx,
    'gate_visitors',
    all.flatMap(({ members }, i) =>
      members.map((member, place) => ({ visit_id: ids[i], place: place + 1, ...member })),
    ),
  )
  await trx.updateTable('gate_settings').set({ ceiling: 2_000 }).execute()
}
