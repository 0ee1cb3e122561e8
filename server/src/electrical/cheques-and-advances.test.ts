import { randomUUID } from 'node:crypto'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { describe, expect, it } from 'vitest'
import { audited } from '../testing/audited.ts'
import type { Client } from '../testing/client.ts'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { dues, owing, payment, takings } from './testing/pay.ts'
import { correction, lastMonth, readHouse, thisMonth } from './testing/read.ts'

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
    expect([again.status, again.body.message]).toEqual([400, 'This payment was already reversed.'])
  })

  it('cannot be restored by taking back the taking back, which brought no money', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const cheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
    const paid = await staff.data(calls.applyPayment, await payment(staff, house.id, 325, cheque))
    const back = await staff.data(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
    const before = await takings(server)
    const { status, body } = await staff.send(calls.undoPayment, { id: back.id, reason: 'x' })
    expect([status, body.message]).toEqual([400, 'Only a payment that brought in money can be reversed.'])
    expect(await dues(staff, house.id)).toEqual([50, 150, 50, 75])
    expect(await takings(server)).toBe(before)
  })

  it('leaves an advance of another payment for the next bill', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const cheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
    const paid = await staff.data(calls.applyPayment, await payment(staff, house.id, 325, cheque))
    const advance = { id: randomUUID(), profile: house.id, amount: 60, paymentType: 1 as const }
    await staff.data(calls.addAdvance, advance)
    await staff.data(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
    expect((await dues(staff, house.id)).toSorted((a, b) => a - b)).toEqual([-60, 50, 50, 75, 150])
  })
})

describe('a cheque whose advance was used before it bounced', () => {
  const cheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
  const advance = (staff: Client, profile: number, amount: number, more: object = {}) =>
    staff.data(calls.addAdvance, { id: randomUUID(), profile, amount, paymentType: 1, ...more })

  it('opens the bills again that used its advance, and they use the other advances', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    const before = await takings(server)
    const paid = await advance(staff, id, 250, cheque)
    await advance(staff, id, 60)
    await readHouse(staff, line, lastMonth, id, 20)
    await readHouse(staff, line, thisMonth, id, 30)
    // Rs. 325 billed, Rs. 310 in advance.
    expect(await dues(staff, id)).toEqual([15])
    await staff.data(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
    expect(await dues(staff, id)).toEqual([140, 50, 75])
    expect(await takings(server)).toBe(before + 60)
    const { closing } = await staff.data(calls.statement, { id, from: lastMonth, to: today })
    expect(closing).toBe(265)
    await staff.data(calls.applyPayment, await payment(staff, id, 265))
    expect(await dues(staff, id)).toEqual([])
    const again = await staff.send(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
    expect(again.status).toBe(400)
  })

  it('leaves bills paid whose payment also brought money: the house owes the used amount on the line of the advance', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await advance(staff, id, 50)
    await readHouse(staff, line, lastMonth, id, 0)
    const paid = await advance(staff, id, 80, cheque)
    // Rs. 300 are due now.
    await staff.data(calls.editReading, await correction(staff, id, lastMonth, { currentReading: 40 }))
    const all = await payment(staff, id, 220)
    expect(await staff.data(calls.applyPayment, all)).toMatchObject({ received: 220 })
    expect(await dues(staff, id)).toEqual([])
    await staff.data(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
    expect(await staff.data(calls.readingsBalance, { id })).toMatchObject([{ chargename: null, balance: 80 }])
    await staff.data(calls.applyPayment, await payment(staff, id, 80))
    expect(await dues(staff, id)).toEqual([])
  })
})

describe('the last payment of a house', () => {
  it('is the last that brought money and was not taken back', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 1)
    const { id, houseno } = houses[0] ?? { id: 0, houseno: '' }
    const last = async () => (await staff.send(calls.profiles, { houseno })).body.data[0]?.lastpayment
    expect(await last()).toBeNull()
    const advance = (amount: number, more: object = {}) =>
      staff.data(calls.addAdvance, { id: randomUUID(), profile: id, amount, paymentType: 1, ...more })
    await advance(500)
    // The bill uses the advance, and no money moves.
    await readHouse(staff, line, lastMonth, id, 20)
    expect(await last()).toEqual({ day: today, amount: 500 })
    const cheque = await advance(70, { paymentType: 3, paymentDescription: 'SBI 004711' })
    expect(await last()).toEqual({ day: today, amount: 70 })
    await staff.data(calls.undoPayment, { id: cheque.id, reason: 'Bounced' })
    expect(await last()).toEqual({ day: today, amount: 500 })
  })
})

