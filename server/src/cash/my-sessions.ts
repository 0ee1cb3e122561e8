import type { Answer } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readSessions } from './sessions.ts'

/** Returns the caller's open sessions, at this till and at others, oldest first. */
export const mySessions = (db: Kysely<DB>, actor: Actor): Promise<Answer<typeof cash.mySessions>> =>
  readSessions(db, actor, sql`s.user_id = ${actor.id} and s.closed_at is null`)
