import type { Answer } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Returns every person who has had a cash session, by name: the choices of a filter of the book. */
export const cashiers = (db: Kysely<DB>): Promise<Answer<typeof cash.cashiers>> =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.email'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('cash_sessions as s').select('s.id').whereRef('s.user_id', '=', 'u.id')),
    )
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .execute()
