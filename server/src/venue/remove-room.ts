import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithDeleted } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import { type RoomAddress, readRoom } from './read-rooms.ts'

const hadGuests = 'Room {{room}} has had guests. Please switch it off instead.'

/**
 * Removes a room without past and future stays, together with its closures. The room is locked first, so that the call
 * waits for a desk that is closing or holding it.
 */
export async function removeRoom(
  trx: Transaction<DB>,
  actor: Actor,
  address: RoomAddress,
): Promise<WithDeleted<null>> {
  const { room_id } = address
  await sql`select from rooms where id = ${room_id} for update`.execute(trx)
  const { room_number, floor } = await readRoom(trx, actor.today, address)
  await trx.deleteFrom('room_closures').where('room_id', '=', room_id).execute()
  await refusing(trx.deleteFrom('rooms').where('id', '=', room_id).execute(), {
    stays_room_id_fkey: () => new Refusal(400, hadGuests, { room: room_number }),
  })
  return { data: null, deleted: `${floor.building.name} · ${room_number}` }
}
