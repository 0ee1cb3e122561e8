import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { AttributeType, AttributeValue } from '@nivas/contract/venue/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { attributesOf, columnOf } from './attributes-of.ts'

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

/** Sets the values of the object; values of inactive attributes stay. */
export async function setAttributes(
  trx: Transaction<DB>,
  _actor: Actor,
  { object_id, type, attributes }: Input<typeof venue.setAttributes>,
): Promise<AttributeValue[]> {
  await lockObject(trx, type, object_id)
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
  const given = new Map(attributes.map(({ id, value }) => [id, value]))
  const replaced = known.filter(({ id, is_active }) => is_active || given.has(id)).map(({ id }) => id)
  await sql`delete from attribute_values
    where ${sql.ref(column)} = ${object_id} and attribute_id = any(${replaced}::int[])`.execute(trx)
  const values = [...given].flatMap(([attribute_id, value]) =>
    value === null ? [] : [{ attribute_id, type, [column]: object_id, value }],
  )
  if (values.length > 0) await trx.insertInto('attribute_values').values(values).execute()
  const { rows } = await sql<{ attributes: AttributeValue[] }>`
    select ${attributesOf(type, sql`${object_id}`)} as attributes`.execute(trx)
  return rows[0]?.attributes ?? []
}
