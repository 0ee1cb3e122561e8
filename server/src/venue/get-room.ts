import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type RoomAddress, readRoom } from './read-rooms.ts'

export const getRoom = (db: Kysely<DB>, actor: Actor, address: RoomAddress): Promise<CatalogueRoom> =>
  readRoom(db, actor.today, address)