describe('a cheque that was paid together with an advance', () => {
  it('leaves the earlier uses of the advance when it bounces', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await staff.data(calls.addAdvance, { id: randomUUID(), profile: id, amount: 260, paymentType: 1 })
    await readHouse(staff, line, lastMonth, id, 20)
    expect(await dues(staff, id)).toEqual([-60])
    // Rs. 150 more are due: Rs. 90 by the cheque, Rs. 60 by the rest of the advance.
    await staff.data(calls.editReading, await correction(staff, id, lastMonth, { currentReading: 40 }))
    const cheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
    const paid = await staff.data(calls.applyPayment, await payment(staff, id, 90, cheque))
    expect(await dues(staff, id)).toEqual([])
    await staff.data(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
    expect((await dues(staff, id)).toSorted((a, b) => a - b)).toEqual([-60, 150])
    const payments = await staff.data(calls.payments, { id })
    expect(payments.map(({ received, undone }) => [received, undone])).toEqual([
      [-90, false],
      [90, true],
      [0, false],
      [260, false],
    ])
  })
})

describe('the statement of a house', () => {
  it('marks the units of an estimate until a reading corrects them', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 1, { first: 100 })
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, lastMonth, id, 120)
    await readHouse(staff, line, thisMonth, id, { reading: 140, estimated: true })
    const marks = async () =>
      (await staff.data(calls.statement, { id, from: lastMonth, to: today })).rows.map(
        ({ kind, isEstimate }) => [kind, isEstimate],
      )
    const billed = [
      ['BILL', false],
      ['BILL', false],
      ['BILL', false],
    ]
    expect(await marks()).toEqual([...billed, ['BILL', true]])
    await staff.data(calls.editReading, await correction(staff, id, thisMonth, { currentReading: 135 }))
    expect(await marks()).toEqual([...billed, ['BILL', false], ['CORRECTION', false]])
  })
})

describe('an advance', () => {
  it('is refused while the house has dues; Pay Dues takes the money with a receipt that names the months', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const before = await takings(server)
    const advance = () =>
      staff.send(calls.addAdvance, { id: randomUUID(), profile: house.id, amount: 500, paymentType: 1 })
    const refused = await advance()
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'This house owes Rs. 325.00. Please collect it with Pay Dues before collecting an advance.',
    ])
    expect(await takings(server)).toBe(before)
    await staff.data(calls.applyPayment, await payment(staff, house.id, 325))
    expect((await advance()).status).toBe(200)
  })

  it('is a credit that the next bill uses, and the statement shows it', async () => {
    const staff = await clerk()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    const key = randomUUID()
    const advance = { id: key, profile: id, amount: 300, paymentType: 1 as const }
    const first = await staff.data(calls.addAdvance, advance)
    expect((await staff.data(calls.addAdvance, advance)).id).toBe(first.id)
    expect(await audited(server, 'electrical.addAdvance', first.id)).toBe(1)
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
    expect(account.rows.map(({ month, payment }) => month ?? payment)).toEqual([
      ...[lastMonth, lastMonth, thisMonth, thisMonth],
      first.id,
    ])
    const paid = await staff.data(calls.payment, { id: first.id })
    expect(paid).toMatchObject({ received: 300, lines: [{ chargename: null, amount: 300 }] })
    expect((await staff.send(calls.payment, { id: 2_000_000_000 })).status).toBe(404)
    const later = await staff.data(calls.statement, { id, from: thisMonth, to: today })
    expect([later.opening, later.closing]).toEqual([200, 25])
  })
})
