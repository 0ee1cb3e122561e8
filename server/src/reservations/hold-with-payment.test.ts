import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { bookOf } from '../testing/book-of.ts'
import { makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () => server.as('resavation-assign-room', 'resavation-edit', 'manage-reservations')
const kinds = async (id: number) =>
  (await bookOf(server, id)).map((row) => [row.receipt_kind, Number(row.amount)])

describe("'Reserve Rooms'", () => {
  it('makes a NEW reservation PAID, with its rooms and one receipt', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2, 400)
    const id = await makeNew(server)
    const answer = await staff.data(calls.holdWithPayment, {
      id,
      room_ids: roomIds,
      payment_amount: 1600,
      oldStatus: 'NEW',
    })
    expect(answer).toMatchObject({
      status: 'PAID',
      count_assigned_rooms: 2,
      payment: { payment_amount: 1600 },
    })
    expect(await kinds(id)).toEqual([['BHENT', 1600]])
  })

  it('takes neither room nor money when the amount differs from the price of the rooms', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1, 400)
    const id = await makeNew(server)
    const { status } = await staff.send(calls.holdWithPayment, {
      id,
      room_ids: roomIds,
      payment_amount: 1,
      oldStatus: 'NEW',
    })
    expect(status).toBe(400)
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'NEW', rooms: [], payments: [] })
  })

  it('refuses a reservation that has changed since the screen read it', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1, 400)
    const id = await makeNew(server)
    const { status, body } = await staff.send(calls.holdWithPayment, {
      id,
      room_ids: roomIds,
      payment_amount: 800,
      oldStatus: 'HOLD',
    })
    expect(status).toBe(400)
    expect(body.message).toBe('This reservation was changed meanwhile. Please reload.')
  })

  it('gives no rooms to a reservation that has ended, even when the screen knew that', async () => {
    const staff = await server.as('resavation-assign-room', 'resavation-delete', 'manage-reservations')
    const { roomIds: room_ids } = await makeRooms(server, 1, 400)
    const id = await makeNew(server)
    await staff.data(calls.remove, { id })
    const request = { id, room_ids, payment_amount: 800, oldStatus: 'CANCELLED' } as const
    const { status, body } = await staff.send(calls.holdWithPayment, request)
    expect([status, body.message]).toEqual([400, 'This reservation was deleted meanwhile.'])
    expect(await staff.data(calls.get, { id })).toMatchObject({
      status: 'CANCELLED',
      rooms: [],
      payments: [],
    })
  })

  it('records the difference for rooms of another price, and nothing for the same price', async () => {
    const staff = await desk()
    const [cheap = 0, alike = 0] = (await makeRooms(server, 2, 400)).roomIds
    const [dear = 0] = (await makeRooms(server, 1, 700)).roomIds
    const id = await makeNew(server)
    const reserve = (room: number, payment_amount: number, oldStatus: 'NEW' | 'PAID') =>
      staff.data(calls.holdWithPayment, { id, room_ids: [room], payment_amount, oldStatus })
    await reserve(cheap, 800, 'NEW')
    expect((await reserve(alike, 800, 'PAID')).payment).toBeNull()
    expect((await reserve(dear, 1400, 'PAID')).payment?.payment_amount).toBe(600)
    expect((await reserve(cheap, 800, 'PAID')).payment?.payment_amount).toBe(-600)
    expect(await kinds(id)).toEqual([
      ['BHENT', 800],
      ['DIFFERENCE', 600],
      ['REFUND', -600],
    ])
  })

  it('refuses a difference that the screen did not show: another desk has exchanged the rooms since', async () => {
    const staff = await desk()
    const [cheap = 0] = (await makeRooms(server, 1, 400)).roomIds
    const [dear = 0, alike = 0] = (await makeRooms(server, 2, 700)).roomIds
    const id = await makeNew(server)
    const reserve = (room: number, payment_amount: number, oldStatus: 'NEW' | 'PAID', difference?: number) =>
      staff.send(calls.holdWithPayment, { id, room_ids: [room], payment_amount, oldStatus, difference })
    await reserve(cheap, 800, 'NEW')
    expect((await reserve(dear, 1400, 'PAID', 600)).status).toBe(200)
    const { status, body } = await reserve(alike, 1400, 'PAID', 600)
    expect([status, body.message]).toEqual([
      400,
      'The Bhent for this stay has changed meanwhile. Please reload.',
    ])
    expect((await staff.data(calls.get, { id })).rooms.map((room) => room.id)).toEqual([dear])
    expect((await reserve(alike, 1400, 'PAID', 0)).body.data.payment).toBeNull()
    expect(await kinds(id)).toEqual([
      ['BHENT', 800],
      ['DIFFERENCE', 600],
    ])
  })

  it('refuses when the reservation holds other rooms than the screen showed, even for the same Bhent', async () => {
    const staff = await desk()
    const [first = 0, second = 0, third = 0] = (await makeRooms(server, 3, 400)).roomIds
    const id = await makeNew(server)
    const reserve = async (room: number, known_room_ids: number[], oldStatus: 'NEW' | 'HOLD' | 'PAID') => {
      const request = { id, room_ids: [room], known_room_ids, payment_amount: 800, oldStatus }
      const { status, body } = await staff.send(calls.holdWithPayment, request)
      return [status, body.message]
    }
    const refused = [400, 'This reservation was changed meanwhile. Please reload.']
    const done = [200, 'Record updated successfully.']
    const held = async () => (await staff.data(calls.rooms, { id })).map((room) => room.id)

    expect(await reserve(first, [first], 'NEW')).toEqual(refused)
    await staff.data(calls.hold, { id, room_ids: [first] })
    expect(await reserve(second, [second], 'HOLD')).toEqual(refused)
    expect(await reserve(second, [first], 'HOLD')).toEqual(done)
    expect(await reserve(third, [first], 'PAID')).toEqual(refused)
    expect(await held()).toEqual([second])
    expect(await reserve(third, [second], 'PAID')).toEqual(done)
    expect(await held()).toEqual([third])
    expect(await kinds(id)).toEqual([['BHENT', 800]])
  })

  it('gives back in the tender of the payment, cash first, and names the rows that it undoes', async () => {
    const staff = await desk()
    const [cheap = 0] = (await makeRooms(server, 1, 100)).roomIds
    const [dear = 0] = (await makeRooms(server, 1, 700)).roomIds
    const id = await makeNew(server)
    const reserve = (room: number, payment_amount: number, oldStatus: 'NEW' | 'PAID', upi: object = {}) =>
      staff.data(calls.holdWithPayment, { id, room_ids: [room], payment_amount, oldStatus, ...upi })
    await reserve(dear, 1400, 'NEW', { utr: '600000000001', upiamount: 900 })
    const { payment } = await reserve(cheap, 200, 'PAID')
    expect(payment).toMatchObject({ payment_amount: -1200, cash_amount: -500, upi_amount: -700, utr: null })
    const rows = await bookOf(server, id)
    const idOf = (tender: string) => rows.find((row) => row.tender === tender && Number(row.amount) > 0)?.id
    expect(rows.slice(2).map(({ tender, amount, undoes }) => [tender, Number(amount), undoes])).toEqual([
      ['CASH', -500, idOf('CASH')],
      ['UPI', -700, idOf('UPI')],
    ])
  })

  it('gives back only Bhent: the additional Bhent stays, and none is taken with a refund', async () => {
    const staff = await desk()
    const [cheap = 0] = (await makeRooms(server, 1, 100)).roomIds
    const [dear = 0] = (await makeRooms(server, 1, 700)).roomIds
    const id = await makeNew(server)
    const reserve = (room: number, payment_amount: number, oldStatus: 'NEW' | 'PAID', more: object = {}) =>
      staff.send(calls.holdWithPayment, { id, room_ids: [room], payment_amount, oldStatus, ...more })
    const byUpi = { utr: '600000000002', upiamount: 1400 }
    const first = await reserve(dear, 1400, 'NEW', { ...byUpi, donation_amount: 100 })
    expect(first.body.data.payment).toMatchObject({
      payment_type: 'SPLIT',
      cash_amount: 100,
      upi_amount: 1400,
    })

    const donating = await reserve(cheap, 200, 'PAID', { donation_amount: 1 })
    expect([donating.status, donating.body.errors]).toEqual([
      422,
      { donation_amount: ['Additional Bhent cannot be collected together with a refund.'] },
    ])
    const paying = await reserve(cheap, 200, 'PAID', { utr: '600000000003', upiamount: 1 })
    expect(paying.body.errors).toEqual({ upiamount: ['There is nothing to pay: Bhent is given back.'] })
    expect((await staff.data(calls.get, { id })).total_amount).toBe(1400)

    expect((await reserve(cheap, 200, 'PAID')).body.data.payment).toMatchObject({
      ...{
        payment_amount: -1200,
        donation_amount: 0,
        payment_type: 'UPI',
        cash_amount: 0,
        upi_amount: -1200,
      },
    })
  })

  it('takes additional Bhent, or nothing by UPI, when the price stays the same', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1, 400)
    const id = await makeNew(server)
    const reserve = (oldStatus: 'NEW' | 'PAID', more: object = {}) =>
      staff.send(calls.holdWithPayment, { id, room_ids: roomIds, payment_amount: 800, oldStatus, ...more })
    await reserve('NEW')
    const { body } = await reserve('PAID', { utr: '600000000004', upiamount: 1 })
    expect(body.errors).toEqual({ upiamount: ['The UPI amount is more than is due.'] })
    const given = await reserve('PAID', { donation_amount: 21 })
    expect(given.body.data.payment).toMatchObject({
      payment_amount: 0,
      donation_amount: 21,
      payment_type: 'CASH',
    })
    const rows = await bookOf(server, id)
    expect(rows.slice(1).map((row) => [row.receipt_kind, row.kind, row.amount])).toContainEqual([
      'DIFFERENCE',
      'DONATION',
      '21.00',
    ])
  })
})
