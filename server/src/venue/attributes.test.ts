import type { ChangedMeanwhile } from '@nivas/contract/known.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import type { AttributeType } from '@nivas/contract/venue/schemas.ts'
import { describe, expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const office = () => server.as('manage-buildings', 'manage-attributes')

let made = 0
const add = async (type: AttributeType, default_value: string | null = null) => {
  made += 1
  return (await office()).data(calls.addAttribute, {
    name: `Attribute ${String(made).padStart(3, '0')}`,
    type,
    default_value,
  })
}

describe('an attribute', () => {
  it('is added, read, and changed', async () => {
    const staff = await office()
    const form = { name: 'Lift', type: 'BUILDING', default_value: 'No' } as const
    const { status, body } = await staff.send(calls.addAttribute, form)
    expect([status, body.message]).toEqual([200, 'Record updated successfully.'])
    const { id } = body.data
    const shown = { id, ...form, is_active: 1, values_count: 0 }
    expect(await staff.data(calls.attribute, { id })).toEqual(shown)
    expect(await staff.data(calls.attributes, {})).toContainEqual(shown)
    const changes = { name: 'A lift', type: 'FLOOR', default_value: ' ', is_active: 0 } as const
    expect(await staff.data(calls.editAttribute, { id, ...changes })).toEqual({
      ...shown,
      ...changes,
      default_value: null,
    })
  })

  it('requires name and type, and a unique name among those of its type', async () => {
    const staff = await office()
    const required = ['This is a required field']
    expect((await staff.send(calls.addAttribute, {} as never)).body.errors).toEqual({
      name: required,
      type: required,
    })
    const { id, name } = await add('ROOM')
    const other = await add('ROOM')
    const errors = { name: ['An attribute with this name and type already exists'] }
    const again = await staff.send(calls.addAttribute, { name: name.toUpperCase(), type: 'ROOM' })
    expect([again.status, again.body.errors]).toEqual([422, errors])
    expect((await staff.send(calls.addAttribute, { name, type: 'FLOOR' })).status).toBe(200)
    const edited = await staff.send(calls.editAttribute, { id: other.id, name, type: 'ROOM', is_active: 1 })
    expect([edited.status, edited.body.errors]).toEqual([422, errors])
    const empty = { id, name: ' ', type: null, is_active: null }
    const none = await staff.send(calls.editAttribute, empty as never)
    expect(none.body.errors).toEqual({ name: required, type: required, is_active: required })
  })

  it('keeps a field that a change omits, as another desk has set it', async () => {
    const staff = await office()
    const added = await add('ROOM', 'No')
    const { id } = added
    await staff.data(calls.editAttribute, { id, default_value: 'Yes', is_active: 0 })
    const renamed = await staff.data(calls.editAttribute, { id, name: `${added.name} renamed` })
    expect(renamed).toEqual({ ...added, name: `${added.name} renamed`, default_value: 'Yes', is_active: 0 })
    expect(await staff.data(calls.editAttribute, { id })).toEqual(renamed)
  })

  it('keeps its type when it has values', async () => {
    const staff = await office()
    const { id, name } = await add('ROOM')
    const [object_id = 0] = (await makeRooms(server, 1)).roomIds
    const setTo = (value: string | null) =>
      staff.data(calls.setAttributes, { object_id, type: 'ROOM', attributes: [{ id, value }] })
    await setTo('Yes')
    const change = { id, name, type: 'FLOOR', is_active: 1 } as const
    const { status, body } = await staff.send(calls.editAttribute, change)
    expect([status, body.errors]).toEqual([
      422,
      { type: ['The type can no longer be changed, because this attribute has values'] },
    ])
    await setTo(null)
    expect((await staff.send(calls.editAttribute, change)).status).toBe(200)
  })

  it('answers 401 without a session, 403 without the permission, 404 where there is none', async () => {
    const form = { name: 'X', type: 'ROOM' } as const
    const all = async (client: typeof server.anonymous) => [
      (await client.send(calls.attributes, {})).status,
      (await client.send(calls.attribute, { id: 2_000_000_000 })).status,
      (await client.send(calls.addAttribute, form)).status,
      (await client.send(calls.editAttribute, { id: 2_000_000_000, ...form, is_active: 1 })).status,
    ]
    expect(await all(server.anonymous)).toEqual([401, 401, 401, 401])
    expect(await all(await server.as('admin-booking'))).toEqual([403, 403, 403, 403])
    expect(await all(await server.as('manage-buildings'))).toEqual([200, 404, 403, 403])
    expect(await all(await server.as('manage-attributes'))).toEqual([200, 404, 200, 404])
  })
})

describe('setting attributes', () => {
  it('sets these values of a building, a floor and a room, in place of the former ones', async () => {
    const staff = await office()
    const { building, floorId, roomIds } = await makeRooms(server, 1)
    const [roomId = 0] = roomIds
    const at = { building_id: building.id, floor_id: floorId }
    const objects = [
      ['BUILDING', building.id, () => staff.data(calls.building, { id: building.id })],
      ['FLOOR', floorId, () => staff.data(calls.floor, at)],
      ['ROOM', roomId, () => staff.data(calls.room, { ...at, room_id: roomId })],
    ] as const
    for (const [type, object_id, read] of objects) {
      const [first, second] = [await add(type), await add(type)]
      const values = (one: string | null, two?: string) => [
        { id: first.id, value: one },
        ...(two === undefined ? [] : [{ id: second.id, value: two }]),
      ]
      const set = await staff.data(calls.setAttributes, { object_id, type, attributes: values('1', ' 2 ') })
      expect(set).toEqual([
        { id: first.id, name: first.name, value: '1' },
        { id: second.id, name: second.name, value: '2' },
      ])
      expect((await read()).attributes).toEqual(set)
      await staff.data(calls.setAttributes, { object_id, type, attributes: values('3') })
      expect((await read()).attributes).toEqual([{ id: first.id, name: first.name, value: '3' }])
      await staff.data(calls.setAttributes, { object_id, type, attributes: values(null) })
      expect((await read()).attributes).toEqual([])
    }
  })

  it('does not change the values of inactive attributes', async () => {
    const staff = await office()
    const { building } = await makeRooms(server, 1)
    const { id, name } = await add('BUILDING')
    const set = (attributes: { id: number; value: string }[]) =>
      staff.data(calls.setAttributes, { object_id: building.id, type: 'BUILDING', attributes })
    const shown = async () => (await staff.data(calls.building, { id: building.id })).attributes
    await set([{ id, value: 'kept' }])
    const form = { id, name, type: 'BUILDING' } as const
    await staff.data(calls.editAttribute, { ...form, is_active: 0 })
    expect(await shown()).toEqual([])
    await set([])
    await staff.data(calls.editAttribute, { ...form, is_active: 1 })
    expect(await shown()).toEqual([{ id, name, value: 'kept' }])
  })

  it('keeps a value that another user has set since the form was opened; if both changed it, the form shows it first', async () => {
    const staff = await office()
    const { building } = await makeRooms(server, 1)
    const [one, other] = [await add('BUILDING'), await add('BUILDING')]
    const request = { object_id: building.id, type: 'BUILDING' } as const
    type Value = { id: number; value: string }
    const save = (attributes: Value[], known: Value[]) =>
      staff.send(calls.setAttributes, { ...request, attributes, known: { attributes: known } })
    const values = async () =>
      (await staff.data(calls.building, { id: building.id })).attributes.map(({ value }) => value).toSorted()
    const first = { id: one.id, value: '1' }
    const [second, changed] = [
      { id: other.id, value: '2' },
      { id: other.id, value: '3' },
    ]
    expect((await save([first], [])).status).toBe(200)
    // A form that was opened before that.
    expect((await save([second], [])).status).toBe(200)
    expect(await values()).toEqual(['1', '2'])
    const late = await save([first, changed], [first])
    expect([late.status, late.body.errors]).toEqual([
      422,
      { 'attributes.1.value': ['Someone changed this to 2 meanwhile. Save again to replace it.'] },
    ])
    const { known } = late.body.data as unknown as ChangedMeanwhile
    expect((await save([first, changed], known.attributes as Value[])).status).toBe(200)
    expect(await values()).toEqual(['1', '3'])
    // Values that were emptied by the form or by another user.
    const emptied = await save([first], [first, second])
    expect(emptied.body.errors).toEqual({
      attributes: ['Someone changed this to 3 meanwhile. Save again to replace it.'],
    })
    expect((await save([first], [first, changed])).status).toBe(200)
    expect((await save([first, second], [first, changed])).body.errors).toEqual({
      'attributes.1.value': ['Someone cleared this meanwhile. Save again to replace it.'],
    })
    // A form that shows an attribute which was switched off since does not change either value.
    await staff.data(calls.editAttribute, { id: one.id, is_active: 0 })
    expect((await save([first, second], [first])).status).toBe(200)
    expect(await values()).toEqual(['2'])
    await staff.data(calls.editAttribute, { id: one.id, is_active: 1 })
    expect(await values()).toEqual(['1', '2'])
  })

  it('refuses attributes of another type, unknown ones, and duplicates', async () => {
    const staff = await office()
    const { building } = await makeRooms(server, 1)
    const [own, strange] = [await add('BUILDING'), await add('ROOM')]
    const errors = async (...ids: number[]) =>
      (
        await staff.send(calls.setAttributes, {
          object_id: building.id,
          type: 'BUILDING',
          attributes: ids.map((id) => ({ id, value: 'x' })),
        })
      ).body.errors
    const text = ['There is no attribute of this type with this id']
    expect(await errors(own.id, strange.id)).toEqual({ 'attributes.1.id': text })
    expect(await errors(2_000_000_000)).toEqual({ 'attributes.0.id': text })
    expect(await errors(own.id, own.id)).toEqual({ attributes: ['The same attribute is listed twice'] })
    expect((await staff.data(calls.building, { id: building.id })).attributes).toEqual([])
  })

  it('is refused by the database itself on an object of another type, and twice on one', async () => {
    const { building, floorId } = await makeRooms(server, 1)
    const { id } = await add('BUILDING')
    const insert = (values: object) =>
      server.db
        .insertInto('attribute_values')
        .values({ attribute_id: id, type: 'BUILDING', value: 'x', ...values })
        .execute()
    await expect(insert({ floor_id: floorId })).rejects.toMatchObject({ code: '23514' })
    await expect(insert({ type: 'FLOOR', floor_id: floorId })).rejects.toMatchObject({ code: '23503' })
    await expect(insert({ building_id: building.id, floor_id: floorId })).rejects.toMatchObject({
      code: '23514',
    })
    await insert({ building_id: building.id })
    await expect(insert({ building_id: building.id })).rejects.toMatchObject({ code: '23505' })
  })

  it('answers 401 without a session, 403 without the permission, 404 without the object', async () => {
    for (const type of ['BUILDING', 'FLOOR', 'ROOM'] as const) {
      const request = { object_id: 2_000_000_000, type, attributes: [] }
      expect((await server.anonymous.send(calls.setAttributes, request)).status).toBe(401)
      expect((await (await server.as('manage-attributes')).send(calls.setAttributes, request)).status).toBe(
        403,
      )
      const { status, body } = await (await office()).send(calls.setAttributes, request)
      expect([status, body.message]).toEqual([404, `There is no such ${type.toLowerCase()}`])
    }
  })
})
