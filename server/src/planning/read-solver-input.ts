import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import { ELDER_FROM, type Preferences } from '@nivas/contract/planning/fit.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { walkingOrder } from '../venue/index.ts'
import type { PlanParty, PlanRoom, SolverInput } from './solve/solver-input.ts'

export type PlanToMake = {
  id: number
  from_date: string
  to_date: string
  building_ids: number[]
  may_move: boolean
  pins_of: number | null
}

/**
 * The solver's input, with values that it does not need: the day of its first night, and the present
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

const readRooms = async (db: Kysely<DB>, buildingIds: number[]) => {
  const { rows } = await sql<RoomRow>`
    select r.id, r.building_id, r.floor_id, f.floor_number, r.number_of_beds, r.max_occupiers, r.has_ac, r.toilet_type, r.price
    from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where r.is_active and b.is_active and r.building_id = any(${buildingIds}::int[])
    order by ${walkingOrder}`.execute(db)
  return rows
}

/**
 * NEW reservations with a night of the event; also those with rooms and without a check-in, if the plan may
 * move them.
 */
const readParties = async (db: Kysely<DB>, plan: PlanToMake) => {
  const { rows } = await sql<PartyRow>`
    select v.id, v.status, v.arrival_date, v.departure_date, v.members_count as people,
      (select count(*)::int from jsonb_array_elements(v.members) m where (m->>'age')::int >= ${ELDER_FROM}) as elders,
      json_build_object('ac', v.ac_room, 'toilet', v.toilet_type, 'type', v.accomodation_type, 'building_id', v.building_id) as preferences,
      coalesce(s.held, '{}') as held, coalesce(s.prices, '{}') as prices, l.room_ids as pinned
    from reservations v
      cross join lateral (select array_agg(room_id order by room_id) as held, array_agg(distinct price::text) as prices
        from stays where reservation_id = v.id) s
      left join plan_lines l on l.plan_id = ${plan.pins_of} and l.reservation_id = v.id and l.pinned
    where daterange(v.arrival_date, v.departure_date, '[]') && daterange(${plan.from_date}, ${plan.to_date}, '[]')
      and v.departure_date > ${plan.from_date}
      and v.status in ('HOLD', 'NEW', 'PAID') and v.members_count > 0
      and (v.status = 'NEW' or (${plan.may_move} and s.held is not null
        and v.gate_checked_in_at is null and v.checked_in_at is null))
    order by v.id`.execute(db)
  return rows
}

const readStays = async (db: Kysely<DB>, buildingIds: number[], first: string, last: string) => {
  const { rows } = await sql<StayRow>`
    select s.room_id, s.reservation_id, s.arrival_date, s.departure_date
    from stays s join rooms r on r.id = s.room_id
    where s.departure_date > ${first}::date and s.departure_date < ${last}::date + 366 and s.arrival_date < ${last}::date
      and r.building_id = any(${buildingIds}::int[])`.execute(db)
  return rows
}

/** Reads the input of a plan in one snapshot. */
export async function readSolverInput(db: Kysely<DB>, plan: PlanToMake): Promise<Planned> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const rooms = await readRooms(trx, plan.building_ids)
      const known = new Set(rooms.map(({ id }) => id))
      const within = (ids: readonly number[]) => ids.every((id) => known.has(id))
      const parties = (await readParties(trx, plan)).filter(
        // A stay with a room outside the plan is not moved, nor a stay that was paid at several prices.
        ({ status, held, prices }) => within(held) && (status !== 'PAID' || prices.length === 1),
      )
      const days = parties.flatMap(({ arrival_date, departure_date }) => [arrival_date, departure_date])
      const [first = plan.from_date] = [plan.from_date, ...days].sort()
      const last = [addDays(plan.to_date, 1), ...days].sort().at(-1) ?? first
      const planned = new Set(parties.map(({ id }) => id))
      const taken = Map.groupBy(
        (await readStays(trx, plan.building_ids, first, last)).filter(
          ({ reservation_id }) => reservation_id === null || !planned.has(reservation_id),
        ),
        ({ room_id }) => room_id,
      )
      const nightsOf = (stay: { arrival_date: string; departure_date: string }) => ({
        from: daysBetween(first, stay.arrival_date),
        to: daysBetween(first, stay.departure_date),
      })
      return {
        first,
        reservations: new Map(
          parties.map(({ id, status, arrival_date, departure_date }) => [
            id,
            { status, arrival_date, departure_date },
          ]),
        ),
        input: {
          nights: daysBetween(first, last),
          seed: 1,
          rooms: rooms.map(
            (room): PlanRoom => ({
              ...room,
              price: Number(room.price),
              taken: (taken.get(room.id) ?? []).map(nightsOf),
            }),
          ),
          parties: parties.map(
            ({ id, status, people, elders, preferences, held, prices, pinned, ...stay }): PlanParty => ({
              id,
              ...nightsOf(stay),
              people,
              elders,
              preferences,
              held,
              pinned: pinned && pinned.length > 0 && within(pinned) ? pinned : null,
              price: status === 'PAID' ? Number(prices[0]) : null,
            }),
          ),
        },
      }
    })
}
