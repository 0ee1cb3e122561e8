import { randomUUID } from 'node:crypto'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { expect, it } from 'vitest'
import { bookOf } from '../testing/book-of.ts'
import { booking, inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { oneStay } from './testing/one-stay.ts'

const server = useServer()
const under = (key: string) => ({ 'idempotency-key': key })
const kinds = async (id: number) =>
  (await bookOf(server, id)).map((row) => [row.receipt_kind, Number(row.amount)])

/** Sends a request twenty times at one moment, and returns how many answers had each status. */
async function twenty(keyOf: () => string, send: (key: string) => Promise<{ status: number }>) {
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(keyOf())))
  return Object.groupBy(
    replies.map(({ status }) => status),
    String,
  )
}

const one = randomUUID()
for (const { name, keyOf, succeed } of [
  { name: 'one key', keyOf: () => one, succeed: 20 },
  { name: 'a key each', keyOf: randomUUID, succeed: 1 },
])
  it(`twenty requests at one moment with ${name} check in, move and reserve once`, async () => {
    const expected = [succeed, 20 - succeed]
    const counts = ({ 200: done = [], 400: refused = [] }: Awaited<ReturnType<typeof twenty>>) => [
      done.length,
      refused.length,
    ]
    const desk = await server.as('acco-checkin', 'admin-booking', 'bhent')
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await desk.data(calls.book, booking(roomIds, inDays(0), inDays(1)))
    await desk.data(calls.takeBhent, { id, payment_amount: 500 })
    const checkIn = (key: string) => desk.send(calls.checkIn, { id, type: 'ACCO' }, under(key))
    expect(counts(await twenty(keyOf, checkIn))).toEqual(expected)

    const { staff, ...stay } = await oneStay(server, [500, 700])
    await staff.data(calls.takeBhent, { id: stay.id, payment_amount: 1000 })
    const { room_id, to_room_id } = stay
    const move = { id: stay.id, room_id, to_room_id, payment_amount: 1400 }
    expect(counts(await twenty(keyOf, (key) => staff.send(calls.moveStay, move, under(key))))).toEqual(
      expected,
    )
    expect(await kinds(stay.id)).toEqual([
      ['BHENT', 1000],
      ['DIFFERENCE', 400],
    ])

    const office = await server.as('resavation-assign-room')
    const { roomIds: room_ids } = await makeRooms(server, 1, 400)
    const paid = { id: await makeNew(server), room_ids, payment_amount: 800, oldStatus: 'NEW' } as const
    const reserve = (key: string) => office.send(calls.holdWithPayment, paid, under(key))
    expect(counts(await twenty(keyOf, reserve))).toEqual(expected)
    expect(await kinds(paid.id)).toEqual([['BHENT', 800]])
  })
