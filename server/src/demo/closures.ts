import { addDays } from '@nivas/contract/dates.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import { at } from './moments.ts'

/** The closures, with days relative to today. */
const plans = [
  { building: 'Seva Sadan', from: -2, to: 5, reason: 'Repair' },
  { building: 'Dhyan Kunj', from: 3, to: 6, reason: 'Reserved for guests of honour' },
  { building: 'Atithi Griha', from: 0, to: 0, reason: 'Cleaning' },
]

/** Closes a few rooms for some days: in each named building, the last room that is free on these days. */
export async function closeSomeRooms(trx: Transaction<DB>, today: string, createdBy: number): Promise<void> {
  const ids = await takeIds(trx, 'room_closures', plans.length)
  for (const [i, { building, reason, ...days }] of plans.entries()) {
    const [from, to] = [addDays(today, days.from), addDays(today, days.to)]
    const { rows } = await sql<{ id: number }>`
      select r.id from rooms r join buildings b on b.id = r.building_id
      where b.name = ${building} and r.is_active and not exists (select from stays s
        where s.room_id = r.id and s.during && daterange(${from}, ${to}, '[]'))
      order by r.id desc limit 1`.execute(trx)
    const [id, room] = [ids[i], rows[0]]
    if (!room) continue
    const decided = at(addDays(today, -3), '09:00')
    const closure = { id, room_id: room.id, from_date: from, to_date: to, reason }
    await insertRows(trx, 'room_closures', [{ ...closure, created_by: createdBy, created_at: decided }])
    await insertRows(trx, 'stays', [
      {
        closure_id: id,
        room_id: room.id,
        arrival_date: from,
        departure_date: addDays(to, 1),
        holds_rooms: true,
        price: 0,
        held_at: decided,
      },
    ])
  }
}
