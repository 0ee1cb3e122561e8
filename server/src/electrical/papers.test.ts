import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { dues, owing, payment } from './testing/pay.ts'
import { asked, correction, lastMonth, pageOf, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const clerk = () => server.as('electrical-profiles', 'electrical-bulk-readings', 'electrical-single-reading')

describe('the receipt of dues', () => {
  it('has the amount of each month and counts its prints, and a duplicate repeats the original', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const paid = await staff.data(calls.applyPayment, await payment(staff, house.id, 210))
    const first = await staff.data(calls.printReceipt, { id: paid.id })
    expect(first).toEqual({
      print: { number: 1, printed_at: expect.any(String) },
      receipt: {
        ...{ receiptType: 'dues', receipt_number: paid.receipt_number, houseno: house.houseno },
        ...{ name: 'Asha Rao', received: 210, method: 'CASH', utr: null, description: null, owed: 115 },
        lines: [
          { month: lastMonth, kind: 'DUES', amount: 200 },
          { month: thisMonth, kind: 'DUES', amount: 10 },
        ],
        ...{ undoes: null, reason: null, taken_by: paid.taken_by, taken_at: paid.taken_at },
      },
    })
    await staff.data(calls.applyPayment, await payment(staff, house.id, 115))
    const second = await staff.data(calls.printReceipt, { id: paid.id })
    expect(second).toEqual({ receipt: first.receipt, print: expect.objectContaining({ number: 2 }) })
    const listed = await staff.data(calls.payments, { id: house.id })
    expect(listed.map(({ prints }) => prints)).toEqual([0, 2])
    const log = await server.db
      .selectFrom('audit_log')
      .select(['call', 'user_id'])
      .where('record_type', '=', 'dues_payment')
      .where('record_id', '=', paid.id)
      .where('call', '=', 'electrical.printReceipt')
      .execute()
    expect(log).toEqual(Array(2).fill({ call: 'electrical.printReceipt', user_id: staff.userId }))
  })

  it('names used credits, an advance, and a cheque that bounced', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const cheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
    await staff.data(calls.applyPayment, await payment(staff, house.id, 200))
    await staff.data(calls.editReading, await correction(staff, house.id, lastMonth, { currentReading: 16 }))
    expect(await dues(staff, house.id)).toEqual([-30, 50, 105])
    const paid = await staff.data(calls.applyPayment, await payment(staff, house.id, 100, cheque))
    const lines = async (id: number) => (await staff.data(calls.printReceipt, { id })).receipt.lines
    expect(await lines(paid.id)).toEqual([
      { month: thisMonth, kind: 'DUES', amount: 130 },
      { month: lastMonth, kind: 'CREDIT', amount: -30 },
    ])
    const back = await staff.data(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
    const { receipt } = await staff.data(calls.printReceipt, { id: back.id })
    expect(receipt).toMatchObject({
      received: -100,
      undoes: paid.receipt_number,
      reason: 'Bounced',
      owed: 125,
    })
    expect(receipt.lines).toEqual([
      { month: thisMonth, kind: 'DUES', amount: -130 },
      { month: lastMonth, kind: 'CREDIT', amount: 30 },
    ])
    await staff.data(calls.applyPayment, await payment(staff, house.id, 125))
    const advance = { profile: house.id, amount: 40, paymentType: 1 as const, id: crypto.randomUUID() }
    const early = await staff.data(calls.addAdvance, advance)
    expect(await lines(early.id)).toEqual([{ month: thisMonth, kind: 'ADVANCE', amount: 40 }])
  })

  it('is refused for credits without money, unknown payments, and without the permission', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    await staff.data(calls.applyPayment, await payment(staff, house.id, 200))
    await staff.data(calls.editReading, await correction(staff, house.id, lastMonth, { currentReading: 16 }))
    const netted = await staff.data(calls.applyPayment, await payment(staff, house.id, 0))
    expect((await staff.send(calls.printReceipt, { id: netted.id })).status).toBe(404)
    expect((await staff.send(calls.printReceipt, { id: 2_000_000_000 })).status).toBe(404)
    expect((await server.anonymous.send(calls.printReceipt, { id: 1 })).status).toBe(401)
    const reader = await server.as('electrical-bulk-readings')
    expect((await reader.send(calls.printReceipt, { id: 1 })).status).toBe(403)
  })
})

