import { randomUUID } from 'node:crypto'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { dues, owing, payment, takings } from './testing/pay.ts'

const server = useServer(undefined, { jobs: false })
const clerk = () => server.as('electrical-profiles', 'electrical-bulk-readings', 'electrical-single-reading')

describe('the key of a payment', () => {
  it('pays one of several houses that use it concurrently, and refuses the others', async () => {
    const staff = await clerk()
    const before = await takings(server)
    const { houses } = await makeHouses(server, 6)
    const id = randomUUID()
    const replies = await Promise.all(
      houses.map((house) =>
        staff.send(calls.addAdvance, { id, profile: house.id, amount: 5, paymentType: 1 }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
    const refused = replies.filter(({ status }) => status === 422).map(({ body }) => body.errors)
    expect(refused).toEqual(Array(5).fill({ id: ['This payment was sent for another house.'] }))
    expect((await takings(server)) - before).toBe(5)
  })

  it('is refused with a different method, with the receipt of the first payment', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const first = await payment(staff, house.id, 50)
    const paid = await staff.data(calls.applyPayment, first)
    const { houses } = await makeHouses(server, 1)
    const advance = { id: randomUUID(), profile: houses[0]?.id ?? 0, amount: 50, paymentType: 1 as const }
    const early = await staff.data(calls.addAdvance, advance)
    const byUpi = { paymentType: 2 as const, utr: '612345678901' }
    const byCheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
    const before = await takings(server)
    const replies = [
      { ...(await staff.send(calls.applyPayment, { ...first, ...byUpi })), of: paid },
      { ...(await staff.send(calls.applyPayment, { ...first, ...byCheque })), of: paid },
      { ...(await staff.send(calls.addAdvance, { ...advance, ...byUpi })), of: early },
    ]
    for (const { status, body, of } of replies)
      expect([status, body.message]).toEqual([
        400,
        `This payment was already collected with receipt ${of.receipt_number}.`,
      ])
    expect((await staff.data(calls.applyPayment, first)).id).toBe(paid.id)
    expect((await staff.data(calls.addAdvance, advance)).id).toBe(early.id)
    expect(await takings(server)).toBe(before)
  })

  it('is refused for other bills of the same sum, and for an advance of that sum', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const lines = await staff.data(calls.readingsBalance, { id: house.id })
    const ids = lines.map(({ id }) => id) as [number, number, number, number]
    const first = await payment(staff, house.id, 50, { only: [ids[0]] })
    const paid = await staff.data(calls.applyPayment, first)
    const other = { ...(await payment(staff, house.id, 50, { only: [ids[2]] })), id: first.id }
    const advance = { id: first.id, profile: house.id, amount: 50, paymentType: 1 as const }
    for (const { status, body } of [
      await staff.send(calls.applyPayment, other),
      await staff.send(calls.addAdvance, advance),
    ])
      expect([status, body.message]).toEqual([
        400,
        `This payment was already collected with receipt ${paid.receipt_number}.`,
      ])
    expect(await dues(staff, house.id)).toEqual([150, 50, 75])
    expect((await staff.data(calls.applyPayment, first)).id).toBe(paid.id)
  })
})
