import type { Attribute } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

const noAttribute = () => new Refusal(404, 'There is no such attribute')

/** Reads all attributes, or the one with this id, sorted by type (building, floor, room) and then by name. */
export async function readAttributes(db: Kysely<DB>, id?: number): Promise<Attribute[]> {
  const { rows } = await sql<Omit<Attribute, 'is_active'> & { is_active: boolean }>`
    select a.id, a.name, a.type, a.default_value, a.is_active,
      (select count(*)::int from attribute_values v where v.attribute_id = a.id) as values_count
    from attributes a ${id === undefined ? sql`` : sql`where a.id = ${id}`}
    order by array_position(array['BUILDING', 'FLOOR', 'ROOM'], a.type), lower(a.name)`.execute(db)
  return rows.map((row) => ({ ...row, is_active: Number(row.is_active) }))
}

export async function readAttribute(db: Kysely<DB>, id: number): Promise<Attribute> {
  const [attribute] = await readAttributes(db, id)
  if (!attribute) throw noAttribute()
  return attribute
}
