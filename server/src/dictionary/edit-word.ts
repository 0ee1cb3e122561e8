import type { Input } from '@nivas/contract/call.ts'
import type { dictionary } from '@nivas/contract/dictionary/calls.ts'
import type { OwnWord } from '@nivas/contract/dictionary/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { noWord, readWord, wordTaken } from './read-words.ts'
import { writeTerms } from './write-terms.ts'

/** Changes a word of the venue's own; pairs of the file cannot be changed. */
export async function editWord(
  trx: Transaction<DB>,
  _actor: Actor,
  { id, word, meaning, kind }: Input<typeof dictionary.editWord>,
): Promise<OwnWord> {
  const { rows } = await refusing(
    sql`update dictionary_pairs set word = ${word}, meaning = ${meaning}, kind = ${kind}, updated_at = now()
      where id = ${id} and own returning id`.execute(trx),
    wordTaken,
  )
  if (rows.length === 0) throw noWord()
  await writeTerms(trx, [{ id, own: true, word, meaning }])
  return readWord(trx, id)
}
