import { randomUUID } from 'node:crypto'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { bookOf } from '../testing/book-of.ts'
import { booking, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'

const server = useServer()
const cashier = () => server.as('bhent')

/** Makes a reservation on HOLD whose room costs Rs. 1,000 for its two nights. */
async function onHold(meals: 'YES' | 'NO' = 'NO') {
  const staff = await server.as('admin-booking')
  const { roomIds } = await makeRooms(server, 1, 500)
  return (await staff.data(calls.book, { ...booking(roomIds), bhandarghar_ticket: meals })).id
}

const receiptsOf = async (id: number) => [...new Set((await bookOf(server, id)).map(({ number }) => number))]

describe('taking Bhent', () => {
  it('makes a HOLD reservation PAID, with a receipt number, the user, and the additional Bhent', async () => {
    const staff = await cashier()
    const id = await onHold()
    const { status, body } = await staff.send(calls.takeBhent, {
      id,
      payment_amount: 1000,
      donation_amount: 51.5,
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: 'PAID',
      payment: { payment_amount: 1000, donation_amount: 51.5 },
    })
    const rows = await bookOf(server, id)
    expect(rows).toMatchObject([
      { receipt_kind: 'BHENT', kind: 'BHENT', tender: 'CASH', amount: '1000.00', taken_by: staff.userId },
      { receipt_kind: 'BHENT', kind: 'DONATION', tender: 'CASH', amount: '51.50', taken_by: staff.userId },
    ])
    expect(rows.map(({ number }) => number)).toEqual(Array(2).fill(body.data.payment?.receipt_number))
  })

  it.each([
    ['too little', 999],
    ['too much', 1001],
    ['nothing', 0],
  ])('refuses %s, names the right amount, and changes nothing', async (_, payment_amount) => {
    const staff = await cashier()
    const id = await onHold()
    const { status, body } = await staff.send(calls.takeBhent, { id, payment_amount })
    expect(status).toBe(400)
    expect(body.message).toContain('Rs. 1,000.00')
    expect(await receiptsOf(id)).toEqual([])
    expect((await staff.data(calls.get, { id })).status).toBe('HOLD')
  })

  it('treats an empty additional Bhent as none', async () => {
    const staff = await cashier()
    for (const donation_amount of ['' as const, null, undefined]) {
      const { payment } = await staff.data(calls.takeBhent, {
        id: await onHold(),
        payment_amount: 1000,
        donation_amount,
      })
      expect(payment?.donation_amount).toBe(0)
    }
  })

  it.each([
    ['payment_amount', -1000, 'Must be 0 or more'],
    ['payment_amount', 1000.001, 'Please enter an amount with at most 2 decimals'],
    ['payment_amount', '1000', 'Please enter a number'],
    ['donation_amount', -1, 'Must be 0 or more'],
    ['donation_amount', 0.005, 'Please enter an amount with at most 2 decimals'],
  ])('refuses %s %s at its field', async (field, amount, text) => {
    const staff = await cashier()
    const id = await onHold()
    const { status, body } = await staff.send(calls.takeBhent, {
      id,
      payment_amount: 1000,
      [field]: amount,
    } as never)
    expect(status).toBe(422)
    expect(body.errors).toEqual({ [field]: [text] })
    expect(await receiptsOf(id)).toEqual([])
  })

  it('refuses a NEW reservation, a PAID one, and one that another desk has deleted', async () => {
    const staff = await cashier()
    const fresh = await makeNew(server)
    const early = await staff.send(calls.takeBhent, { id: fresh, payment_amount: 0 })
    expect([early.status, early.body.message]).toEqual([
      400,
      'Bhent can be collected only for a reservation that is on HOLD.',
    ])
    const id = await onHold()
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const again = await staff.send(calls.takeBhent, { id, payment_amount: 1000 })
    expect(again.status).toBe(400)
    expect(again.body.message).toBe('The Bhent for this reservation has already been collected.')
    expect(await receiptsOf(id)).toHaveLength(1)
    const gone = await onHold()
    await (await server.as('resavation-delete')).data(calls.remove, { id: gone })
    const late = await staff.send(calls.takeBhent, { id: gone, payment_amount: 1000 })
    expect([late.status, late.body.message]).toEqual([400, 'This reservation was deleted meanwhile.'])
  })

  it('refuses a reservation on HOLD without rooms: nothing is due for it', async () => {
    const id = await onHold()
    await server.db.deleteFrom('stays').where('reservation_id', '=', id).execute()
    const { status, body } = await (await cashier()).send(calls.takeBhent, { id, payment_amount: 0 })
    expect([status, body.message]).toEqual([400, 'This reservation holds no rooms.'])
    expect(await receiptsOf(id)).toEqual([])
  })

  it('refuses when the rooms are held at the same time: the screen has not shown their Bhent', async () => {
    const staff = await cashier()
    const id = await makeNew(server)
    const { status, body } = await startBehind(
      server.db,
      (trx) => trx.updateTable('reservations').set({ status: 'HOLD' }).where('id', '=', id).execute(),
      () => staff.send(calls.takeBhent, { id, payment_amount: 1000 }),
    )
    expect([status, body.message]).toEqual([400, 'This reservation was changed meanwhile. Please reload.'])
    expect(await receiptsOf(id)).toEqual([])
  })

  it('charges once when a submission arrives many times, and gives each the same answer', async () => {
    const staff = await cashier()
    const id = await onHold()
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => staff.send(calls.takeBhent, { id, payment_amount: 1000 }, key)),
    )
    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200))
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
    expect(await receiptsOf(id)).toHaveLength(1)
  })

  it('charges once when two cashiers submit at the same time', async () => {
    const [one, other] = [await cashier(), await cashier()]
    const id = await onHold()
    const replies = await Promise.all(
      [one, other].map((staff) => staff.send(calls.takeBhent, { id, payment_amount: 1000 })),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400])
    expect(await receiptsOf(id)).toHaveLength(1)
  })

  it('refuses a key that was used for another call', async () => {
    const staff = await cashier()
    const key = { 'idempotency-key': randomUUID() }
    await staff.send(calls.takeBhent, { id: await onHold(), payment_amount: 1000 }, key)
    const id = await onHold()
    expect((await staff.send(calls.takeBhent, { id, payment_amount: 1000 }, key)).status).toBe(422)
    expect(await receiptsOf(id)).toEqual([])
    expect(
      (await staff.send(calls.takeBhent, { id, payment_amount: 1000 }, { 'idempotency-key': 'x' })).status,
    ).toBe(422)
  })

  it('numbers receipts without gaps, for many cashiers and despite refusals', async () => {
    const staff = await cashier()
    const ids = await Promise.all(Array.from({ length: 12 }, () => onHold()))
    await Promise.all(
      ids.map((id, at) => staff.send(calls.takeBhent, { id, payment_amount: at % 3 === 0 ? 1 : 1000 })),
    )
    const numbers = await server.db
      .selectFrom('cash_receipts')
      .select('number')
      .where('series', '=', 'bhent')
      .orderBy('number')
      .execute()
    expect(numbers.map((row) => row.number)).toEqual(numbers.map((_, index) => index + 1))
  })

  it('generates the meal ticket when the applicant requested meals', async () => {
    const staff = await cashier()
    const [hungry, fed] = [await onHold('YES'), await onHold('NO')]
    const pay = (id: number) => staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    expect([(await pay(hungry)).bhandarghar_ticket, (await pay(fed)).bhandarghar_ticket]).toEqual([
      'YES',
      'NO',
    ])
  })

  it('requires a PAID reservation: the database links receipts to no other', async () => {
    const staff = await cashier()
    const paid = await onHold()
    const { payment } = await staff.data(calls.takeBhent, { id: paid, payment_amount: 1000 })
    const tied = server.db
      .insertInto('reservation_receipts')
      .values({ receipt_id: payment?.id ?? 0, reservation_id: await onHold(), kind: 'DIFFERENCE' })
      .onConflict((conflict) =>
        conflict
          .column('receipt_id')
          .doUpdateSet((to) => ({ reservation_id: to.ref('excluded.reservation_id') })),
      )
      .execute()
    await expect(tied).rejects.toMatchObject({ code: '23503' })
  })
})

