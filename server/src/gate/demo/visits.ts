import { at, dayOf, type Moment, timeOf } from '../../demo/moments.ts'
import { regions } from '../../demo/names.ts'
import { between, chance, pick, type Random } from '../../demo/random.ts'
import type { Guest, Person } from './read-guests.ts'

/** The parameters of a visit. */
export type Around = {
  today: string
  now: Moment
  people: readonly Person[]
  gates: readonly number[]
  houses: readonly string[]
  guard: number
}

/** Draws the length of a visit, in minutes: most under an hour, some for hours. */
export const minutesInside = (random: Random): number =>
  chance(random, 0.75) ? between(random, 10, 55) : between(random, 56, 240)

const exitOf = (left: Moment | null, { now, guard }: Around) =>
  left !== null && left <= now ? { exited_at: left, exited_by: guard } : { exited_at: null, exited_by: null }

const mobile = (random: Random) => `50${String(between(random, 0, 99_999_999)).padStart(8, '0')}`

const purposes = (random: Random, visiting_name: string, house_no: string) =>
  pick(random, [
    { purpose_id: 1, visiting_name, house_no },
    { purpose_id: 2, visiting_name, house_no },
    { purpose_id: 3, visiting_name, house_no },
    { purpose_id: 4, satsang_official: 'Office of the Secretary' },
    {
      purpose_id: 5,
      other_purpose: pick(random, ['Repair of the water pipe', 'Visit to the museum', 'Milk']),
    },
  ])

const emptyVisit = {
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
type Visit = typeof emptyVisit

/** Returns a visit of one day. `leaves` is null for a visitor who is not marked out. */
export function visitOfDay(random: Random, entered_at: Moment, leaves: Moment | null, around: Around): Visit {
  const { people, gates, houses, guard } = around
  const person = pick(random, people)
  const common = {
    ...emptyVisit,
    gate_id: pick(random, gates),
    people: chance(random, 0.7) ? 1 : between(random, 2, 6),
    vehicle_no: chance(random, 0.3) ? `UP00 CT ${between(random, 1000, 9999)}` : null,
    arrival_date: dayOf(entered_at),
    departure_date: dayOf(entered_at),
    entered_at,
    entered_by: guard,
    ...exitOf(leaves, around),
  }
  if (chance(random, 0.35)) {
    return {
      ...common,
      is_satsangi: true,
      id_card_no: person.id_card_no,
      visitor_name: person.name,
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
    ...purposes(random, person.name, pick(random, houses)),
  }
}

/** Returns the entry of a reservation that was checked in at the gate. */
export function visitOfGuest(guest: Guest, gate: number, { now, guard }: Around): Visit {
  const { id, gate_checked_in_at, gate_checked_in_by, members, applicant_name } = guest
  const leaves = at(guest.departure_date, guest.departure_time)
  const left = leaves <= now && leaves > gate_checked_in_at ? leaves : null
  return {
    ...emptyVisit,
    is_satsangi: true,
    gate_id: gate,
    reservation_id: id,
    id_card_no: guest.id_card_no,
    visitor_name: applicant_name,
    people: members.length,
    listed: members.length,
    children: 0,
    adults: 0,
    arrival_date:
      dayOf(gate_checked_in_at) < guest.departure_date ? dayOf(gate_checked_in_at) : guest.arrival_date,
    departure_date: guest.departure_date,
    departure_time: timeOf(leaves),
    entered_at: gate_checked_in_at,
    entered_by: gate_checked_in_by ?? guard,
    exited_at: left,
    exited_by: left ? guard : null,
  }
}
