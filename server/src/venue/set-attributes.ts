import type { Input } from '@nivas/contract/call.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { AttributeType, AttributeValue } from '@nivas/contract/venue/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { changedTo, refuseParts } from '../http/refuse-overwritten.ts'
import { attributesOf, columnOf } from './attributes-of.ts'

type Given = Input<typeof venue.setAttributes>

const { attributes: schema } = venue.setAttributes.body.shape

const noObject = {
  BUILDING: 'There is no such building',
  FLOOR: 'There is no such floor',
  ROOM: 'There is no such room',
} as const
const tables = { BUILDING: 'buildings', FLOOR: 'floors', ROOM: 'rooms' } as const

/** Locks the object, and so its values, until the commit. */
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

/** Returns the values by the ids of their attributes, without attributes that have no value. */
const byId = (values: readonly { id: number; value: string | null }[]) =>
  new Map(values.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])))

/**
 * Returns the values that the form has changed since `known`; undefined without `known`, when all values that were sent
 * are written. Refuses, beside its field, a value that another user has changed too.
 */
async function changedOf(
  trx: Transaction<DB>,
  { object_id, type, attributes, known }: Given,
): Promise<ReadonlyMap<number, string | null> | undefined> {
  if (!known || !Object.hasOwn(known, 'attributes')) return undefined
  const shown = byId(schema.safeParse(known.attributes).data ?? [])
  const [sent, held] = [byId(attributes), byId(await valuesOf(trx, type, object_id))]
  const changed = new Map(
    [...new Set([...sent.keys(), ...shown.keys()])]
      .filter((id) => sent.get(id) !== shown.get(id))
      .map((id) => [id, sent.get(id) ?? null] as const),
  )
  const now = new Map(shown)
  const fields: Record<string, Text[]> = {}
  for (const [id, value] of changed) {
    const present = held.get(id) ?? null
    if (present === value || present === (shown.get(id) ?? null)) continue
    const at = attributes.findIndex((one) => one.id === id)
    fields[at < 0 ? 'attributes' : `attributes.${at}.value`] = [changedTo(present, undefined)]
    if (present === null) now.delete(id)
    else now.set(id, present)
  }
  const values = [...now].map(([id, value]) => ({ id, value }))
  refuseParts({ fields, known: { attributes: values } })
  return changed
}

/** Sets the values of the object. Values of inactive attributes stay. */
export async function setAttributes(
  trx: Transaction<DB>,
  _actor: Actor,
  given: Given,
): Promise<AttributeValue[]> {
  const { object_id, type, attributes } = given
  await lockObject(trx, type, object_id)
  const changed = await changedOf(trx, given)
  const known = await trx
    .selectFrom('attributes')
    .select(['id', 'is_active'])
    .where('type', '=', type)
    .forKeyShare()
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  const unknownAt = attributes.findIndex(({ id }) => !ids.has(id))
  if (unknownAt >= 0)
    throw wrongField(`attributes.${unknownAt}.id`, 'There is no attribute of this type with this id')

  const written = changed ?? new Map(attributes.map(({ id, value }) => [id, value]))
  const replaced = known
    .filter(({ id, is_active }) => written.has(id) || (!changed && is_active))
    .map(({ id }) => id)
  const column = columnOf[type]
  await sql`delete from attribute_values
    where ${sql.ref(column)} = ${object_id} and attribute_id = any(${replaced}::int[])`.execute(trx)
  const values = [...written].flatMap(([attribute_id, value]) =>
    value === null ? [] : [{ attribute_id, type, [column]: object_id, value }],
  )
  if (values.length > 0) await trx.insertInto('attribute_values').values(values).execute()
  return valuesOf(trx, type, object_id)
}
