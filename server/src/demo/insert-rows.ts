import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * Inserts all rows in one statement, including their ids. All rows have the same fields, which are named like the
 * table's columns.
 */
export async function insertRows(
  trx: Transaction<DB>,
  table: keyof DB,
  rows: readonly object[],
): Promise<void> {
  if (!rows[0]) return
  const columns = sql.join(Object.keys(rows[0]).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  )
}

/** Takes the next `count` ids of a table. */
export async function takeIds(trx: Transaction<DB>, table: keyof DB, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/** Inserts rows under the next ids of their table, and returns them with these ids. */
export async function insertNew<R extends object>(
  trx: Transaction<DB>,
  table: keyof DB,
  rows: readonly R[],
): Promise<(R & { id: number })[]> {
  const ids = await takeIds(trx, table, rows.length)
  const made = rows.map((row, at) => ({ id: ids[at] ?? 0, ...row }))
  await insertRows(trx, table, made)
  return made
}