describe('Bhent by UPI', () => {
  const utr = '412345678901'

  it('is taken beside cash, for Bhent first, with its reference', async () => {
    const staff = await cashier()
    const id = await onHold()
    const { payment } = await staff.data(calls.takeBhent, {
      id,
      payment_amount: 1000,
      donation_amount: 100,
      utr: '4123 4567 8901',
      upiamount: 700,
    })
    expect(payment).toMatchObject({ payment_type: 'SPLIT', cash_amount: 400, upi_amount: 700, utr })
    expect(
      (await bookOf(server, id)).map(({ kind, tender, amount }) => [kind, tender, Number(amount)]),
    ).toEqual([
      ['BHENT', 'UPI', 700],
      ['BHENT', 'CASH', 300],
      ['DONATION', 'CASH', 100],
    ])
    expect((await staff.data(calls.get, { id })).payments).toEqual([{ ...payment, prints: 0 }])
  })

  it('is refused for a reference that was used, and names the receipt', async () => {
    const [staff, other] = [await cashier(), await cashier()]
    const first = await staff.data(calls.takeBhent, {
      id: await onHold(),
      payment_amount: 1000,
      utr: '500000000001',
      upiamount: 1000,
    })
    const id = await onHold()
    const again = await other.send(calls.takeBhent, {
      id,
      payment_amount: 1000,
      utr: '500000000001',
      upiamount: 1,
    })
    expect([again.status, again.body.message]).toEqual([
      400,
      `The UPI reference 500000000001 was already used for receipt ${first.payment?.receipt_number}.`,
    ])
    expect(await receiptsOf(id)).toEqual([])
    expect((await staff.data(calls.get, { id })).status).toBe('HOLD')
  })

  it('counts once when two cashiers enter a reference at once; the second is refused', async () => {
    const ids = [await onHold(), await onHold()]
    const staff = await Promise.all(ids.map(cashier))
    const replies = await Promise.all(
      ids.map((id, at) =>
        staff[at]?.send(calls.takeBhent, { id, payment_amount: 1000, utr: '500000000002', upiamount: 1000 }),
      ),
    )
    expect(replies.map((reply) => reply?.status).sort()).toEqual([200, 400])
    const [taken] = replies.filter((reply) => reply?.status === 200)
    expect(replies.find((reply) => reply?.status === 400)?.body.message).toBe(
      `The UPI reference 500000000002 was already used for receipt ${taken?.body.data.payment?.receipt_number}.`,
    )
  })

  it.each([
    [{ upiamount: 100 }, { utr: ['Please enter the UPI reference (UTR)'] }],
    [{ utr }, { upiamount: ['Please enter the amount paid by UPI'] }],
    [{ utr: '123', upiamount: 100 }, { utr: ['The UPI reference (UTR) has 12 digits'] }],
    [{ utr: '500000000003', upiamount: 1000.01 }, { upiamount: ['The UPI amount is more than is due.'] }],
  ])('is refused at its field: %j', async (given, errors) => {
    const id = await onHold()
    const { status, body } = await (await cashier()).send(calls.takeBhent, {
      id,
      payment_amount: 1000,
      ...given,
    })
    expect([status, body.errors]).toEqual([422, errors])
    expect(await receiptsOf(id)).toEqual([])
  })
})
