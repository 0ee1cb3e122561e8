import { cash } from '@nivas/contract/cash/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { expect, it } from 'vitest'
import { bookOf } from '../testing/book-of.ts'
import { booking, inDays, makeNew, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const desk = () =>
  server.as('admin-booking', 'bhent', 'resavation-edit', 'manage-reservations', 'cash-journal')
const reason = 'Typed into the wrong field'

/**
 * Makes a reservation with Rs. 1,000 of Bhent and Rs. 500 of additional Bhent, of which Rs. 1,300 were paid by UPI.
 */
async function paid(utr: string) {
  const staff = await desk()
  const { roomIds } = await makeRooms(server, 1, 500)
  const { id } = await staff.data(calls.book, booking(roomIds))
  const upi = { upiamount: 1300, utr }
  await staff.data(calls.takeBhent, { id, payment_amount: 1000, donation_amount: 500, ...upi })
  return { staff, id, roomIds }
}

it('additional Bhent is given back in the tenders of its payment, in part or whole, and never more than is left', async () => {
  const { staff, id } = await paid('640000000001')
  const giveBack = (donation_amount: number, utr?: string) =>
    staff.send(calls.giveBackDonation, { id, donation_amount, reason, ...(utr && { utr }) })
  const left = async () =>
    (await staff.data(calls.get, { id })).refundable_donation.map(({ tender, remaining, utr }) => [
      tender,
      remaining,
      utr,
    ])
  expect(await left()).toEqual([
    ['UPI', 300, '640000000001'],
    ['CASH', 200, null],
  ])
  expect((await giveBack(100, '640000000002')).body.errors).toEqual({
    utr: ['Nothing is given back by UPI. Please leave the reference empty.'],
  })
  const first = await giveBack(100)
  expect([first.status, first.body.message]).toEqual([200, 'The money was given back.'])
  expect(first.body.data).toMatchObject({
    status: 'PAID',
    total_amount: 1000,
    payment: { payment_amount: 0, donation_amount: -100, cash_amount: -100, upi_amount: 0 },
  })
  expect((await giveBack(400.01)).body.errors).toEqual({
    donation_amount: ['Only Rs. 400.00 of the additional Bhent can still be given back.'],
  })
  const { payment } = (await giveBack(400, '640000000003')).body.data
  expect(payment).toMatchObject({ cash_amount: -100, upi_amount: -300, utr: '640000000003' })
  // Screen and book show the UPI payment that the transfer gives back.
  expect([first.body.data.payment?.paid_with, payment?.paid_with]).toEqual([
    [],
    [{ utr: '640000000001', amount: 300 }],
  ])
  const { rows } = await staff.data(cash.receipt, { id: payment?.id ?? 0 })
  expect(rows.map(({ tender, undoes }) => [tender, undoes?.utr])).toEqual([
    ['CASH', null],
    ['UPI', '640000000001'],
  ])
  const [inBook] = await staff.data(cash.journal, { from: today, to: today, tender: 'UPI' })
  expect(inBook).toMatchObject({ reference: '640000000003', undone_reference: '640000000001' })
  expect((await bookOf(server, id)).slice(3)).toMatchObject([
    { receipt_kind: 'REFUND', kind: 'DONATION', tender: 'CASH', amount: '-100.00' },
    { receipt_kind: 'REFUND', kind: 'DONATION', tender: 'CASH', amount: '-100.00' },
    { receipt_kind: 'REFUND', kind: 'DONATION', tender: 'UPI', amount: '-300.00' },
  ])
  const again = await giveBack(1)
  expect([again.status, again.body.message]).toEqual([400, 'There is no additional Bhent to give back.'])

  // The Bhent for the rooms is unchanged, in the book and for a change of the stay.
  const range = { from: today, to: today, counter: 'bhent' } as const
  const book = await staff.data(cash.journalTotals, range)
  const ofKind = (kind: string) =>
    book.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.taken + row.given_back, 0)
  expect([ofKind('BHENT'), ofKind('DONATION')]).toEqual([1000, 0])
  const shorter = await staff.data(calls.edit, { id, departure_date: inDays(11) })
  expect(shorter.payment).toMatchObject({ payment_amount: -500, donation_amount: 0 })
})

it('two refunds at once give back no more than was received', async () => {
  const { staff, id } = await paid('640000000011')
  const both = [1, 2].map(() => staff.send(calls.giveBackDonation, { id, donation_amount: 300, reason }))
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 422])
})

it('its receipt is printed, and the share of a building decreases, even of one whose rooms the guests have left', async () => {
  const { staff, id } = await paid('640000000021')
  const moved = await makeRooms(server, 1, 500)
  await staff.data(calls.holdWithPayment, {
    id,
    room_ids: moved.roomIds,
    payment_amount: 1000,
    oldStatus: 'PAID',
    difference: 0,
  })
  const { payment } = await staff.data(calls.giveBackDonation, { id, donation_amount: 500, reason })
  const shares = server.db.selectFrom('bhent_shares').select(['building_id', 'bhent', 'donation'])
  const [first, second] = await shares.where('reservation_id', '=', id).orderBy('receipt_id').execute()
  expect(second).toEqual({ building_id: first?.building_id, bhent: '0.00', donation: '-500.00' })
  const print = await staff.data(calls.printReceipt, { id, payment_id: payment?.id ?? 0 })
  expect(print.receipt).toMatchObject({
    payment_amount: 0,
    donation_amount: -500,
    paid_with: [{ utr: '640000000021', amount: 300 }],
    reason,
  })
})

it('giving back needs additional Bhent, an amount, a reason and the permission', async () => {
  const { staff, id } = await paid('640000000031')
  const asked = { id, donation_amount: 1, reason }
  expect((await staff.send(calls.giveBackDonation, { ...asked, id: await makeNew(server) })).status).toBe(400)
  expect((await staff.send(calls.giveBackDonation, { ...asked, id: 2_000_000_000 })).status).toBe(404)
  expect((await staff.send(calls.giveBackDonation, { ...asked, donation_amount: 0 })).body.errors).toEqual({
    donation_amount: ['Please enter an amount'],
  })
  expect((await staff.send(calls.giveBackDonation, { ...asked, reason: ' ' })).body.errors).toEqual({
    reason: ['This is a required field'],
  })
  expect((await (await server.as('bhent')).send(calls.giveBackDonation, asked)).status).toBe(403)
  expect((await server.anonymous.send(calls.giveBackDonation, asked)).status).toBe(401)
})
