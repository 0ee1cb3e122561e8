import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** Tables that may differ, because they contain moments or generated passwords, or count connections or changes. */
const differ = ['demo_venue', 'users', 'reservation_tally', 'pos_stock', 'versions']

/** Returns a hash of the rows of every table that must be equal after two fills of the same day. */
export async function contents({ db }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${differ})`.execute(db)
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`
        select md5(string_agg(t::text, ';' order by t::text)) as text from ${sql.table(name)} t`.execute(db)
      return [name, rows[0]?.text ?? ''] as const
    }),
  )
  return Object.fromEntries(texts)
}