describe('the bills of a month', () => {
  it('list the houses of a line, with the paid amount, other dues and credits', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 3)
    const [one, other] = houses.map(({ id }) => id) as [number, number]
    await readHouse(staff, line, lastMonth, one, 20)
    const readings = new Map([
      [one, { reading: 30 }],
      [other, { reading: 5, newMeter: true, finalReading: 4, firstReading: 1 }],
    ])
    await staff.data(calls.saveReadings, await pageOf(staff, line, thisMonth, readings))
    await staff.data(calls.applyPayment, await payment(staff, one, 240))
    const bills = await staff.data(calls.bills, { ...asked(thisMonth), line })
    expect(bills).toMatchObject([
      {
        profile: { id: one },
        ...{ month: thisMonth, lastReading: 20, currentReading: 30, units: 10, isEstimate: false },
        charges: [
          { rate: 7.5, amount: 75 },
          { rate: null, amount: 50 },
        ],
        ...{ billed: 125, paid: 40, others: 0, credits: 0, owed: 85 },
      },
      {
        profile: { id: other },
        ...{ newMeter: true, finalReading: 4, firstReading: 1, units: 8, billed: 110, owed: 110 },
      },
    ])
    expect(await staff.data(calls.bills, { ...asked(lastMonth), profile: one })).toMatchObject([
      { billed: 200, paid: 200, others: 85, owed: 85 },
    ])
    await staff.data(calls.applyPayment, await payment(staff, one, 85))
    await staff.data(calls.addAdvance, { id: crypto.randomUUID(), profile: one, amount: 60, paymentType: 1 })
    await staff.data(calls.editReading, await correction(staff, one, thisMonth, { currentReading: 31 }))
    expect(await staff.data(calls.bills, { ...asked(thisMonth), profile: one })).toMatchObject([
      { charges: [{ amount: 82.5 }, { amount: 50 }], billed: 132.5, credits: -60, owed: -52.5 },
    ])
  })

  it('have the number of their meter: of a replaced meter it stays, of the meter in use it can be corrected', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 3)
    const [ahead, after, unknown] = houses.map(({ id }) => id) as [number, number, number]
    const number = (id: number, meterno: string) => staff.data(calls.updateProfile, { id, meterno })
    const replace = (id: number) =>
      readHouse(staff, line, thisMonth, id, { reading: 5, newMeter: true, finalReading: 25, firstReading: 1 })
    const numbers = async (month: string) =>
      (await staff.data(calls.bills, { ...asked(month), line })).map(({ profile }) => profile.meterno)
    await number(ahead, 'OLD-1')
    await number(after, 'OLD-2')
    for (const id of [ahead, after, unknown]) await readHouse(staff, line, lastMonth, id, 20)
    expect(await numbers(lastMonth)).toEqual(['OLD-1', 'OLD-2', null])
    // The office may know the new number before its first reading, or later.
    await number(ahead, 'NEW-1')
    for (const id of [ahead, after, unknown]) await replace(id)
    await number(after, 'NEW-2')
    await number(unknown, 'NEW-3')
    expect(await numbers(lastMonth)).toEqual(['OLD-1', 'OLD-2', null])
    expect(await numbers(thisMonth)).toEqual(['NEW-1', 'NEW-2', 'NEW-3'])
    await number(ahead, 'NEW-11')
    expect(await numbers(lastMonth)).toEqual(['OLD-1', 'OLD-2', null])
    expect(await numbers(thisMonth)).toEqual(['NEW-11', 'NEW-2', 'NEW-3'])
  })

  it('show the corrected number of a meter that is still in use', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await staff.data(calls.updateProfile, { id, meterno: 'M-21' })
    await readHouse(staff, line, lastMonth, id, 20)
    await readHouse(staff, line, thisMonth, id, 30)
    await staff.data(calls.updateProfile, { id, meterno: 'M-12' })
    for (const month of [lastMonth, thisMonth])
      expect(await staff.data(calls.bills, { ...asked(month), line })).toMatchObject([
        { profile: { meterno: 'M-12' } },
      ])
  })

  it('need a line or a house, and the permission', async () => {
    const staff = await clerk()
    const { status, body } = await staff.send(calls.bills, asked(thisMonth))
    expect([status, body.errors]).toEqual([422, { line: ['This is a required field'] }])
    const reports = await server.as('electrical-overall-overdues')
    expect((await reports.send(calls.bills, { ...asked(thisMonth), line: 1 })).status).toBe(403)
    expect((await server.anonymous.send(calls.bills, { ...asked(thisMonth), line: 1 })).status).toBe(401)
  })

  it('can be chosen by line or group by a reader of meters, who may print them', async () => {
    const reader = await server.as('electrical-bulk-readings')
    const group = await (await clerk()).data(calls.addGroup, { name: 'Printed by a reader' })
    expect(await reader.data(calls.groups, {})).toContainEqual(group)
    expect((await reader.send(calls.lines, {})).status).toBe(200)
    expect(await reader.data(calls.bills, { ...asked(thisMonth), group: group.id })).toEqual([])
    expect((await reader.send(calls.addGroup, { name: 'Made by a reader' })).status).toBe(403)
  })
})
