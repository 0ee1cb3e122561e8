import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dictionary } from '@nivas/contract/dictionary/calls.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, hasText, wayTo } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type OwnWords = typeof dictionary.ownWords

/** Returns the venue's own words, alphabetically or by the time of adding. */
export async function ownWords(
  db: Kysely<DB>,
  _actor: Actor,
  { page, per_page, sort, order, word }: Input<OwnWords>,
): Promise<Answer<OwnWords>> {
  const found =
    word === undefined ? sql`` : sql`and (${hasText(sql`word`, word)} or ${hasText(sql`meaning`, word)})`
  const matching = sql`dictionary_pairs where own ${found}`
  const total = await countUpToLimit(db, matching)
  // The pages of this list are never read from the end.
  const way = wayTo({ page, per_page, order }, total, false)
  if (!way) return { rows: [], total }
  const by = sort === 'id' ? sql`id` : sql`lower(word)`
  const { rows } = await sql<Answer<OwnWords>['rows'][number]>`select id, word, meaning, kind from ${matching}
    order by ${by} ${way.read} offset ${way.skip} limit ${way.count}`.execute(db)
  return { rows, total }
}
