import { replaceNumbers } from '@nivas/contract/identity/find-numbers.ts'
import { hideInText, mapTexts, referenceFields } from '@nivas/contract/identity/hide-numbers.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { SealNumber } from './seal.ts'

type Column = { name: string; type: 'text' | 'jsonb' }
type Table = { name: string; columns: Column[] }

/**
 * How many rows each `fetch` of the cursor below takes; `fetch` accepts no parameter, so the number stands there again.
 */
const PIECE = 1_000

/** Returns every column of the product that may hold typed text. */
async function tablesOf(db: Kysely<DB>): Promise<Table[]> {
  const { rows } = await sql<Table>`select table_name as name,
      json_agg(json_build_object('name', column_name, 'type', data_type)) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and is_updatable = 'YES' and data_type in ('text', 'jsonb')
      and table_name in (select tablename from pg_tables where schemaname = 'public') and table_name <> 'migrations'
      and column_name <> all(${referenceFields}::text[]) and column_name !~ 'hash|token|sealed'
    group by table_name order by table_name`.execute(db)
  return rows
}

/** Returns a value of this column with its identity numbers masked. */
function hidden(value: unknown, column: Column, seal: SealNumber): unknown {
  if (column.type === 'text') return hideInText(String(value), column.name, seal)
  const masked = (number: string) => maskedNumber(number.slice(-4))
  return mapTexts(value, (text, field) => hideInText(text, field, masked))
}

/** Masks with at most the number's length, for columns without room for the usual mask. */
const short = (value: unknown) =>
  mapTexts(value, (text) => replaceNumbers(text, (digits) => digits.slice(-4).padStart(12, 'X')))

/**
 * Masks the numbers in a table; resolves to the number of changed rows. The triggers are disabled, because they would
 * refuse the change or count it as a new event.
 */
async function hideIn(trx: Transaction<DB>, { name, columns }: Table, seal: SealNumber): Promise<number> {
  const table = sql.table(name)
  // Matches twelve ASCII digits with few characters between them, or a character of another script.
  const perhaps = sql.join(
    columns.map((column) => sql`${sql.ref(column.name)}::text ~ '\\d(\\D{0,3}\\d){11}|[^\\u0001-\\u007f]'`),
    sql` or `,
  )
  const wanted = sql.join(columns.map((column) => sql.ref(column.name)))
  await sql`alter table ${table} disable trigger user`.execute(trx)
  await sql`declare found no scroll cursor for select ctid::text as place, ${wanted} from ${table} where ${perhaps}`.execute(
    trx,
  )
  let changed = 0
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch 1000 from found`.execute(trx)
    for (const row of rows) {
      const different = columns.filter((column) => {
        const value = row[column.name]
        return value !== null && JSON.stringify(hidden(value, column, seal)) !== JSON.stringify(value)
      })
      if (different.length === 0) continue
      await hideRow(trx, name, row, { columns: different, seal })
      changed += 1
    }
    if (rows.length < PIECE) break
  }
  await sql`close found`.execute(trx)
  await sql`alter table ${table} enable trigger user`.execute(trx)
  return changed
}

async function hideRow(
  trx: Transaction<DB>,
  table: string,
  row: Record<string, unknown>,
  { columns, seal }: { columns: readonly Column[]; seal: SealNumber },
): Promise<void> {
  const write = async (shownFor: (column: Column) => unknown) => {
    const set = columns.map((column) => {
      const value = shownFor(column)
      return sql`${sql.ref(column.name)} = ${column.type === 'jsonb' ? JSON.stringify(value) : value}`
    })
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ctid = ${row.place}::tid`.execute(trx)
  }
  await sql`savepoint one_row`.execute(trx)
  try {
    await write((column) => hidden(row[column.name], column, seal))
  } catch {
    // The mask is too long, or another row has the same card in another spelling.
    await sql`rollback to savepoint one_row`.execute(trx)
    await write((column) => short(row[column.name]))
  }
  await sql`release savepoint one_row`.execute(trx)
}

/** Moves sealed numbers into the separate columns that the gate has for them. */
async function settleCards(trx: Transaction<DB>): Promise<void> {
  for (const [table, column] of [
    ['gate_visits', 'id_card_no'],
    ['gate_visitors', 'i_card_number'],
  ] as const) {
    const card = sql.ref(column)
    await sql`update ${sql.table(table)} set aadhaar_last4 = substr(${card}, 11, 4),
        aadhaar_hash = decode(right(${card}, 32), 'hex'), ${card} = null
      where ${card} ~ '^X{4} X{4} [0-9A-Z]{4} #[0-9a-f]{32}$' and aadhaar_last4 is null`.execute(trx)
  }
}

/**
 * Masks, once, the identity numbers that earlier versions stored as they were typed. Rewrites the tables, so that their
 * files no longer hold the old rows. Resolves to the names of these tables.
 */
export async function hideStoredNumbers(db: Kysely<DB>, seal: SealNumber): Promise<string[]> {
  const changed = await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '30min'`.execute(trx)
    // Only one of several servers that start together does this.
    const { rows } = await sql<{
      done: boolean
    }>`select at is not null as done from hidden_numbers for update`.execute(trx)
    if (rows[0]?.done) return []
    const names: string[] = []
    for (const table of await tablesOf(trx)) if ((await hideIn(trx, table, seal)) > 0) names.push(table.name)
    await settleCards(trx)
    await sql`update hidden_numbers set at = now()`.execute(trx)
    return names
  })
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = '30min'`.execute(one)
    for (const name of changed) await sql`vacuum full ${sql.table(name)}`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
  return changed
}
