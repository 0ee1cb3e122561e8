import type { Answer } from '@nivas/contract/call.ts'
import type { dictionary } from '@nivas/contract/dictionary/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type OfflineWords = Answer<typeof dictionary.offlineWords>

/** The maximum number of words that a browser stores: the venue's own, then the first of the file. */
const MOST_OFFLINE = 50_000

async function readWords(db: Kysely<DB>): Promise<OfflineWords | undefined> {
  const { rows } = await sql<{ version: string; words: OfflineWords['words'] }>`
    select version, coalesce((select json_agg(json_build_array(word, meaning, own::int) order by at) from (
        select word, meaning, own, row_number() over (order by own desc, id) as at from dictionary_pairs
        order by own desc, id limit ${MOST_OFFLINE}) as words), '[]') as words
    from versions where of = 'dictionary'`.execute(db)
  return rows[0]
}

/** Returns a call that answers the words for a browser, and caches them for each version (decision 0022). */
export function offlineWords() {
  let cached: OfflineWords | undefined
  return async (db: Kysely<DB>): Promise<OfflineWords> => {
    const { rows } = await sql<{
      version: string
    }>`select version from versions where of = 'dictionary'`.execute(db)
    if (!cached || cached.version !== rows[0]?.version) cached = await readWords(db)
    return cached ?? { version: '', words: [] }
  }
}
