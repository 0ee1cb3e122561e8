import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { describe, expect, it } from 'vitest'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { personForm } from './testing/person-form.ts'

const server = useServer()

describe('vaccine types', () => {
  it('are five at first, are changed by an administrator, and stay on cards when inactive', async () => {
    const staff = await server.as('vaccination-entry-form')
    const keeper = await server.as('manage-vaccine-types')
    expect((await staff.data(calls.types, {})).map(({ name }) => name)).toEqual([
      'Corbevax',
      'Covaxin',
      'Covishield',
      'Covovax',
      'Sputnik V',
    ])
    expect((await staff.send(calls.addType, { name: 'New one' })).status).toBe(403)
    const { id } = await keeper.data(calls.addType, { name: ' New one ' })
    const twice = await keeper.send(calls.addType, { name: 'NEW ONE' })
    expect([twice.status, twice.body]).toMatchObject([
      422,
      { errors: { name: ['A vaccine type with this name already exists'] } },
    ])
    await keeper.data(calls.editType, { id, name: 'Newer', is_active: false })
    expect((await keeper.data(calls.types, {})).at(-1)).toEqual({ id, name: 'Newer', is_active: false })
    const doses = [{ dose: 1, vtype: id, date: inDays(-1) }]
    const off = await staff.send(calls.create, personForm({ doses }))
    expect([off.status, off.body.errors]).toEqual([
      422,
      { 'doses.0.vtype': ['This vaccine is no longer given. Please choose another one.'] },
    ])
    await keeper.data(calls.editType, { id, name: 'Newer', is_active: true })
    const known = personForm({ doses })
    const record = await staff.data(calls.create, known)
    await keeper.data(calls.editType, { id, name: 'Newer', is_active: false })
    const second = [...doses, { dose: 2, vtype: 1, date: inDays(0) }]
    expect((await staff.send(calls.edit, { ...known, id: record.id, doses: second })).status).toBe(200)
    // Omitted fields stay as they are.
    const newest = { id, name: 'Newest', is_active: false }
    expect(await keeper.data(calls.editType, { id, name: 'Newest' })).toEqual(newest)
    expect(await keeper.data(calls.editType, { id })).toEqual(newest)
    expect((await keeper.send(calls.editType, { id: 99_999, name: 'x', is_active: true })).status).toBe(404)
  })
})
