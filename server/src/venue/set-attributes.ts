import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { AttributeType, AttributeValue } from '@nivas/contract/venue/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { attributesOf, columnOf } from './attributes-of.ts'

type Given = Input<typeof venue.setAttributes>

const noObject = {
  BUILDING: 'There is no such building',
  FLOOR: 'There is no such floor',
  ROOM: 'There is no such room',
} as const
const tables = { BUILDING: 'buildings', FLOOR: 'floors', ROOM: 'rooms' } as const

/** Locks the values of the object until the commit. */
async function lockObject(trx: Transaction<DB>, type: AttributeType, id: number): Promise<void> {
  const object = await trx
    .selectFrom(tables[type])
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!object) throw new Refusal(404, noObject[type])
}

async function valuesOf(trx: Transaction<DB>, type: AttributeType, id: number): Promise<AttributeValue[]> {
  const { rows } = await sql<{ attributes: AttributeValue[] }>`
    select ${attributesOf(type, sql`${id}`)} as attributes`.execute(trx)
  return rows[0]?.attributes ?? []
}

/** Refuses when the object has other values than the form began with. */
async function refuseOthers(
  trx: Transaction<DB>,
  { object_id, type, known_attributes: known }: Given,
): Promise<void> {
  if (!known) return
  const held = await valuesOf(trx, type, object_id)
  const isHeld = (one: { id: number; value: string }) =>
    held.some(({ id, value }) => id === one.id && value === one.value)
  if (held.length !== known.length || !known.every(isHeld))
    throw new Refusal(400, 'The attributes were changed meanwhile. Please open them again.')
}

/** Sets the values of the object; values of inactive attributes stay. */
export async function setAttributes(
  trx: Transaction<DB>,
  _actor: Actor,
  given: Given,
): Promise<AttributeValue[]> {
  const { object_id, type, attributes } = given
  await lockObject(trx, type, object_id)
  await refuseOthers(trx, given)
  const known = await trx
    .selectFrom('attributes')
    .select(['id', 'is_active'])
    .where('type', '=', type)
    .forKeyShare()
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  const strange = attributes.findIndex(({ id }) => !ids.has(id))
  if (strange >= 0)
    throw wrongField(`attributes.${strange}.id`, 'There is no attribute of this type with this id')

  const column = columnOf[type]
  const written = new Map(attributes.map(({ id, value }) => [id, value]))
  const replaced = known.filter(({ id, is_active }) => is_active || written.has(id)).map(({ id }) => id)
  await sql`delete from attribute_values
    where ${sql.ref(column)} = ${object_id} and attribute_id = any(${replaced}::int[])`.execute(trx)
  const values = [...written].flatMap(([attribute_id, value]) =>
    value === null ? [] : [{ attribute_id, type, [column]: object_id, value }],
  )
  if (values.length > 0) await trx.insertInto('attribute_values').values(values).execute()
  return valuesOf(trx, type, object_id)
}
