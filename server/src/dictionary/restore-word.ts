import type { Input } from '@nivas/contract/call.ts'
import type { dictionary } from '@nivas/contract/dictionary/calls.ts'
import type { OwnWord } from '@nivas/contract/dictionary/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { noWord, readWord, wordTaken } from './read-words.ts'
import { writeTerms } from './write-terms.ts'

/** Undoes a deletion. The word keeps its id, so lists and forms of other desks remain valid. */
export async function restoreWord(
  trx: Transaction<DB>,
  _actor: Actor,
  { id, word, meaning, kind }: Input<typeof dictionary.restoreWord>,
): Promise<OwnWord> {
  // An id that was never used would later be given to a new word.
  const { rows } = await refusing(
    sql`insert into dictionary_pairs (id, own, word, meaning, kind) overriding system value
      select ${id}, true, ${word}, ${meaning}, ${kind} from dictionary_pairs_id_seq where ${id} <= last_value
      returning id`.execute(trx),
    {
      ...wordTaken,
      dictionary_pairs_pkey: () => new Refusal(400, 'This word was already restored.'),
    },
  )
  if (!rows[0]) throw noWord()
  await writeTerms(trx, [{ id, own: true, word, meaning }])
  return readWord(trx, id)
}
