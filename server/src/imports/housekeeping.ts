import { say } from '@nivas/contract/texts.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

const brokenOff = say('The file could not be imported. Nothing was changed. Please try again.')

/** Throws away files that nobody came back for; of those that were imported the record stays, without the file. */
export async function keepHouse(db: Kysely<DB>): Promise<void> {
  await sql`delete from imports where state <> 'done' and created_at < now() - interval '7 days'`.execute(db)
  // Its server died again and again, or somebody broke the command line off.
  await sql`update imports set state = 'failed', content = null, preview = '[]',
      failure = ${JSON.stringify(brokenOff)}
    where state in ('checking', 'importing') and changed_at < now() - interval '2 hours'`.execute(db)
}
