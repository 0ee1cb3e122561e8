import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { owed } from './testing/ledger.ts'
import { makeHouses } from './testing/make-house.ts'
import { payment } from './testing/pay.ts'
import { asked, correction, lastMonth, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const accountant = () =>
  server.as('electrical-profiles', 'electrical-bulk-readings', 'electrical-single-reading')

/**
 * Makes a house that was read this month, with a bill of 20 units at Rs. 7.50 and of Rs. 50; returns the charges too.
 */
async function billedHouse(staff: Client) {
  const { line, houses } = await makeHouses(server, 1)
  const id = houses[0]?.id ?? 0
  await readHouse(staff, line, thisMonth, id, 20)
  const charges = async () => {
    const [bill] = await staff.data(calls.bills, { ...asked(thisMonth), profile: id })
    return bill?.charges ?? []
  }
  const [byUnit, fixed] = await charges()
  return { id, line, charges, byUnit: byUnit?.id ?? 0, fixed: fixed?.id ?? 0 }
}

describe('a charge that was billed at a wrong amount', () => {
  it('is corrected with its reason; the excess payment is a credit, and all figures agree', async () => {
    const staff = await accountant()
    const { id, charges, fixed } = await billedHouse(staff)
    await staff.data(calls.applyPayment, await payment(staff, id, 200))
    const correct = { id: fixed, amount: 5, saved: 50, reason: 'A nought too many' }
    expect(await staff.data(calls.correctCharge, correct)).toEqual({ profile: id })
    expect(await charges()).toMatchObject([{ amount: 150 }, { id: fixed, rate: null, amount: 5 }])
    expect(await owed(server, id)).toBe(-45)
    expect(await staff.data(calls.readingsBalance, { id })).toMatchObject([{ amount: 5, balance: -45 }])
    const { rows, closing } = await staff.data(calls.statement, { id, from: thisMonth, to: today })
    expect(rows.find(({ kind }) => kind === 'CORRECTION')).toMatchObject({
      ...{ name: 'A nought too many', amount: -45, month: thisMonth },
    })
    expect(closing).toBe(-45)
    const [, shown] = await staff.data(calls.monthOfHouse, { ...asked(thisMonth), profile: id })
    expect(shown).toMatchObject({ fixed: true, balance: 5 })
  })

  it('by the unit has the right rate from then on, even when its reading is corrected', async () => {
    const staff = await accountant()
    const { id, charges, byUnit } = await billedHouse(staff)
    const correct = { id: byUnit, amount: 0.75, saved: 7.5, reason: 'Point forgotten' }
    expect((await staff.send(calls.correctCharge, correct)).status).toBe(200)
    expect(await charges()).toMatchObject([{ rate: 0.75, amount: 15 }, { amount: 50 }])
    expect(await owed(server, id)).toBe(65)
    await staff.data(calls.editReading, await correction(staff, id, thisMonth, { currentReading: 30 }))
    expect(await charges()).toMatchObject([{ rate: 0.75, amount: 22.5 }, { amount: 50 }])
    const again = { id: byUnit, amount: 7, saved: 0.75, reason: 'Rate of the last year' }
    expect((await staff.send(calls.correctCharge, again)).status).toBe(200)
    expect(await owed(server, id)).toBe(260)
  })

  it('is in the audit as a change of its house', async () => {
    const staff = await accountant()
    // Make the ids of houses and of bill lines differ from here on.
    await billedHouse(staff)
    const { id, fixed } = await billedHouse(staff)
    await staff.data(calls.correctCharge, { id: fixed, amount: 5, saved: 50, reason: 'A nought too many' })
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['record_type', 'record_id', 'said'])
      .where('user_id', '=', staff.userId)
      .where('call', '=', 'electrical.correctCharge')
      .execute()
    expect(rows).toMatchObject([{ record_type: 'satsangi_profile', record_id: id, said: { id: fixed } }])
    expect(fixed).not.toBe(id)
  })

  it('is not corrected when it was changed meanwhile, stays the same, does not exist, or without the permission', async () => {
    const staff = await accountant()
    const { id, fixed } = await billedHouse(staff)
    const correct = { id: fixed, amount: 40, saved: 60, reason: 'x' }
    const send = async (change: object) => {
      const { status, body } = await staff.send(calls.correctCharge, { ...correct, ...change })
      return [status, body.message]
    }
    expect(await send({})).toEqual([400, 'This house has changed meanwhile. Please reload.'])
    expect(await send({ amount: 50, saved: 50 })).toEqual([422, 'This does not change the bill.'])
    expect((await send({ saved: 50, reason: ' ' }))[0]).toBe(422)
    expect(await send({ id: 2_000_000_000 })).toEqual([404, 'There is no such bill'])
    const reader = await server.as('electrical-bulk-readings', 'electrical-single-reading')
    expect((await reader.send(calls.correctCharge, { ...correct, saved: 50 })).status).toBe(403)
    expect(await owed(server, id)).toBe(200)
  })
})

describe('the database refuses', () => {
  it('a reading whose bill does not match, and a correction of a charge by the unit that does not match its units', async () => {
    const staff = await accountant()
    const { id, byUnit, fixed } = await billedHouse(staff)
    const read = server.db.updateTable('electric_readings').set({ reading: 30, units: 30 })
    await expect(read.where('profile_id', '=', id).execute()).rejects.toMatchObject({
      constraint: 'bill_lines_of_reading',
    })
    const correctLine = (line_id: number, amount: number, rate: number | null) =>
      server.db
        .insertInto('bill_corrections')
        .values({ line_id, amount, rate, reason: 'x', made_by: staff.userId })
        .execute()
    await expect(correctLine(byUnit, -10, null)).rejects.toMatchObject({
      constraint: 'bill_lines_of_reading',
    })
    await expect(correctLine(fixed, -10, 7)).rejects.toMatchObject({ constraint: 'bill_corrections_rate' })
    expect(await owed(server, id)).toBe(200)
  })

  it('a reading that does not end where the next one begins', async () => {
    const staff = await accountant()
    const { line, houses } = await makeHouses(server, 1, { rate: 0 })
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, lastMonth, id, 20)
    await readHouse(staff, line, thisMonth, id, 30)
    const read = server.db.updateTable('electric_readings').set({ reading: 25, units: 25 })
    await expect(
      read.where('profile_id', '=', id).where('month', '=', lastMonth).execute(),
    ).rejects.toMatchObject({ constraint: 'electric_readings_go_on' })
  })
})
