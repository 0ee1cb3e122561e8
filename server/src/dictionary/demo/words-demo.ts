import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { DemoPart } from '../../demo/part.ts'
import { type Pair, writeTerms } from '../write-terms.ts'

/** Words of devotion, written for the demo: word, meaning and kind, below a line of headings. */
const FILE = join(import.meta.dirname, 'words.tsv')

/** Fills in the words that a venue would add first. */
export const dictionaryDemo: DemoPart = {
  name: 'dictionary',

  isEmpty: async (trx) =>
    !(await trx
      .selectFrom('dictionary_pairs')
      .select('id')
      .where('own', '=', true)
      .limit(1)
      .executeTakeFirst()),

  fill: async (trx, { now }) => {
    const lines = (await readFile(FILE, 'utf8')).trim().split('\n').slice(1)
    const words = lines.map((line) => line.normalize('NFC').split('\t'))
    const column = (at: number) => words.map((word) => word[at] ?? '')
    const { rows } = await sql<Pair>`insert into dictionary_pairs (own, updated_at, word, meaning, kind)
      select true, ${now}::timestamptz, * from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[])
      returning id, own, word, meaning`.execute(trx)
    await writeTerms(trx, rows)
  },
}
