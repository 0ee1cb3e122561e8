import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** The ids of a record, by the names that requests use: a room is `{ id, room_id, floor_id, building_id }`. */
type Known = Readonly<Record<string, number>>

/** The content of a database, for requests that must pass validation: records by table, and texts by column. */
export type Facts = { records: Readonly<Record<string, Known[]>>; texts: Readonly<Record<string, string[]>> }

type Column = { table_name: string; column_name: string; data_type: string }

/** How many of the newest rows, which the fuzz test itself made, and how many other rows are read of each table. */
const SOME = 15

const singular = (table: string) => table.replace(/ies$/, 'y').replace(/s$/, '')

/** Reads some rows of every table with ids or texts. New tables are included automatically. */
export async function readFacts(db: Kysely<DB>): Promise<Facts> {
  const { rows } = await sql<Column>`select c.table_name, c.column_name, c.data_type
    from information_schema.columns c join pg_tables t on t.tablename = c.table_name and t.schemaname = c.table_schema
    where c.table_schema = 'public' order by c.table_name, c.ordinal_position`.execute(db)
  const columns = Map.groupBy(rows, ({ table_name }) => table_name)
  const records: Record<string, Known[]> = {}
  const texts: Record<string, string[]> = {}
  for (const [table, all] of columns) {
    const order = all.some(({ column_name }) => column_name === 'id') ? sql`order by id desc` : sql``
    const drawn = all.some(({ column_name, data_type }) => column_name === 'id' && data_type === 'integer')
      ? sql`order by hashint4(id)`
      : sql``
    const some = await sql<Record<string, unknown>>`
      (select * from ${sql.table(table)} ${order} limit ${SOME})
      union all (select * from (select * from ${sql.table(table)} limit 2000) as first ${drawn} limit ${SOME})`
      .execute(db)
      .then(({ rows: found }) => found)
    records[table] = some
      .map((row) =>
        Object.fromEntries(
          Object.entries({ ...row, [`${singular(table)}_id`]: row.id }).filter(
            (entry): entry is [string, number] => /^id$|_id$/.test(entry[0]) && typeof entry[1] === 'number',
          ),
        ),
      )
      .filter((one) => one.id !== undefined)
    for (const { column_name, data_type } of all)
      if (data_type === 'text' && !/hash|password|token/.test(column_name))
        texts[column_name] = [
          ...(texts[column_name] ?? []),
          ...some.map((row) => row[column_name]).filter((text) => typeof text === 'string'),
        ]
  }
  return { records, texts }
}
