import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Pair, writeTerms } from './write-terms.ts'

/** Returns the kind of a row, or `otherwise` when the file has no column for it. */
const kindOf = (present: readonly string[], otherwise: RawBuilder<unknown>) =>
  present.includes('kind') ? sql`s.kind` : otherwise

/** Imports the venue's own words from a table `staged`. Existing words are changed. */
export const wordsImport = {
  table: sql`word text, meaning text, kind text`,

  /** Makes the table `compared`: the outcome of each row. */
  compare: async (trx: Transaction<DB>, present: readonly string[]): Promise<void> => {
    await sql`create temp table compared on commit drop as
      select s.row_number, case when p.id is null then 'new'
          when (s.word, s.meaning, ${kindOf(present, sql`p.kind`)}) is distinct from (p.word, p.meaning, p.kind)
          then 'changed' else 'unchanged' end as outcome
        from staged s left join dictionary_pairs p on p.own and lower(p.word) = lower(s.word)`.execute(trx)
  },

  /** Writes the rows from one number to another; unchanged rows are not touched. */
  write: async (
    trx: Transaction<DB>,
    present: readonly string[],
    { from, to }: { from: number; to: number },
  ): Promise<void> => {
    const { rows } = await sql<Pair>`insert into dictionary_pairs as p (own, word, meaning, kind)
      select true, s.word, s.meaning, ${kindOf(present, sql`''`)}
      from staged s join compared k using (row_number)
      where k.outcome <> 'unchanged' and s.row_number between ${from} and ${to}
      on conflict (lower(word)) where own do update set word = excluded.word, meaning = excluded.meaning,
        kind = ${present.includes('kind') ? sql`excluded.kind` : sql`p.kind`}, updated_at = now()
      returning id, own, word, meaning`.execute(trx)
    await writeTerms(trx, rows)
  },
}
