import { houseKey, houseOrder, writtenKey } from '@nivas/contract/electrical/house-order.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

/** Makes the table `house_keys`, with the key and the order of the house of each row of `staged`. */
export async function keepHouseKeys(trx: Transaction<DB>): Promise<void> {
  const { rows } = await sql<{ row_number: number; houseno: string }>`
    select row_number, houseno from staged`.execute(trx)
  const keys = rows.map(({ row_number, houseno }) => ({
    row_number,
    house_key: houseKey(houseno),
    written_key: writtenKey(houseno),
    house_order: houseOrder(houseno),
  }))
  await sql`create temp table house_keys on commit drop as
    select * from json_to_recordset(${JSON.stringify(keys)}::json) as k (row_number int, house_key text, written_key text, house_order text)`.execute(
    trx,
  )
  // Houses from an earlier version may have numbers that differ only in dashes or digits. These are compared as
  // written.
  await sql`update house_keys k set house_key = p.house_key from electric_profiles p
    where p.house_key = k.written_key and k.written_key <> k.house_key`.execute(trx)
  await sql`create unique index on house_keys (row_number)`.execute(trx)
  await sql`analyze house_keys`.execute(trx)
}

/** A wrong cell of `staged`, under the title of its column. */
export type Wrong = { row_number: number; column_title: string; value: string; text: Text }

export async function addWrong(trx: Transaction<DB>, wrong: readonly Wrong[]): Promise<void> {
  if (wrong.length === 0) return
  await sql`insert into staged_problems (row_number, column_title, column_letter, value, text)
    select w.row_number, w.column_title, null, w.value, w.text
    from json_to_recordset(${JSON.stringify(wrong)}::json) as w (row_number int, column_title text, value text, text jsonb)`.execute(
    trx,
  )
}

/**
 * Returns the refusal for a row whose house was changed after the comparison and before it was locked. The import
 * writes no row; on a retry, the comparison finds the problem.
 */
export const changedMeanwhile = (row: number, house: string, wrong: Text) =>
  new Refusal(400, 'Row {{row}}, house {{house}}, was changed meanwhile: {{wrong}}', { row, house, wrong })
