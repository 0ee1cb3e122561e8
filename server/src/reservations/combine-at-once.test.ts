import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () =>
  server.as('manage-multiple-resavation', 'manage-reservations', 'resavation-delete', 'resavation-edit')

describe('several desks at the same moment', () => {
  it('cannot combine one reservation twice, in any order of the ids', async () => {
    const staff = await desk()
    const { building } = await makeRooms(server, 30)
    const ids = await Promise.all([0, 1, 2].map(() => makeNew(server)))
    const [a = 0, b = 0, c = 0] = ids
    const pairs = [
      [a, b],
      [b, a],
      [b, c],
      [c, a],
      [a, b, c],
      [c, b],
    ]
    const replies = await Promise.all(
      pairs.map((reservation_ids) =>
        staff.send(calls.multipleAuto, { reservation_ids, building_id: building.id, number_of_rooms: 1 }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
    for (const { status, body } of replies)
      if (status === 400) expect(body.message).toMatch(/is no longer NEW/)
    const { rows } = await server.pool.query(
      `select count(*)::int from reservations where is_child and status = 'HOLD' and id in
        (select combined_into from reservations where id = any($1))`,
      [ids],
    )
    expect(rows[0].count).toBe(1)
  })

  it('combine a reservation while another matches it: one of the two succeeds', async () => {
    const both = await server.as(
      'manage-multiple-resavation',
      'resavation-assign-room',
      'manage-reservations',
    )
    const { building, roomIds } = await makeRooms(server, 10)
    for (let times = 0; times < 5; times += 1) {
      const [id, other] = [await makeNew(server), await makeNew(server)]
      const replies = await Promise.all([
        both.send(calls.multipleAuto, {
          reservation_ids: [other, id],
          building_id: building.id,
          number_of_rooms: 1,
        }),
        both.send(calls.hold, { id, room_ids: [roomIds[9 - times] ?? 0] }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    }
  })
})
