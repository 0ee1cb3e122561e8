import type { Input } from '@nivas/contract/call.ts'
import type { dictionary } from '@nivas/contract/dictionary/calls.ts'
import type { OwnWord } from '@nivas/contract/dictionary/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readWord, wordTaken } from './read-words.ts'
import { writeTerms } from './write-terms.ts'

export async function addWord(
  trx: Transaction<DB>,
  _actor: Actor,
  { word, meaning, kind }: Input<typeof dictionary.addWord>,
): Promise<OwnWord> {
  const { id } = await refusing(
    trx
      .insertInto('dictionary_pairs')
      .values({ own: true, word, meaning, kind })
      .returning('id')
      .executeTakeFirstOrThrow(),
    wordTaken,
  )
  await writeTerms(trx, [{ id, own: true, word, meaning }])
  return readWord(trx, id)
}
