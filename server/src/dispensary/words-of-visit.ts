import type { WordKind } from '@nivas/contract/dispensary/schemas.ts'
import type { Treatment } from '@nivas/contract/dispensary/treatments.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** A text longer than this is specific to one patient, and is not suggested for others. */
const LONGEST_WORD = 60

type Entered = { symptom: string; diagnoses: string; treatments: readonly Treatment[] }

/** Returns treatments as they are stored. */
export const trimmed = (treatments: readonly Treatment[]): Treatment[] =>
  treatments.map(({ name, dosage, days }) => ({ name: name.trim(), dosage: dosage.trim(), days }))

/** Selects the words of a visit that are suggested for others, each once; undefined when there are none. */
function wordsOf({ symptom, diagnoses, treatments }: Entered): RawBuilder<unknown> | undefined {
  const words: [WordKind, string][] = [
    ['symptom', symptom],
    ['diagnosis', diagnoses],
    ...treatments.flatMap(({ name, dosage }): [WordKind, string][] => [
      ['medicine', name],
      ['dosage', dosage],
    ]),
  ]
  const short = words.filter(([, word]) => word.length <= LONGEST_WORD)
  if (short.length === 0) return undefined
  return sql`(select distinct kind, word from json_to_recordset(${JSON.stringify(
    short.map(([kind, word]) => ({ kind, word })),
  )}::json) as given (kind text, word text) order by kind, word)`
}

/**
 * Stores the words of a visit as suggestions. They are sorted, so that two desks with the same words cannot deadlock.
 */
export async function rememberWords(trx: Transaction<DB>, entered: Entered): Promise<void> {
  const words = wordsOf(entered)
  if (!words) return
  await sql`insert into dispensary_words as w (kind, word) select kind, word from ${words} as used
    on conflict (kind, word) do update set uses = w.uses + 1`.execute(trx)
}

/** Undoes `rememberWords` for a visit. A mistyped word that no other visit has is no longer suggested. */
export async function forgetWords(trx: Transaction<DB>, entered: Entered): Promise<void> {
  const words = wordsOf(entered)
  if (!words) return
  await sql`with gone as (delete from dispensary_words w using ${words} as used
      where w.kind = used.kind and w.word = used.word and w.uses = 1)
    update dispensary_words w set uses = w.uses - 1 from ${words} as used
      where w.kind = used.kind and w.word = used.word and w.uses > 1`.execute(trx)
}
