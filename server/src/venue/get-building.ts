import type { Building } from '@nivas/contract/venue/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readBuilding } from './read-buildings.ts'

export const getBuilding = (db: Kysely<DB>, actor: Actor, { id }: { id: number }): Promise<Building> =>
  readBuilding(db, actor.today, id)
