import { say } from '@nivas/contract/texts.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

const brokenOff = say('The file could not be imported. Nothing was changed. Please try again.')

/** Deletes abandoned imports; the records of completed ones stay, without the file. */
export async function keepHouse(db: Kysely<DB>): Promise<void> {
  await sql`delete from imports where state <> 'done' and created_at < now() - interval '7 days'`.execute(db)
  // The command line was interrupted: no job ends these.
  await sql`update imports set state = 'failed', content = null, preview = '[]',
      failure = ${JSON.stringify(brokenOff)}
    where state in ('checking', 'importing') and changed_at < now() - interval '2 hours'`.execute(db)
}
