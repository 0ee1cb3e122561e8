import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'

const server = useServer()
const office = () => server.as('electrical-profiles', 'electrical-electric-lines', 'electrical-bhaint-types')
const required = ['This is a required field']

describe('groups, lines and Bhaint types', () => {
  it('are added, listed by name, and changed', async () => {
    const staff = await office()
    const group = await staff.data(calls.addGroup, { name: ' Soami Nagar ' })
    expect(group).toMatchObject({ name: 'Soami Nagar' })
    expect(await staff.data(calls.updateGroup, { id: group.id, name: 'Prem Nagar' })).toEqual({
      id: group.id,
      name: 'Prem Nagar',
    })
    expect(await staff.data(calls.groups, {})).toContainEqual({ id: group.id, name: 'Prem Nagar' })

    const form = { lineName: 'Main line', description: 'Pole 7', isEnabled: 1 } as const
    const { body } = await staff.send(calls.addLine, { id: 'AddNew', ...form })
    expect(body).toMatchObject({ message: 'Record added successfully.', data: form })
    const changed = { ...form, lineName: 'Old line', description: null, isEnabled: 0 } as const
    expect(await staff.data(calls.updateLine, { id: body.data.id, ...changed })).toMatchObject(changed)
    expect(await staff.data(calls.lines, {})).toContainEqual({ id: body.data.id, ...changed })

    const charge = await staff.data(calls.addCharge, {
      id: 'AddNew',
      chargeName: 'Street lamps',
      cost: 12.5,
      isFixed: true,
      active: true,
    })
    expect(charge).toMatchObject({ name: 'Street lamps', amount: 12.5, fixedcharges: 1, active: 1 })
    expect(
      await staff.data(calls.updateCharge, {
        id: charge.id,
        chargeName: 'Lamps',
        cost: 13,
        isFixed: true,
        active: 0,
      }),
    ).toEqual({ id: charge.id, name: 'Lamps', amount: 13, fixedcharges: 1, active: 0 })
    expect((await staff.data(calls.activeCharges, {})).map(({ id }) => id)).not.toContain(charge.id)
  })

  it('a group may have the number of a lane or a sector in its name, unlike a line', async () => {
    const staff = await office()
    const group = await staff.data(calls.addGroup, { name: ' Lane  12/A ' })
    expect(group.name).toBe('Lane 12/A')
    expect((await staff.data(calls.updateGroup, { id: group.id, name: 'क्\u200dयारी ४-ब' })).name).toBe(
      'क्\u200dयारी ४-ब',
    )
    for (const name of ['Row 10', 'Row 9']) await staff.data(calls.addGroup, { name })
    const names = (await staff.data(calls.groups, {})).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('Row'))).toEqual(['Row 9', 'Row 10'])
    for (const [name, wrong] of [
      ['Lane #12', 'Please enter letters, digits, spaces, dots, slashes and hyphens only'],
      ['-', 'Please enter letters, digits, spaces, dots, slashes and hyphens only'],
      [' ', 'This is a required field'],
      ['x'.repeat(201), 'At most 200 characters'],
    ] as const)
      expect((await staff.send(calls.addGroup, { name })).body.errors).toEqual({ name: [wrong] })
    expect((await staff.send(calls.addLine, { lineName: 'Line 2', isEnabled: 1 })).body.errors).toEqual({
      lineName: ['Please enter letters and spaces only'],
    })
  })

  it('keep omitted fields as another desk has changed them', async () => {
    const staff = await office()
    const newLine = { lineName: 'Kept line', description: 'Pole', isEnabled: 1 } as const
    const line = await staff.data(calls.addLine, newLine)
    await staff.data(calls.updateLine, { id: line.id, isEnabled: 0 })
    const renamed = await staff.data(calls.updateLine, { id: line.id, lineName: 'Kept lane' })
    expect(renamed).toEqual({ ...line, lineName: 'Kept lane', isEnabled: 0 })
    expect(await staff.data(calls.updateLine, { id: line.id })).toEqual(renamed)

    const newCharge = { chargeName: 'Kept lamps', cost: 12.5, isFixed: true, active: true }
    const charge = await staff.data(calls.addCharge, newCharge)
    await staff.data(calls.updateCharge, { id: charge.id, cost: 14, active: 0 })
    const changed = await staff.data(calls.updateCharge, { id: charge.id, chargeName: 'Kept upkeep' })
    expect(changed).toEqual({ ...charge, name: 'Kept upkeep', amount: 14, active: 0 })
    expect(await staff.data(calls.updateCharge, { id: charge.id })).toEqual(changed)
    const empty = { id: charge.id, chargeName: ' ', active: null }
    const refused = await staff.send(calls.updateCharge, empty as never)
    expect([refused.status, refused.body.errors]).toEqual([422, { chargeName: required, active: required }])
  })

  it('have unique names of letters and spaces', async () => {
    const staff = await office()
    const letters = ['Please enter letters and spaces only']
    expect((await staff.send(calls.addLine, { isEnabled: 1 } as never)).body.errors).toEqual({
      lineName: required,
    })
    const line = { lineName: 'Line 7', description: 'a-b', isEnabled: 1 } as const
    expect((await staff.send(calls.addLine, line)).body.errors).toEqual({
      lineName: letters,
      description: ['Please enter letters, digits and spaces only'],
    })
    // Keyboards for Hindi write joiners between letters.
    const joined = { lineName: 'क्\u200dयारी', description: 'क्\u200dयारी ७ के पास', isEnabled: 1 } as const
    expect(await staff.data(calls.addLine, joined)).toMatchObject(joined)
    const unseen = { lineName: 'Unseen', description: '\u200d', isEnabled: 1 } as const
    expect((await staff.send(calls.addLine, unseen)).body.errors).toEqual({
      description: ['Please enter letters, digits and spaces only'],
    })
    const charge = { chargeName: 'Units 2', cost: -1, isFixed: 0, active: 1 } as const
    expect((await staff.send(calls.addCharge, charge)).body.errors).toEqual({
      chargeName: letters,
      cost: ['Must be 0 or more'],
    })
    const add = {
      group: (name: string) => staff.send(calls.addGroup, { name }),
      line: (lineName: string) => staff.send(calls.addLine, { lineName, isEnabled: 1 }),
      charge: (chargeName: string) =>
        staff.send(calls.addCharge, { chargeName, cost: 1, isFixed: 0, active: 1 }),
    }
    for (const [kind, field, text] of [
      ['group', 'name', 'A satsangi group with this name already exists'],
      ['line', 'lineName', 'An electric line with this name already exists'],
      ['charge', 'chargeName', 'A Bhaint type with this name already exists'],
    ] as const) {
      expect((await add[kind]('Taken twice')).status).toBe(200)
      // An extra blank between the words does not make a different name, because both look the same in a list.
      const again = await add[kind]('TAKEN  twice')
      expect([again.status, again.body.errors]).toEqual([422, { [field]: [text] }])
    }
  })

  it('answer 401 without a session, 403 without the permission, 404 for an unknown id', async () => {
    const none = 2_000_000_000
    const charge = { chargeName: 'X', cost: 1, isFixed: 1, active: 1 } as const
    const all = async (client: typeof server.anonymous) => [
      (await client.send(calls.updateGroup, { id: none, name: 'X' })).status,
      (await client.send(calls.updateLine, { id: none, lineName: 'X', isEnabled: 1 })).status,
      (await client.send(calls.updateCharge, { id: none, ...charge })).status,
      (await client.send(calls.profile, { id: none })).status,
    ]
    expect(await all(server.anonymous)).toEqual([401, 401, 401, 401])
    expect(await all(await server.as('electrical-bulk-readings'))).toEqual([403, 403, 403, 403])
    expect(await all(await office())).toEqual([404, 404, 404, 404])
  })
})
