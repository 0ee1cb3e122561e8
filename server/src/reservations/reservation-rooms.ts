import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { roomsOf } from './rooms-of.ts'

export async function reservationRooms(
  db: Kysely<DB>,
  _actor: Actor,
  { id }: { id: number },
): Promise<Room[]> {
  const found = await db.selectFrom('reservations').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal(404, 'There is no such reservation')
  return roomsOf(db, id)
}
