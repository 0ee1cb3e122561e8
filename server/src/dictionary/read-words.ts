import type { OwnWord } from '@nivas/contract/dictionary/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal, wrongField } from '../http/refusal.ts'

export const noWord = () => new Refusal(404, 'There is no such word')

/** The refusal when the venue already has the word. */
export const wordTaken = {
  dictionary_pairs_own: () =>
    wrongField('word', 'The dictionary already has this word. Please change it there.'),
}

/** Returns one of the venue's own words. */
export async function readWord(db: Kysely<DB>, id: number): Promise<OwnWord> {
  const { rows } = await sql<OwnWord>`select id, word, meaning, kind from dictionary_pairs
    where id = ${id} and own`.execute(db)
  if (!rows[0]) throw noWord()
  return rows[0]
}
