import { exactKey, foldedKey, isHindi, soundKey, termsOf } from '@nivas/contract/dictionary/fold.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export type Pair = { id: number; own: boolean; word: string; meaning: string }

/** Returns the search terms of one side of a pair. */
const termsAt = (text: string, from: number) =>
  termsOf(text)
    .map((term) => ({ term, exact: exactKey(term), folded: foldedKey(term) }))
    .filter(({ exact, folded }) => exact !== '' && folded !== '')
    .map((keys, at) => ({
      ...keys,
      place: from + at,
      sound: (isHindi(keys.term) && soundKey(keys.term)) || null,
    }))

/** Replaces the search terms of pairs. */
export async function writeTerms(trx: Transaction<DB>, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return
  const ids = pairs.map(({ id }) => id)
  await sql`delete from dictionary_terms where pair_id = any(${ids}::int[])`.execute(trx)
  const rows = pairs.flatMap(({ id, own, word, meaning }) => {
    const words = termsAt(word, 0).slice(0, 1)
    return [...words, ...termsAt(meaning, 1)].map((row) => ({ pair_id: id, own, ...row }))
  })
  const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name])
  await sql`insert into dictionary_terms (pair_id, place, own, term, exact, folded, sound)
    select * from unnest(${column('pair_id')}::int[], ${column('place')}::smallint[], ${column('own')}::boolean[],
      ${column('term')}::text[], ${column('exact')}::text[], ${column('folded')}::text[], ${column('sound')}::text[])`.execute(
    trx,
  )
}
