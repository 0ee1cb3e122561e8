import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import { ELDER_FROM, type Preferences } from '@nivas/contract/planning/fit.ts'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { asOfOneMoment } from '../db/one-moment.ts'
import { peopleOf } from '../db/people-of.ts'
import type { DB } from '../db/schema.gen.ts'
import { walkingOrder } from '../venue/index.ts'
import { keptPins, nightsBeside } from './kept-pins.ts'
import type { Nights, PlanParty, PlanRoom, SolverInput } from './solve/solver-input.ts'

export type PlanToMake = {
  id: number
  from_date: string
  to_date: string
  building_ids: number[]
  may_move: boolean
  pins_of: number | null
}

/**
 * The solver's input, with values that only `writeLines` needs: the day of the first night, and the present
 * reservations.
 */
export type Planned = {
  first: string
  input: SolverInput
  reservations: ReadonlyMap<number, { status: string; arrival_date: string; departure_date: string }>
}

type RoomRow = Omit<PlanRoom, 'taken' | 'price'> & { price: string }
type PartyRow = {
  id: number
  status: 'NEW' | 'HOLD' | 'PAID'
  arrival_date: string
  departure_date: string
  people: number
  elders: number
  preferences: Preferences
  held: number[]
  prices: string[]
  pinned: number[] | null
}
type StayRow = {
  room_id: number
  reservation_id: number | null
  arrival_date: string
  departure_date: string
}

/** Returns the rooms in service that match `where`; `r` is rooms. */
const readRooms = async (db: Kysely<DB>, where: RawBuilder<unknown>) => {
  const { rows } = await sql<RoomRow>`
    select r.id, r.building_id, r.floor_id, f.floor_number, r.number_of_beds, r.max_occupiers, r.has_ac, r.toilet_type, r.price
    from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where r.is_active and b.is_active and ${where}
    order by ${walkingOrder}`.execute(db)
  return rows
}

const planRoom = (room: RoomRow, taken: readonly Nights[]): PlanRoom => ({
  ...room,
  price: Number(room.price),
  taken,
})

const planParty = (
  { id, status, people, elders, preferences, held, prices }: PartyRow,
  nights: Nights,
  pinned: readonly number[] | null,
): PlanParty => ({
  id,
  ...nights,
  people,
  elders,
  preferences,
  held,
  pinned,
  price: status === 'PAID' ? Number(prices[0]) : null,
})

/**
 * Reads the NEW reservations with a night of the event and, if the plan may move them, those with rooms and without a
 * check-in. The building that staff noted counts as preferred. Without one, the buildings that the applicant prefers
 * count, in the order of their ids, so that parties with the same preferences are one kind for the solver.
 */
const readParties = async (db: Kysely<DB>, plan: PlanToMake) => {
  const { rows } = await sql<PartyRow>`
    select v.id, v.status, v.arrival_date, v.departure_date, ${peopleOf('v.')} as people,
      (select count(*)::int from jsonb_array_elements(v.members) m where (m->>'age')::int >= ${ELDER_FROM}) as elders,
      json_build_object('ac', v.ac_room, 'toilet', v.toilet_type, 'type', v.accomodation_type,
        'building_ids', case when v.building_id is not null then array[v.building_id]
          else array(select building_id from preferred_buildings where reservation_id = v.id order by building_id) end) as preferences,
      coalesce(s.held, '{}') as held, coalesce(s.prices, '{}') as prices, l.room_ids as pinned
    from reservations v
      cross join lateral (select array_agg(room_id order by room_id) as held, array_agg(distinct price::text) as prices
        from stays where reservation_id = v.id) s
      left join plan_lines l on l.plan_id = ${plan.pins_of} and l.reservation_id = v.id and l.pinned
    where daterange(v.arrival_date, v.departure_date, '[]') && daterange(${plan.from_date}, ${plan.to_date}, '[]')
      and v.departure_date > ${plan.from_date}
      and v.status in ('HOLD', 'NEW', 'PAID')
      and (v.status = 'NEW' or (${plan.may_move} and s.held is not null
        and v.gate_checked_in_at is null and v.checked_in_at is null))
    order by v.id`.execute(db)
  return rows
}

