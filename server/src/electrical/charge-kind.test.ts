import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { makeHouses } from './testing/make-house.ts'

const server = useServer(undefined, { jobs: false })
const office = () => server.as('electrical-profiles', 'electrical-bhaint-types')

describe('a charge by the month or by the unit', () => {
  it('keeps its kind once a house has it, on or off; its name and amount can change', async () => {
    const staff = await office()
    const { houses, charges } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    const before = await staff.data(calls.profileCharges, { id })
    const form = { id: charges.fixed, chargeName: 'Lane upkeep', cost: 50, active: 1 } as const
    const text = [
      'Houses already use this Bhaint type, so it cannot switch between a fixed amount and a rate. Please add another Bhaint type.',
    ]
    const flipped = await staff.send(calls.updateCharge, { ...form, isFixed: 0 })
    expect([flipped.status, flipped.body.errors]).toEqual([422, { isFixed: text }])
    const byUnit = { ...form, id: charges.byUnit, chargeName: 'Lane units' }
    expect((await staff.send(calls.updateCharge, { ...byUnit, isFixed: 1 })).status).toBe(422)
    expect(await staff.data(calls.profileCharges, { id })).toEqual(before)
    await server.db
      .updateTable('profile_charges')
      .set({ is_enabled: false })
      .where('profile_id', '=', id)
      .execute()
    expect((await staff.send(calls.updateCharge, { ...form, isFixed: 0 })).status).toBe(422)
    expect(await staff.data(calls.updateCharge, { ...form, isFixed: 1, cost: 60 })).toMatchObject({
      ...{ name: 'Lane upkeep', amount: 60, fixedcharges: 1 },
    })
  })

  it('can change its kind while no house has it', async () => {
    const staff = await office()
    const { charges } = await makeHouses(server, 0)
    const form = { id: charges.fixed, chargeName: 'Well upkeep', cost: 5, active: 1 } as const
    expect(await staff.data(calls.updateCharge, { ...form, isFixed: 0 })).toMatchObject({ fixedcharges: 0 })
  })

  it('is refused for a new house if its kind changes concurrently, and the house is not added', async () => {
    const staff = await office()
    const { line, group, charges } = await makeHouses(server, 0)
    const houseno = `Kind ${charges.fixed}`
    const { status, body } = await startBehind(
      server.db,
      (trx) =>
        trx.updateTable('charge_types').set({ is_fixed: false }).where('id', '=', charges.fixed).execute(),
      () =>
        staff.send(calls.addProfile, {
          ...{ name: 'Asha Rao', houseno, electricline: line, groupid: group },
          chargeTypes: [{ id: charges.fixed, amount: 50, enabled: 1 }],
        }),
    )
    expect([status, body.errors]).toEqual([
      422,
      { chargeTypes: ['A Bhaint type was changed meanwhile. Please reload.'] },
    ])
    expect(await staff.data(calls.profiles, { houseno })).toEqual([])
  })
})
