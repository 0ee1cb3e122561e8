import type { access } from '@nivas/contract/access/calls.ts'
import type { Answer } from '@nivas/contract/call.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export const auditPeople = (db: Kysely<DB>): Promise<Answer<typeof access.auditPeople>> =>
  db.selectFrom('users').select(['id', 'name', 'email']).orderBy(sql`lower(name)`).orderBy('id').execute()
