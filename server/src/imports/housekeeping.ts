import { say } from '@nivas/contract/texts.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

const brokenOff = say('The file could not be imported. Nothing was changed. Please try again.')

/** Deletes abandoned imports. Completed ones keep their record, without the file. */
export async function keepHouse(db: Kysely<DB>): Promise<void> {
  await sql`delete from imports where state <> 'done' and created_at < now() - interval '7 days'`.execute(db)
  // Fails the imports of a command line that was interrupted, which no job ends.
  await sql`update imports set state = 'failed', content = null, preview = '[]',
      failure = ${JSON.stringify(brokenOff)}
    where state in ('checking', 'importing') and changed_at < now() - interval '2 hours'`.execute(db)
}
