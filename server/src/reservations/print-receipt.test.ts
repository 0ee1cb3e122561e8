import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () =>
  server.as('admin-booking', 'bhent', 'manage-reservations', 'resavation-edit', 'print-bhandarghar-ticket')

/** Makes a reservation whose Bhent was taken, in cash except `upiamount`, and returns it with its payment. */
async function paid(byUpi: { upiamount?: number; utr?: string } = {}) {
  const staff = await desk()
  const { roomIds } = await makeRooms(server, 1, 500)
  const { id, total_amount } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(12)))
  const { payment } = await staff.data(calls.takeBhent, {
    id,
    payment_amount: total_amount,
    ...byUpi,
  })
  if (!payment) throw new Error('no payment')
  return { staff, id, payment }
}

describe('printing the receipt of a Bhent', () => {
  it('counts its prints, and a duplicate repeats the original', async () => {
    const { staff, id, payment } = await paid()
    const first = await staff.data(calls.printReceipt, { id, payment_id: payment.id })
    expect(first).toMatchObject({
      print: { number: 1 },
      receipt: {
        receipt_number: String(payment.receipt_number),
        departure_date: inDays(12),
        rooms: 1,
        payment_amount: 1000,
      },
    })
    await staff.data(calls.edit, { id, departure_date: inDays(14) })
    const second = await staff.data(calls.printReceipt, { id, payment_id: payment.id })
    expect(second).toEqual({ receipt: first.receipt, print: expect.objectContaining({ number: 2 }) })
    const { payments } = await staff.data(calls.get, { id })
    expect(payments.map(({ prints }) => prints)).toEqual([2, 0])
  })

  it('has the days and rooms that were paid for, even when it is first printed after a change', async () => {
    const { staff, id, payment } = await paid()
    await staff.data(calls.edit, { id, departure_date: inDays(14) })
    const { roomIds } = await makeRooms(server, 2, 500)
    const manager = await server.as('bhent', 'resavation-assign-room', 'resavation-edit')
    const exchanged = { id, room_ids: roomIds, payment_amount: 4000, oldStatus: 'PAID' as const }
    await manager.data(calls.holdWithPayment, exchanged)
    const { payments } = await staff.data(calls.get, { id })
    const printed = await Promise.all(
      payments.map((one) => staff.data(calls.printReceipt, { id, payment_id: one.id })),
    )
    expect(payments[0]?.id).toBe(payment.id)
    expect(
      printed.map(({ print, receipt }) => [
        print.number,
        receipt.arrival_date,
        receipt.departure_date,
        receipt.rooms,
        receipt.payment_amount,
      ]),
    ).toEqual([
      [1, inDays(10), inDays(12), 1, 1000],
      [1, inDays(10), inDays(14), 1, 1000],
      [1, inDays(10), inDays(14), 2, 2000],
    ])
  })

  it('from before the stay was stored has the present stay when it is first printed', async () => {
    const { staff, id, payment } = await paid()
    await sql`update reservation_receipts set arrival_date = null, departure_date = null, rooms = null
      where receipt_id = ${payment.id}`.execute(server.db)
    const { receipt } = await staff.data(calls.printReceipt, { id, payment_id: payment.id })
    expect(receipt).toMatchObject({ arrival_date: inDays(10), departure_date: inDays(12), rooms: 1 })
  })

  it('shows the amount paid by UPI, with its reference', async () => {
    const { staff, id, payment } = await paid({ upiamount: 700, utr: '700000000001' })
    const { receipt } = await staff.data(calls.printReceipt, { id, payment_id: payment.id })
    expect(receipt).toMatchObject({ payment_amount: 1000, upi_amount: 700, utr: '700000000001' })
  })

  it('repeats an original from before UPI and reasons unchanged: in cash, without a reason', async () => {
    const { staff, id, payment } = await paid()
    const { receipt } = await staff.data(calls.printReceipt, { id, payment_id: payment.id })
    await sql`update receipt_prints set content = content - 'upi_amount' - 'utr' - 'reason'
      where kind = 'bhent' and receipt_id = ${payment.id}`.execute(server.db)
    const second = await staff.data(calls.printReceipt, { id, payment_id: payment.id })
    expect(second.receipt).toEqual({ ...receipt, upi_amount: 0, utr: null })
  })

  it('gives each of many desks its own print number', async () => {
    const { staff, id, payment } = await paid()
    const prints = await Promise.all(
      Array.from({ length: 8 }, () => staff.data(calls.printReceipt, { id, payment_id: payment.id })),
    )
    expect(prints.map(({ print }) => print.number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('is in the history of the reservation, like the receipt of each payment', async () => {
    const { staff, id, payment } = await paid()
    await staff.data(calls.printReceipt, { id, payment_id: payment.id })
    const rows = await staff.data(calls.history, { id })
    const receipt = { id: payment.id, receipt_number: payment.receipt_number }
    expect(rows.map((row) => [row.call, row.receipt])).toEqual([
      ['reservations.printReceipt', receipt],
      ['reservations.takeBhent', receipt],
      ['reservations.book', null],
    ])
  })

  it('answers a retry with the same print', async () => {
    const { staff, id, payment } = await paid()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await staff.data(calls.printReceipt, { id, payment_id: payment.id }, key)
    expect(await staff.data(calls.printReceipt, { id, payment_id: payment.id }, key)).toEqual(first)
  })

  it('answers 401 without session, 403 without permission, 404 for the payment of another reservation', async () => {
    const { staff, id, payment } = await paid()
    const other = await paid()
    const asked = { id, payment_id: payment.id }
    expect((await server.anonymous.send(calls.printReceipt, asked)).status).toBe(401)
    expect((await (await server.as('acco-checkin')).send(calls.printReceipt, asked)).status).toBe(403)
    expect((await staff.send(calls.printReceipt, { id: other.id, payment_id: payment.id })).status).toBe(404)
    expect((await staff.send(calls.printReceipt, { ...asked, id: 2_000_000_000 })).status).toBe(404)
  })
})

it('prints of meal cards are counted too', async () => {
  const { staff, id } = await paid()
  const print = async () => (await staff.data(calls.ticket, { reservation_id: id })).data.print.number
  expect([await print(), await print()]).toEqual([1, 2])
})
