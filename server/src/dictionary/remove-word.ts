import type { Input } from '@nivas/contract/call.ts'
import type { dictionary } from '@nivas/contract/dictionary/calls.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithDeleted } from '../http/bind.ts'
import { noWord } from './read-words.ts'

export async function removeWord(
  trx: Transaction<DB>,
  _actor: Actor,
  { id }: Input<typeof dictionary.removeWord>,
): Promise<WithDeleted<null>> {
  const { rows } = await sql<{
    word: string
  }>`delete from dictionary_pairs where id = ${id} and own returning word`.execute(trx)
  if (!rows[0]) throw noWord()
  return { data: null, deleted: rows[0].word }
}
