import { randomUUID } from 'node:crypto'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { dues, owing, payment, takings } from './testing/pay.ts'
import { lastMonth, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const clerk = () => server.as('electrical-profiles', 'electrical-bulk-readings', 'electrical-single-reading')

describe('a cheque that bounced', () => {
  it('is given back once, and its dues are open again', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const before = await takings(server)
    const cheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
    const paid = await staff.data(calls.applyPayment, await payment(staff, house.id, 325, cheque))
    expect(await dues(staff, house.id)).toEqual([])
    const back = await staff.data(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
    expect(back).toMatchObject({ received: -325, undoes: paid.receipt_number, reason: 'Bounced' })
    expect(await dues(staff, house.id)).toEqual([50, 150, 50, 75])
    expect(await takings(server)).toBe(before)
    const again = await staff.send(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
    expect([again.status, again.body.message]).toEqual([400, 'This cheque was taken back already.'])
    const cash = await staff.data(calls.applyPayment, await payment(staff, house.id, 10))
    const refused = await staff.send(calls.undoPayment, { id: cash.id, reason: 'x' })
    expect(refused.body.message).toBe('Only a cheque can be taken back.')
  })
})

describe('an advance', () => {
  it('is a credit that the next bill uses, and the statement shows it', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    const key = randomUUID()
    const advance = { id: key, profile: id, amount: 300, paymentType: 1 as const }
    const first = await staff.data(calls.addAdvance, advance)
    expect((await staff.data(calls.addAdvance, advance)).id).toBe(first.id)
    expect(await dues(staff, id)).toEqual([-300])
    await readHouse(staff, line, lastMonth, id, 20)
    expect(await dues(staff, id)).toEqual([-100])
    await readHouse(staff, line, thisMonth, id, 30)
    expect(await dues(staff, id)).toEqual([25])
    const account = await staff.data(calls.statement, { id, from: lastMonth, to: today })
    expect(account).toMatchObject({ opening: 0, closing: 25 })
    expect(account.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['BILL', 50],
      ['BILL', 150],
      ['BILL', 50],
      ['BILL', 75],
      ['PAYMENT', -300],
    ])
    const later = await staff.data(calls.statement, { id, from: thisMonth, to: today })
    expect([later.opening, later.closing]).toEqual([200, 25])
  })
})
