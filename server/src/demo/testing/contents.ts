import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** Tables that contain moments or generated passwords, or that count connections or changes. */
const differ = ['demo_venue', 'users', 'reservation_tally', 'pos_stock', 'versions']

/** The rows of every table that two fills of one day must have alike, by table. */
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
