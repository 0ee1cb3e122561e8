import { dayIn } from '@nivas/contract/dates.ts'
import type { Import, ImportKind, ImportType } from '@nivas/contract/imports/schemas.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Protect } from '../http/protect.ts'
import { withoutNumbers } from './hide-numbers.ts'
import { importers } from './kinds.ts'
import { readFile } from './read-file.ts'

/** The operations on files and identity numbers that need the server's keys, and the venue's time zone. */
export type Secrets = {
  seal: (number: string) => string
  protect: Pick<Protect, 'encrypt' | 'decrypt'>
  timeZone: string
}

/** The context in which the content of an import is encrypted. */
export const FILE = 'imported file'

export type Source = { kind: ImportKind; type: ImportType; bytes: Uint8Array }

export type Staged = {
  /** The columns of the file. */
  present: string[]
  unused: string[]
  /** The names of the other sheets of the workbook. */
  sheets: string[]
  /** The number of rows, without blank ones. */
  rows: number
  problems: number
  preview: { row_number: number; values: string[] }[]
  months: Import['months']
}

type Progress = (read: number, rows: number) => void

/** Raises the time limits of the transaction, because no request waits for it. */
async function takeTime(trx: Transaction<DB>): Promise<void> {
  await sql`set local statement_timeout = '30min'`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = '30min'`.execute(trx)
}

/**
 * Reads a file into temporary tables of this transaction: the valid rows into `staged`, and the wrong cells into
 * `staged_problems`. Also makes `compared`, with the outcome of each row.
 */
export async function stage(
  trx: Transaction<DB>,
  source: Source,
  { seal, timeZone }: Pick<Secrets, 'seal' | 'timeZone'>,
  onProgress: Progress,
  signal?: AbortSignal,
): Promise<Staged> {
  const { table, compare, months } = importers[source.kind]
  await takeTime(trx)
  await sql`create temp table staged (row_number int primary key, ${table}) on commit drop`.execute(trx)
  await sql`create temp table staged_problems (number int generated always as identity, row_number int,
    column_title text, column_letter text, value text, text jsonb) on commit drop`.execute(trx)
  const staged: Staged = {
    present: [],
    unused: [],
    sheets: [],
    rows: 0,
    problems: 0,
    preview: [],
    months: [],
  }
  for await (const read of readFile(source, { signal })) {
    const output = withoutNumbers(read, staged.present, seal)
    if ('headings' in output) Object.assign(staged, output.headings)
    else if ('preview' in output) staged.preview = output.preview
    else {
      await sql`insert into staged select * from json_to_recordset(${output.rows}) as t (row_number int, ${table})`.execute(
        trx,
      )
      staged.problems += await addProblems(trx, output.problems)
      staged.rows += output.count
      onProgress(output.read, staged.rows)
    }
  }
  await sql`analyze staged`.execute(trx)
  if (staged.present.length > 0 && staged.rows > 0) {
    await compare(trx, staged.present, dayIn(timeZone))
    staged.problems = await countProblems(trx)
    if (months) staged.months = await months(trx)
  }
  return staged
}

async function countProblems(trx: Transaction<DB>): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from staged_problems`.execute(
    trx,
  )
  return rows[0]?.found ?? 0
}

async function addProblems(trx: Transaction<DB>, problems: string): Promise<number> {
  if (problems === '[]') return 0
  const { numAffectedRows } = await sql`insert into staged_problems
      (row_number, column_title, column_letter, value, text)
    select * from json_to_recordset(${problems}) as t (row_number int, column_title text, column_letter text,
      value text, text jsonb)`.execute(trx)
  return Number(numAffectedRows)
}

/** Loads and decrypts the file of an import. It is read in pieces, so that other calls can run between them. */
export async function loadFile(db: Kysely<DB>, id: number, { protect }: Secrets): Promise<Uint8Array> {
  const PIECE = 1024 * 1024
  const pieces: Buffer[] = []
  for (let from = 0; ; from += PIECE) {
    const { rows } = await sql<{
      piece: Buffer
    }>`select substring(content from ${from + 1}::int for ${PIECE}::int) as piece
      from imports where id = ${id}`.execute(db)
    if (!rows[0]?.piece) throw new Error('the file is gone')
    pieces.push(rows[0].piece)
    if (rows[0].piece.length < PIECE) return protect.decrypt(Buffer.concat(pieces), FILE)
  }
}
