import type { Attribute } from '@nivas/contract/venue/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readAttribute } from './read-attributes.ts'

export const getAttribute = (db: Kysely<DB>, _actor: Actor, { id }: { id: number }): Promise<Attribute> =>
  readAttribute(db, id)
