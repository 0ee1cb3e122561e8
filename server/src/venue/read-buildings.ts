import { addDays } from '@nivas/contract/dates.ts'
import type { Building } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { attributesOf } from './attributes-of.ts'
import { heldRooms } from './held-rooms.ts'
import { floorOrder } from './walking-order.ts'

type Nights = { arrival: string; departure: string }
type Row = Omit<Building, 'is_active'> & { is_active: boolean }

export const noBuilding = () => new Refusal(404, 'There is no such building')

/** Refuses an id that belongs to no building. */
export async function requireBuilding(db: Kysely<DB>, id: number): Promise<void> {
  if (!(await db.selectFrom('buildings').select('id').where('id', '=', id).executeTakeFirst()))
    throw noBuilding()
}

/** The night that begins today. */
export const tonight = (today: string): Nights => ({ arrival: today, departure: addDays(today, 1) })

/**
 * Reads the buildings that `rest` selects, the end of a statement (`where`, `order by`, `limit`) in which `b` is
 * buildings.
 */
export async function readBuildings(
  db: Kysely<DB>,
  { arrival, departure }: Nights,
  rest: RawBuilder<unknown>,
): Promise<Building[]> {
  const { rows } = await sql<Row>`
    select b.id, b.name, b.name_hi, b.address, b.manager, b.phone, b.is_active, f.floors, r.total_rooms, r.avail_rooms,
      ${attributesOf('BUILDING', sql`b.id`)} as attributes
    from buildings b
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', f.id, 'floor_number', f.floor_number, 'position', f.position,
        'total_rooms', (select count(*) from rooms where floor_id = f.id)) order by ${floorOrder}), '[]') as floors
      from floors f where f.building_id = b.id) f
    cross join lateral (
      select count(*)::int as total_rooms, (count(*) filter (where r.is_active and b.is_active
        and r.id not in (${heldRooms(arrival, departure)})))::int as avail_rooms
      from rooms r where r.building_id = b.id) r
    ${rest}`.execute(db)
  return rows.map((row) => ({ ...row, is_active: Number(row.is_active) }))
}

/** Reads one building, with its free rooms tonight. Throws a 404 when there is none. */
export async function readBuilding(db: Kysely<DB>, today: string, id: number): Promise<Building> {
  const [building] = await readBuildings(db, tonight(today), sql`where b.id = ${id}`)
  if (!building) throw noBuilding()
  return building
}
