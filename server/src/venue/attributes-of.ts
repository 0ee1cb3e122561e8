import type { AttributeType } from '@nivas/contract/venue/schemas.ts'
import { type RawBuilder, sql } from 'kysely'

/** The column of `attribute_values` that refers to an object of a type. */
export const columnOf = {
  BUILDING: 'building_id',
  FLOOR: 'floor_id',
  ROOM: 'room_id',
} as const satisfies Record<AttributeType, string>

/** The values of an object's active attributes, as a list sorted by name. */
export const attributesOf = (type: AttributeType, id: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'value', v.value) order by a.name), '[]')
  from attribute_values v join attributes a on a.id = v.attribute_id
  where v.${sql.ref(columnOf[type])} = ${id} and a.is_active)`