const readStays = async (db: Kysely<DB>, rooms: readonly RoomRow[], first: string, last: string) => {
  const { rows } = await sql<StayRow>`
    select s.room_id, s.reservation_id, s.arrival_date, s.departure_date
    from stays s
    where s.departure_date > ${first}::date and s.departure_date < ${last}::date + 366 and s.arrival_date < ${last}::date
      and s.room_id = any(${rooms.map(({ id }) => id)}::int[])`.execute(db)
  return rows
}

/** Returns a function that counts the nights of a stay from this day, the first of the plan. */
const nightsFrom =
  (first: string) =>
  (stay: { arrival_date: string; departure_date: string }): Nights => ({
    from: daysBetween(first, stay.arrival_date),
    to: daysBetween(first, stay.departure_date),
  })

/** Reads the input of a plan in one snapshot. */
export async function readSolverInput(db: Kysely<DB>, plan: PlanToMake): Promise<Planned> {
  return asOfOneMoment(db, (trx) => readPlanned(trx, plan))
}

async function readPlanned(trx: Transaction<DB>, plan: PlanToMake): Promise<Planned> {
  const rooms = await readRooms(trx, sql`r.building_id = any(${plan.building_ids}::int[])`)
  const roomIds = new Set(rooms.map(({ id }) => id))
  const within = (ids: readonly number[]) => ids.every((id) => roomIds.has(id))
  const parties = (await readParties(trx, plan)).filter(
    // A stay with a room outside the plan is not moved, and neither is a PAID stay whose rooms have several prices.
    ({ status, held, prices }) => within(held) && (status !== 'PAID' || prices.length === 1),
  )
  const days = parties.flatMap(({ arrival_date, departure_date }) => [arrival_date, departure_date])
  const [first = plan.from_date] = [plan.from_date, ...days].sort()
  const last = [addDays(plan.to_date, 1), ...days].sort().at(-1) ?? first
  const nightsOf = nightsFrom(first)
  // Rooms of other buildings that staff gave by hand. Each is available only for the nights of its party.
  const given = parties.flatMap(({ pinned }) => pinned ?? []).filter((id) => !roomIds.has(id))
  const elsewhere = given.length > 0 ? await readRooms(trx, sql`r.id = any(${given}::int[])`) : []
  const planned = new Set(parties.map(({ id }) => id))
  const stays = (await readStays(trx, [...rooms, ...elsewhere], first, last)).filter(
    ({ reservation_id }) => reservation_id === null || !planned.has(reservation_id),
  )
  const byRoom = Map.groupBy(stays, ({ room_id }) => room_id)
  const taken = new Map([...byRoom].map(([room, held]) => [room, held.map(nightsOf)] as const))
  const nights = daysBetween(first, last)
  const kept = keptPins(
    parties.map((party) => ({ ...party, ...nightsOf(party) })),
    new Set([...rooms, ...elsewhere].map(({ id }) => id)),
    taken,
  )
  return {
    first,
    reservations: new Map(
      parties.map(({ id, status, arrival_date, departure_date }) => [
        id,
        { status, arrival_date, departure_date },
      ]),
    ),
    input: {
      nights,
      seed: 1,
      rooms: [
        ...rooms.map((room) => planRoom(room, taken.get(room.id) ?? [])),
        ...elsewhere.flatMap((room) => {
          const open = kept.nights.get(room.id)
          return open ? [planRoom(room, nightsBeside(nights, open))] : []
        }),
      ],
      parties: parties.map((party) => planParty(party, nightsOf(party), kept.pins.get(party.id) ?? null)),
    },
  }
}
