import { randomUUID } from 'node:crypto'
import type { Tender } from '@nivas/contract/cash/tenders.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { dues, owing, payment, takings } from './testing/pay.ts'
import { correction, lastMonth, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const clerk = () => server.as('electrical-profiles')
const accountant = () =>
  server.as(
    ...(['electrical-profiles', 'electrical-refund', 'electrical-daily-collection'] as const),
    ...(['electrical-bulk-readings', 'electrical-single-reading'] as const),
  )

/** Returns the sum of a tender in the cash book of the counter. */
async function inBook(tender: Tender) {
  const rows = await server.db
    .selectFrom('cash_book')
    .select('amount')
    .where('counter', '=', 'electricity')
    .where('tender', '=', tender)
    .execute()
  return onWire(sum(rows.map(({ amount }) => amount)))
}

describe('money that is given back', () => {
  it('for a wrong house opens its dues again, and the sum of the day in the cash book is zero', async () => {
    const staff = await accountant()
    const house = await owing(server, staff)
    const before = await takings(server)
    const paid = await staff.data(calls.applyPayment, await payment(staff, house.id, 210))
    const back = await staff.data(calls.undoPayment, { id: paid.id, reason: 'It was for another house' })
    expect(back).toMatchObject({ received: -210, method: 'CASH', undoes: paid.receipt_number })
    expect(back.receipt_number).not.toBe(paid.receipt_number)
    expect(await dues(staff, house.id)).toEqual([50, 150, 50, 75])
    expect(await takings(server)).toBe(before)
    const collected = await staff.data(calls.dailyCollection, { paymentDate: today })
    const own = collected.filter(({ profile }) => profile === house.id)
    expect(onWire(sum(own.map(({ amount }) => amount)))).toBe(0)
    const { rows, closing } = await staff.data(calls.statement, { id: house.id, from: lastMonth, to: today })
    expect(rows.slice(-2).map(({ kind, amount, undoes }) => [kind, amount, undoes])).toEqual([
      ['PAYMENT', -210, null],
      ['TAKEN_BACK', 210, paid.receipt_number],
    ])
    expect(closing).toBe(325)
    for (const id of [paid.id, back.id])
      expect((await staff.send(calls.undoPayment, { id, reason: 'x' })).status).toBe(400)
    expect(await takings(server)).toBe(before)
  })

  it.each([
    ['UPI', { paymentType: 2, utr: '512345678901' }],
    ['TRANSFER', { paymentType: 4, paymentDescription: 'NEFT of the bank' }],
  ] as const)('goes back as it was paid: %s', async (tender, by) => {
    const staff = await accountant()
    const house = await owing(server, staff)
    const before = [await inBook(tender), await inBook('CASH')]
    const paid = await staff.data(calls.applyPayment, await payment(staff, house.id, 325, by))
    const back = await staff.data(calls.undoPayment, { id: paid.id, reason: 'Paid twice' })
    expect(back).toMatchObject({ received: -325, method: tender, utr: null })
    expect([await inBook(tender), await inBook('CASH')]).toEqual(before)
    expect(await dues(staff, house.id)).toEqual([50, 150, 50, 75])
  })

  it('requires the permission for refunds, unlike a cheque that bounced', async () => {
    const staff = await accountant()
    const house = await owing(server, staff)
    const cheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
    const cash = await staff.data(calls.applyPayment, await payment(staff, house.id, 100))
    const bounced = await staff.data(calls.applyPayment, await payment(staff, house.id, 225, cheque))
    const before = await takings(server)
    const other = await clerk()
    expect((await other.send(calls.undoPayment, { id: cash.id, reason: 'x' })).status).toBe(403)
    expect(await takings(server)).toBe(before)
    expect(await dues(staff, house.id)).toEqual([])
    expect((await other.send(calls.undoPayment, { id: bounced.id, reason: 'Bounced' })).status).toBe(200)
    expect(await takings(server)).toBe(before - 225)
  })

  it('from the advance of a leaving family opens the bills that used it, which are then paid', async () => {
    const staff = await accountant()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    const before = await takings(server)
    const advance = { id: randomUUID(), profile: id, amount: 500, paymentType: 1 as const }
    const paid = await staff.data(calls.addAdvance, advance)
    await readHouse(staff, line, lastMonth, id, 20)
    expect(await dues(staff, id)).toEqual([-300])
    await staff.data(calls.undoPayment, { id: paid.id, reason: 'Moved out' })
    expect(await dues(staff, id)).toEqual([50, 150])
    await staff.data(calls.applyPayment, await payment(staff, id, 200))
    expect(await dues(staff, id)).toEqual([])
    expect(await takings(server)).toBe(before + 200)
    const { closing } = await staff.data(calls.statement, { id, from: lastMonth, to: today })
    expect(closing).toBe(0)
  })

  it('for a month that was corrected after its payment opens the corrected amount', async () => {
    const staff = await accountant()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, thisMonth, id, 20)
    const paid = await staff.data(calls.applyPayment, await payment(staff, id, 200))
    await staff.data(calls.editReading, await correction(staff, id, thisMonth, { currentReading: 10 }))
    expect(await dues(staff, id)).toEqual([-75])
    await staff.data(calls.undoPayment, { id: paid.id, reason: 'Moved out' })
    expect(await dues(staff, id)).toEqual([50, 75])
  })
})
