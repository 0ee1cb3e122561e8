import type { Input } from '@nivas/contract/call.ts'
import { dictionary } from '@nivas/contract/dictionary/calls.ts'
import type { OwnWord } from '@nivas/contract/dictionary/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { noWord, readWord, wordTaken } from './read-words.ts'
import { writeTerms } from './write-terms.ts'

/** Changes one of the venue's own words; omitted fields stay as they are. Pairs of the file cannot be changed. */
export async function editWord(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof dictionary.editWord>,
): Promise<OwnWord> {
  const { id, word, meaning, kind } = input
  await refuseOverwritten(dictionary.editWord, input, async () => {
    await lockRow(trx, 'dictionary_pairs', id)
    return readWord(trx, id)
  })
  const pair = await refusing(
    trx
      .updateTable('dictionary_pairs')
      .set({ word, meaning, kind, updated_at: sql<Date>`now()` } satisfies Writes<
        Input<typeof dictionary.editWord>,
        'id'
      >)
      .where('id', '=', id)
      .where('own', '=', true)
      .returning(['id', 'own', 'word', 'meaning'])
      .executeTakeFirst(),
    wordTaken,
  )
  if (!pair) throw noWord()
  await writeTerms(trx, [pair])
  return readWord(trx, id)
}
