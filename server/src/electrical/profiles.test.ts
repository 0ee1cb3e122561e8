import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import type { ChangedMeanwhile } from '@nivas/contract/known.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { readHouse, thisMonth } from './testing/read.ts'

const server = useServer()
const office = () => server.as('electrical-profiles', 'electrical-electric-lines', 'electrical-bhaint-types')

describe('a satsangi profile', () => {
  const aForm = async (houseno: string) => {
    const { line, group, charges } = await makeHouses(server, 0)
    return {
      name: 'Asha Rao',
      houseno,
      meterno: 'M/12-3',
      metertype: '',
      electricline: line,
      groupid: group,
      chargeTypes: [
        { id: charges.fixed, amount: 60, enabled: 1 as const },
        { id: charges.byUnit, amount: 7.25, enabled: true },
      ],
    }
  }

  it('is added with its charges, read, and changed except for its house number', async () => {
    const staff = await office()
    const form = await aForm('C 7')
    const { body } = await staff.send(calls.addProfile, { ...form, firstreading: 12.5 })
    expect(body.message).toBe('Record added successfully.')
    const { id } = body.data
    expect(await staff.data(calls.profile, { id })).toMatchObject({
      houseno: 'C 7',
      meterno: 'M/12-3',
      metertype: null,
      enabled: 1,
    })
    const [fixed, byUnit] = form.chargeTypes
    await staff.data(calls.updateProfile, {
      ...form,
      id,
      name: 'Usha Rao',
      enabled: 0,
      chargeTypes: [{ id: byUnit?.id ?? 0, amount: 8, enabled: 0 }],
    })
    const { data: rows } = (await staff.send(calls.profiles, { houseno: 'C 7', enabled: '0' })).body
    expect(rows).toMatchObject([
      {
        id,
        name: 'Usha Rao',
        houseno: 'C 7',
        enabled: 0,
        balance: 0,
        lastpayment: null,
        electricline: { id: form.electricline },
        groupid: { id: form.groupid },
        profileCharges: [
          { id: fixed?.id, amount: 60, enabled: 1, fixedcharges: 1 },
          { id: byUnit?.id, amount: 8, enabled: 0, fixedcharges: 0 },
        ],
      },
    ])
    expect((await staff.data(calls.profileCharges, { id })).slice(0, 2)).toEqual(rows[0]?.profileCharges)
  })

  it('keeps omitted fields as another desk has changed them', async () => {
    const staff = await office()
    const form = await aForm('C 8')
    const { id } = await staff.data(calls.addProfile, form)
    const [fixed, byUnit] = await staff.data(calls.profileCharges, { id })
    const dearer = [{ id: byUnit?.id ?? 0, amount: 9, enabled: 1 as const }]
    await staff.data(calls.updateProfile, { id, meterno: 'M/9', enabled: 0, chargeTypes: dearer })
    const renamed = await staff.data(calls.updateProfile, { id, name: 'Usha Rao' })
    expect(renamed).toMatchObject({
      ...{ name: 'Usha Rao', meterno: 'M/9', enabled: 0 },
      ...{ electricline: form.electricline, groupid: form.groupid },
    })
    expect(renamed.chargeTypes.slice(0, 2)).toEqual([fixed, { ...byUnit, amount: 9 }])
    expect(await staff.data(calls.updateProfile, { id })).toEqual(renamed)
  })

  it('keeps a charge that another desk has changed, and refuses an amount that both have changed, together with other fields', async () => {
    const staff = await office()
    const form = await aForm('C 9')
    const { id } = await staff.data(calls.addProfile, form)
    const charges = async () => {
      const all = await staff.data(calls.profileCharges, { id })
      return form.chargeTypes.flatMap((own) =>
        all
          .filter((one) => one.id === own.id)
          .map(({ amount, enabled }) => ({ id: own.id, amount, enabled: enabled > 0 })),
      )
    }
    const shown = await charges()
    const withAmounts = (...amounts: number[]) =>
      shown.map((charge, at) => ({ ...charge, amount: amounts[at] ?? charge.amount }))
    const save = (chargeTypes: typeof shown, known: unknown) =>
      staff.send(calls.updateProfile, { id, chargeTypes, known: { chargeTypes: known } })

    const off = { ...shown[1], enabled: false } as (typeof shown)[0]
    expect((await save([{ ...shown[0], amount: 61 } as (typeof shown)[0], off], shown)).status).toBe(200)
    expect((await save(withAmounts(60, 8), shown)).status).toBe(200)
    expect(await charges()).toMatchObject([
      { amount: 61, enabled: true },
      { amount: 8, enabled: false },
    ])

    const late = await save(withAmounts(60, 9), shown)
    expect([late.status, late.body.errors]).toEqual([
      422,
      {
        'chargeTypes.1.amount': ['Someone changed this to Rs. 8.00 meanwhile. Save again to replace it.'],
      },
    ])
    const { known } = late.body.data as unknown as ChangedMeanwhile
    // The amount is typed back to the value that the form showed at first.
    expect((await save(withAmounts(60, 7.25), known.chargeTypes)).status).toBe(200)
    expect(await charges()).toMatchObject([{ amount: 61 }, { amount: 7.25, enabled: false }])
    for (const wrong of [null, 7, [{ id: 'x' }], { length: 3 }])
      expect((await save(withAmounts(60, 9), wrong)).status).toBe(422)

    const third = { id, name: 'Uma Rao', chargeTypes: withAmounts(60, 11) }
    const all = await staff.send(calls.updateProfile, {
      ...third,
      known: { name: 'Nobody', chargeTypes: withAmounts(60, 9) },
    })
    expect([all.status, Object.keys(all.body.errors ?? {})]).toEqual([422, ['name', 'chargeTypes.1.amount']])
    expect((await staff.send(calls.updateProfile, { ...third, ...all.body.data } as never)).status).toBe(200)
    expect(await charges()).toMatchObject([{ amount: 61 }, { amount: 11, enabled: false }])
  })

  it('can have its first reading corrected until it is read', async () => {
    const staff = await server.as('electrical-profiles', 'electrical-bulk-readings')
    const { line, houses } = await makeHouses(server, 1, { first: 12_400 })
    const id = houses[0]?.id ?? 0
    expect(await staff.data(calls.profile, { id })).toMatchObject({ firstreading: 12_400 })
    const corrected = await staff.data(calls.updateProfile, { id, firstreading: 1240 })
    expect(corrected).toMatchObject({ firstreading: 1240 })
    expect(await staff.data(calls.updateProfile, { id, name: 'Usha Rao' })).toMatchObject({
      firstreading: 1240,
    })
    expect((await readHouse(staff, line, thisMonth, id, 1250)).status).toBe(200)
    expect(await staff.data(calls.profile, { id })).toMatchObject({ firstreading: null })
    const late = await staff.send(calls.updateProfile, { id, firstreading: 1200 })
    expect([late.status, late.body.errors]).toEqual([
      422,
      { firstreading: ['This house was already read, so its first reading stays 1240.'] },
    ])
    expect((await staff.send(calls.updateProfile, { id, firstreading: 1240 })).status).toBe(200)
  })

  it('has a unique house number, in any case, with any spaces, dashes and digits, and is found by any of them', async () => {
    const staff = await office()
    const form = await aForm('W 12')
    await staff.data(calls.addProfile, form)
    for (const houseno of [' w12 ', 'w-12', 'W१२']) {
      const again = await staff.send(calls.addProfile, { ...form, houseno })
      expect([again.status, again.body.errors], houseno).toEqual([
        422,
        { houseno: ['A house with this number already exists'] },
      ])
    }
    // The form takes only hyphens; a search also takes the dash of a word processor.
    for (const houseno of [' w12 ', 'w-12', 'W – 12', 'W१२'])
      expect(await staff.data(calls.profiles, { houseno }), houseno).toMatchObject([{ houseno: 'W 12' }])
    // Two numbers with a dash between them differ from one number without it.
    expect((await staff.send(calls.addProfile, await aForm('W 1-2'))).status).toBe(200)
  })

  it('has at most one charge by the unit, even after an exchange for another one', async () => {
    const staff = await office()
    const form = await aForm('E 1')
    const { charges } = await makeHouses(server, 0)
    const other = { id: charges.byUnit, amount: 9, enabled: true }
    const text = ['A house can have only one charge per unit']
    const both = await staff.send(calls.addProfile, { ...form, chargeTypes: [...form.chargeTypes, other] })
    expect([both.status, both.body.errors]).toEqual([422, { 'chargeTypes.2.enabled': text }])
    const { id } = await staff.data(calls.addProfile, form)
    const kept = await staff.send(calls.updateProfile, { ...form, id, chargeTypes: [other] })
    expect([kept.status, kept.body.errors]).toEqual([422, { chargeTypes: text }])
    const [, byUnit] = form.chargeTypes
    const exchanged = [other, { id: byUnit?.id ?? 0, amount: 1, enabled: false }]
    expect((await staff.send(calls.updateProfile, { ...form, id, chargeTypes: exchanged })).status).toBe(200)
  })

  it('is refused on an inactive or unknown line, and with a Bhaint type that is unknown or given twice', async () => {
    const staff = await office()
    const form = await aForm('F 1')
    const errors = async (change: object) =>
      (await staff.send(calls.addProfile, { ...form, ...change })).body.errors
    const none = 2_000_000_000
    expect(await errors({ electricline: none })).toEqual({ electricline: ['There is no such electric line'] })
    expect(await errors({ groupid: none })).toEqual({ groupid: ['There is no such satsangi group'] })
    expect(await errors({ chargeTypes: [{ id: none, amount: 1, enabled: 1 }] })).toEqual({
      'chargeTypes.0.id': ['There is no such Bhaint type'],
    })
    expect(await errors({ chargeTypes: form.chargeTypes.map(() => form.chargeTypes[0]) })).toEqual({
      chargeTypes: ['The same Bhaint type is listed twice'],
    })
    expect(await errors({ houseno: 'F#1' })).toEqual({
      houseno: ['Please enter letters, digits, spaces, dots, slashes and hyphens only'],
    })
    await server.db
      .updateTable('electric_lines')
      .set({ is_enabled: false })
      .where('id', '=', form.electricline)
      .execute()
    expect(await errors({})).toEqual({ electricline: ['This electric line is switched off'] })
  })

  it('is listed in the natural order of house numbers, in both directions and page by page', async () => {
    const staff = await office()
    for (const houseno of ['ZZ 10', 'ZZ 2', 'zz10A']) await staff.data(calls.addProfile, await aForm(houseno))
    const list = async (more: object) =>
      (await staff.send(calls.profiles, { houseno: 'zz', ...more })).body.data.map(({ houseno }) => houseno)
    expect(await list({})).toEqual(['ZZ 2', 'ZZ 10', 'zz10A'])
    expect(await list({ order: 'desc', per_page: 2, page: 1 })).toEqual(['zz10A', 'ZZ 10'])
    expect(await list({ order: 'desc', per_page: 2, page: 2 })).toEqual(['ZZ 2'])
    expect(await list({ houseno: 'zz १०' })).toEqual(['ZZ 10', 'zz10A'])
  })
})

it('the gate lists the same houses, only enabled ones, by group', async () => {
  const { houses } = await makeHouses(server, 3)
  await server.db
    .updateTable('electric_profiles')
    .set({ is_enabled: false })
    .where('id', '=', houses[2]?.id ?? 0)
    .execute()
  const guard = await server.as('gate-visitor-entry')
  const ids = new Set(houses.map(({ id }) => id))
  const listed = (await guard.data(gate.houses, {})).filter(({ id }) => ids.has(id))
  // The gate gets no other fields, because it must not know who lives in a house.
  expect(listed).toEqual(houses.slice(0, 2).map(({ id, houseno }) => ({ id, houseno })))
  const other = await server.as('bhent', 'electrical-profiles')
  expect((await other.send(gate.houses, {})).status).toBe(403)
})
