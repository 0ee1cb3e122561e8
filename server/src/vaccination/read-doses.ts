import type { Answer, Input } from '@nivas/contract/call.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readRecord } from './read-person.ts'

type Doses = typeof vaccination.doses

/** Returns the doses of a person, with their record. */
export const readDoses = (db: Kysely<DB>, _actor: Actor, { id }: Input<Doses>): Promise<Answer<Doses>> =>
  readRecord(db, id)
