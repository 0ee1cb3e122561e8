import { customersColumns } from '@nivas/contract/registry/customers-columns.ts'
import type { TextKey } from '@nivas/contract/texts.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

const list = (names: readonly string[], table: string): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(table ? `${table}.${name}` : name)))

const set = (names: readonly string[], from: string) =>
  sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${from}.${name}`)}`))

const withoutKey = (present: readonly string[]) => present.filter((name) => name !== 'id_card_no')

const birthTitle = customersColumns.find(({ name }) => name === 'dob')?.title ?? ''
const notBorn: TextKey = 'The date of birth cannot be after today'

/** Imports customers from a table `staged`. Fields without a column in the file stay unchanged. */
export const customersImport = {
  table: sql`id_card_no text, main_name text, surname text, father_name text, dob date, phone text, city text,
    email text`,

  /**
   * Makes the table `compared` with the outcome of each row, and adds a problem for each birth after the venue's day.
   */
  compare: async (trx: Transaction<DB>, present: readonly string[], today: string): Promise<void> => {
    const fields = withoutKey(present)
    await sql`create temp table compared on commit drop as
      select s.row_number, case when c.id is null then 'new'
          when row(${list(fields, 's')}) is distinct from row(${list(fields, 'c')}) then 'changed'
          else 'unchanged' end as outcome
        from staged s left join customers c on card_key(c.id_card_no) = card_key(s.id_card_no)`.execute(trx)
    await sql`insert into staged_problems (row_number, column_title, value, text)
      select s.row_number, ${birthTitle}, to_char(s.dob, 'DD/MM/YYYY'), jsonb_build_object('key', ${notBorn}::text)
      from staged s where s.dob > ${today}::date order by s.row_number`.execute(trx)
  },

  /** Writes the rows from one number to another. Unchanged rows are not rewritten. */
  write: async (
    trx: Transaction<DB>,
    present: readonly string[],
    { from, to }: { from: number; to: number },
  ): Promise<void> => {
    const fields = withoutKey(present)
    const rows = (outcome: string) => sql`staged s join compared k on k.row_number = s.row_number
      and k.outcome = ${outcome} and s.row_number between ${from} and ${to}`
    await sql`update customers c set ${set(fields, 's')} from ${rows('changed')}
      where card_key(c.id_card_no) = card_key(s.id_card_no)`.execute(trx)
    // Another call may have added one of these customers since the comparison.
    await sql`insert into customers (${list(present, '')}) select ${list(present, 's')} from ${rows('new')}
      on conflict (card_key(id_card_no)) do update set ${set(fields, 'excluded')}`.execute(trx)
  },
}
