import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { heldParties, heldStays } from '../venue/index.ts'

/** Days of the venue, both included. The night after the last day counts. */
export type Days = { from: string; to: string }

export type Occupancy = {
  /** People of the stays with a night in the period. */
  people: number
  /** Rooms with guests on a night of the period. */
  rooms: number
  nights: number
  /** Room nights of rooms in service. */
  inService: number
}

/** The occupancy of consecutive periods, by building. */
export type Counted = {
  /** Buildings in service, and those that had guests; by name. */
  buildings: { id: number; name: string }[]
  /** Returns the occupancy of a period, by its position from 0, in a building or, for null, in all buildings. */
  of: (period: number, building: number | null) => Occupancy
}

/** `people` counts people with a room in this building, `people_once` those for whom it is the first building. */
type Part = Record<
  'at' | 'building_id' | 'rooms' | 'nights' | 'closed' | 'others' | 'people' | 'people_once',
  number
>
type Building = { id: number; name: string; rooms: number; is_active: boolean }

type Asked = { periods: readonly Days[]; building: number | undefined; nightsOnly: boolean }

/**
 * Reads the held and closed nights by period and building, with the people. The statement numbers the periods from 1,
 * as arrays are. Its parts:
 *
 * - `held`: the stays and closures. A party's people are counted here, while each room has one row: with its first
 *   room in a building, and once with its first room of all. All its rooms have the same days. With `nightsOnly` the
 *   rooms of a building with the same days are one row, because they are few beside the nights of a year.
 * - `part`: the rows of `held`, once for each period that they touch (`width_bucket`).
 * - `each`: these by room, so that rooms can be counted; with `nightsOnly`, by building. `closed` are nights on
 *   which a room in service is closed, `others` nights with guests in a room out of service.
 */
async function readParts(db: Kysely<DB>, { periods, building, nightsOnly }: Asked): Promise<Part[]> {
  const starts = periods.map(({ from }) => from)
  const ends = periods.map(({ to }) => addDays(to, 1))
  const first = starts[0] ?? ''
  const end = ends.at(-1) ?? ''
  const places = sql`join rooms r on r.id = h.room_id join buildings b on b.id = r.building_id
    ${building === undefined ? sql`` : sql`where r.building_id = ${building}`}`
  const held = nightsOnly
    ? sql`select h.reservation_id is not null as has_guests, null::int as room_id, h.arrival_date, h.departure_date,
          r.building_id, r.is_active and b.is_active as in_service, count(*) as alike,
          null::int as people, null::int as people_once
        from (${heldStays(first, end)}) as h ${places} group by 1, 3, 4, 5, 6`
    : sql`select h.reservation_id is not null as has_guests, h.room_id, h.arrival_date, h.departure_date,
          r.building_id, r.is_active and b.is_active as in_service, 1 as alike,
          case when lag(r.building_id) over party is distinct from r.building_id then h.people end as people,
          case when row_number() over party = 1 then h.people end as people_once
        from (${heldParties(first, end)}) as h ${places}
        window party as (partition by h.reservation_id order by r.building_id)`
  const { rows } = await sql<Part>`
    with held as (${held}), part as (
      select held.*, generate_series(width_bucket(greatest(arrival_date, ${first}::date), ${starts}::date[]),
        width_bucket(least(departure_date, ${end}::date) - 1, ${starts}::date[])) as at
      from held
    ), each as (
      select at, building_id, room_id,
        coalesce(sum(nights) filter (where has_guests), 0)::int as nights,
        coalesce(sum(nights) filter (where not has_guests and in_service), 0)::int as closed,
        coalesce(sum(nights) filter (where has_guests and not in_service), 0)::int as others,
        coalesce(sum(people), 0)::int as people, coalesce(sum(people_once), 0)::int as people_once
      from (select part.*, alike * (least(departure_date, (${ends}::date[])[at])
          - greatest(arrival_date, (${starts}::date[])[at])) as nights
        from part) as counted group by 1, 2, 3
    )
    select at, building_id, count(*) filter (where nights > 0)::int as rooms, sum(nights)::int as nights,
      sum(closed)::int as closed, sum(others)::int as others, sum(people)::int as people,
      sum(people_once)::int as people_once
    from each group by at, building_id`.execute(db)
  return rows
}

/** Reads the buildings by name, with their rooms in service. */
async function readBuildings(db: Kysely<DB>, building: number | undefined): Promise<Building[]> {
  const { rows } = await sql<Building>`
    select b.id, b.name, b.is_active, count(r.id) filter (where r.is_active and b.is_active)::int as rooms
    from buildings b left join rooms r on r.building_id = b.id
    ${building === undefined ? sql`` : sql`where b.id = ${building}`}
    group by b.id order by b.name, b.id`.execute(db)
  return rows
}

/** Returns a function that finds the part of a period, by its position from 0, and a building. */
function partsBy(parts: readonly Part[]) {
  const byKey = new Map(parts.map((part) => [`${part.at - 1} ${part.building_id}`, part]))
  return (period: number, building: number) => byKey.get(`${period} ${building}`)
}

/**
 * Counts the occupancy of consecutive periods. A party in several rooms, buildings or periods counts once in each, and
 * once in all buildings together. A room that is switched off now, or closed for a night, is in service on nights with
 * guests.
 *
 * @param nightsOnly counts neither people nor rooms, which takes half the time
 */
export async function countOccupancy(
  db: Kysely<DB>,
  periods: readonly Days[],
  building?: number,
  { nightsOnly = false } = {},
): Promise<Counted> {
  const parts = await readParts(db, { periods, building, nightsOnly })
  const all = await readBuildings(db, building)
  const partOf = partsBy(parts)
  const used = new Set(parts.map((part) => part.building_id))
  const buildings = all.filter(({ id, is_active }) => is_active || used.has(id))
  const lengths = periods.map(({ from, to }) => daysBetween(from, addDays(to, 1)))
  const one = (period: number, { id, rooms: inUse }: Building): Occupancy => {
    const { rooms = 0, nights = 0, closed = 0, others = 0, people = 0 } = partOf(period, id) ?? {}
    return { people, rooms, nights, inService: inUse * (lengths[period] ?? 0) - closed + others }
  }
  const every = (period: number): Occupancy => {
    const each = buildings.map((of) => one(period, of))
    const sum = (name: keyof Occupancy) => each.reduce((total, next) => total + next[name], 0)
    const people = buildings.reduce((total, { id }) => total + (partOf(period, id)?.people_once ?? 0), 0)
    return { people, rooms: sum('rooms'), nights: sum('nights'), inService: sum('inService') }
  }
  const byId = new Map(buildings.map((of) => [of.id, of]))
  return {
    buildings: buildings.map(({ id, name }) => ({ id, name })),
    of: (period, id) => {
      const of = id === null ? undefined : byId.get(id)
      return of ? one(period, of) : every(period)
    },
  }
}
