import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { type Kysely, sql } from 'kysely'
import { beginningWith } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type Suggest = typeof dispensary.suggestions

const MOST_SUGGESTED = 8
/** The maximum number of candidates with the beginning, of which the most used are suggested. */
const MOST_COMPARED = 1_000

/** Returns earlier words with this beginning, the most used first. */
export async function suggestWords(
  db: Kysely<DB>,
  _actor: Actor,
  { kind, begins }: Input<Suggest>,
): Promise<Answer<Suggest>> {
  const { rows } = await sql<{ word: string }>`select word from (
      select word, uses from dispensary_words
      where kind = ${kind} and lower(word) collate "C" like ${beginningWith(begins.trim().toLowerCase())}
      limit ${MOST_COMPARED}) as begun
    order by uses desc, word limit ${MOST_SUGGESTED}`.execute(db)
  return rows.map(({ word }) => word)
}
