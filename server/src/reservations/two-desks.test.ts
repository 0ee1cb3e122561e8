import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

const nightsTwice = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from stays a join stays b
    on a.room_id = b.room_id and a.reservation_id < b.reservation_id and a.during && b.during`.execute(
    server.db,
  )
  return rows[0]?.count
}

describe('fifty desks at the same time', () => {
  it('cannot hold the same room twice: one succeeds, the others read which room is taken', async () => {
    const staff = await server.as('resavation-assign-room')
    const { roomIds, building } = await makeRooms(server, 1)
    const ids = await Promise.all(Array.from({ length: 50 }, () => makeNew(server)))
    const replies = await Promise.all(ids.map((id) => staff.send(calls.hold, { id, room_ids: roomIds })))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    const refused = replies.filter((reply) => reply.status === 400)
    expect(refused).toHaveLength(49)
    expect(new Set(refused.map((reply) => reply.body.message))).toEqual(
      new Set([`Room 101 (${building.name}, floor 1) has just been taken for these dates.`]),
    )
  })

  it('cannot hold a room on overlapping but unequal ranges, in any order of the rooms', async () => {
    const staff = await server.as('resavation-assign-room', 'manage-reservations')
    const { roomIds } = await makeRooms(server, 4)
    const preferences = Array.from({ length: 50 }, (_, desk) => ({
      arrival: inDays(20 + (desk % 7)),
      departure: inDays(22 + (desk % 7) + (desk % 3)),
      rooms: [roomIds[desk % 4] ?? 0, roomIds[(desk * 3 + 1) % 4] ?? 0].filter(
        (id, at, all) => all.indexOf(id) === at,
      ),
    }))
    const ids = await Promise.all(
      preferences.map((preference) => makeNew(server, preference.arrival, preference.departure)),
    )
    const replies = await Promise.all(
      preferences.map(({ rooms }, desk) => staff.send(calls.hold, { id: ids[desk] ?? 0, room_ids: rooms })),
    )
    const held = replies.filter((reply) => reply.status === 200)
    expect(replies.every((reply) => reply.status === 200 || reply.status === 400)).toBe(true)
    expect(held.length).toBeGreaterThan(1)
    expect(held.length).toBeLessThan(50)
    expect(await nightsTwice()).toBe(0)
    // Refused reservations hold nothing, and are still NEW.
    for (const [desk, reply] of replies.entries()) {
      if (reply.status === 200) continue
      expect(await staff.data(calls.get, { id: ids[desk] ?? 0 })).toMatchObject({ status: 'NEW', rooms: [] })
    }
  })

  it('are refused by the database itself, independent of the code', async () => {
    const { roomIds } = await makeRooms(server, 1)
    const [first, second] = [await makeNew(server), await makeNew(server)]
    await server.db
      .updateTable('reservations')
      .set({ status: 'HOLD' })
      .where('id', 'in', [first, second])
      .execute()
    const stay = { room_id: roomIds[0] ?? 0, arrival_date: inDays(10), departure_date: inDays(12), price: 1 }
    await server.db
      .insertInto('stays')
      .values({ ...stay, reservation_id: first })
      .execute()
    await expect(
      server.db
        .insertInto('stays')
        .values({ ...stay, reservation_id: second })
        .execute(),
    ).rejects.toMatchObject({ code: '23P01' })
  })
})
