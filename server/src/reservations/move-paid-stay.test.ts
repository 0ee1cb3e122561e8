import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { bookOf } from '../testing/book-of.ts'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { oneStay, roomsNow } from './testing/one-stay.ts'

const server = useServer()

describe('moving a stay whose Bhent was taken', () => {
  const kinds = async (id: number) =>
    (await bookOf(server, id)).map((row) => [row.receipt_kind, Number(row.amount)])

  it('shows how much of a difference goes back by UPI', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server, [700, 500])
    const paid = { payment_amount: 1400, upiamount: 1300, utr: '610000000001' }
    await staff.data(calls.takeBhent, { id, ...paid })
    const move = { id, room_id, to_room_id }
    expect(await staff.data(calls.priceMove, move)).toMatchObject({ difference: -400, upi_back: 300 })
    const { payment } = await staff.data(calls.moveStay, { ...move, payment_amount: 1000 })
    expect(payment).toMatchObject({ cash_amount: -100, upi_amount: -300 })
  })

  it('records the confirmed difference, and gives it back when the guests move back', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server, [500, 700])
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const move = { id, room_id, to_room_id }
    expect(await staff.data(calls.priceMove, move)).toMatchObject({
      total: 1400,
      paid: 1000,
      difference: 400,
      rooms: [{ building: expect.stringMatching(/^Building/), room_number: '101' }],
    })
    const unconfirmed = await staff.send(calls.moveStay, move)
    expect([unconfirmed.status, unconfirmed.body.message]).toEqual([
      400,
      'The Bhent for these rooms becomes Rs. 1,400.00. Please confirm the difference first.',
    ])
    const wrong = await staff.send(calls.moveStay, { ...move, payment_amount: 1000 })
    expect(wrong.status).toBe(400)
    expect([await roomsNow(staff, id), await kinds(id)]).toEqual([[room_id], [['BHENT', 1000]]])

    const { payment } = await staff.data(calls.moveStay, { ...move, payment_amount: 1400 })
    expect(payment?.payment_amount).toBe(400)
    const back = { id, room_id: to_room_id, to_room_id: room_id }
    expect(await staff.data(calls.priceMove, back)).toMatchObject({ difference: -400 })
    await staff.data(calls.moveStay, { ...back, payment_amount: 1000 })
    expect(await kinds(id)).toEqual([
      ['BHENT', 1000],
      ['DIFFERENCE', 400],
      ['REFUND', -400],
    ])
  })

  it('gives back what the move collected when it is undone, even when the price of the room has changed', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server, [500, 700])
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    await server.db.updateTable('rooms').set({ price: 900 }).where('id', '=', room_id).execute()
    await staff.data(calls.moveStay, { id, room_id, to_room_id, payment_amount: 1400 })
    const back = { id, room_id: to_room_id, to_room_id: room_id }
    expect(await staff.data(calls.priceMove, back)).toMatchObject({ total: 1000, difference: -400 })
    const { payment } = await staff.data(calls.moveStay, { ...back, payment_amount: 1000 })
    expect(payment?.payment_amount).toBe(-400)
  })

  it('charges the price that the room has when it is moved into', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server)
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const move = { id, room_id, to_room_id }
    const { body } = await startBehind(
      server.db,
      (trx) => trx.updateTable('rooms').set({ price: 900 }).where('id', '=', to_room_id).execute(),
      () => staff.send(calls.moveStay, { ...move, payment_amount: 1000 }),
    )
    expect(body.message).toBe(
      'The Bhent for these rooms is Rs. 1,800.00, not Rs. 1,000.00. Please check the amount.',
    )
    const moved = await staff.data(calls.moveStay, { ...move, payment_amount: 1800 })
    expect(moved).toMatchObject({ total_amount: 1800, payment: { payment_amount: 800 } })
  })

  it('writes no row when there is no difference', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server)
    expect(await staff.data(calls.priceMove, { id, room_id, to_room_id })).toMatchObject({ difference: 0 })
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const days = { arrival_date: inDays(20), departure_date: inDays(22) }
    const { payment } = await staff.data(calls.moveStay, { id, room_id, to_room_id, ...days })
    expect([payment, await kinds(id)]).toEqual([null, [['BHENT', 1000]]])
  })
})
