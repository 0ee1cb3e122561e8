import type { Floor } from '@nivas/contract/venue/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type FloorAddress, readFloor } from './read-floors.ts'

export const getFloor = (db: Kysely<DB>, _actor: Actor, address: FloorAddress): Promise<Floor> =>
  readFloor(db, address)
