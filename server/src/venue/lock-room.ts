import { say } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

const held =
  'Room {{room}} is held by {{number}} from {{from}} to {{to}}. Please move that reservation to another room first.'
const severalHold = 'Room {{room}} is held by {{stays}}. Please move these reservations to other rooms first.'
const closed = 'Room {{room}} is already switched off from {{from}} to {{to}}: {{reason}}.'

type Days = { from: string; to: string }
type InTheWay = Days & { number: string | null; reason: string | null }

/** Locks a room as the desks do that hold it, so that until the commit it cannot be held or closed by others. */
async function lockRoom(trx: Transaction<DB>, id: number): Promise<{ room_number: string }> {
  const room = await trx
    .selectFrom('rooms')
    .select('room_number')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!room) throw new Refusal(404, 'There is no such room')
  return room
}

/**
 * Locks a room. Refuses when it cannot be closed on these days, with the reservations or the closure in the way.
 *
 * @param closure the id of the closure that is being changed, which is not in the way
 */
export async function lockClosableRoom(
  trx: Transaction<DB>,
  roomId: number,
  { from, to }: Days,
  closure: number | null,
): Promise<void> {
  const { room_number: room } = await lockRoom(trx, roomId)
  const { rows } = await sql<InTheWay>`
    select r.application_number as number, c.reason, s.arrival_date as from, coalesce(c.to_date, s.departure_date) as to
    from stays s left join reservations r on r.id = s.reservation_id left join room_closures c on c.id = s.closure_id
    where s.room_id = ${roomId} and s.during && daterange(${from}, ${to}, '[]')
      and (s.reservation_id is not null or s.closure_id is distinct from ${closure})
    order by s.arrival_date`.execute(trx)
  const named = rows.map((one) => ({
    number: one.number ?? '',
    reason: one.reason,
    days: { from: { day: one.from }, to: { day: one.to } },
  }))
  const other = named.find(({ reason }) => reason !== null)
  if (other) throw new Refusal(400, closed, { room, ...other.days, reason: other.reason ?? '' })
  const [first, ...others] = named
  if (!first) return
  if (others.length === 0) throw new Refusal(400, held, { room, number: first.number, ...first.days })
  const stays = named.map(({ number, days }) => say('{{number}} ({{from}} – {{to}})', { number, ...days }))
  throw new Refusal(400, severalHold, { room, stays })
}
