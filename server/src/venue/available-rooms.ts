import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { freeRooms } from './free-rooms.ts'

/**
 * Lists the active rooms of active buildings that are free on all nights from arrival to departure, in walking order.
 */
export async function availableRooms(
  db: Kysely<DB>,
  _actor: Actor,
  { arrival, departure, building_id }: Input<typeof venue.availableRooms>,
): Promise<Room[]> {
  return (await freeRooms(db, arrival, departure, building_id)).map(({ room }) => room)
}
