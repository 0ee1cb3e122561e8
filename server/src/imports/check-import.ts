import type { ImportKind, ImportType } from '@nivas/contract/imports/schemas.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { progressOf } from './note-progress.ts'
import { loadFile, type Secrets, type Staged, stage } from './stage.ts'

export type Around = {
  signal?: AbortSignal
  onProgress?: (percent: number, rows: number) => void
}

/** Takes an import from the state checking to checked: reads the file, and stores its problems and its outcome. */
export async function checkImport(
  db: Kysely<DB>,
  secrets: Secrets,
  id: number,
  around: Around = {},
): Promise<void> {
  const found = await db
    .selectFrom('imports')
    .select(['kind', 'file_type'])
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .executeTakeFirst()
  if (!found) return
  const bytes = await loadFile(db, id, secrets)
  const progress = progressOf(db, id, around.onProgress)
  const source = { kind: found.kind as ImportKind, type: found.file_type as ImportType, bytes }
  await db.transaction().execute(async (trx) => {
    const staged = await stage(trx, source, secrets, progress.note, around.signal)
    await progress.settled()
    await storeFindings(trx, id, 'checking', staged)
  })
}

type Outcomes = { new: number; changed: number; unchanged: number }

/** Counts the new, changed and unchanged rows. */
export async function countOutcomes(trx: Transaction<DB>): Promise<Outcomes> {
  const { rows } = await sql<Outcomes>`select count(*) filter (where outcome = 'new') as new,
    count(*) filter (where outcome = 'changed') as changed,
    count(*) filter (where outcome = 'unchanged') as unchanged from compared`.execute(trx)
  return rows[0] ?? { new: 0, changed: 0, unchanged: 0 }
}

/**
 * Stores the result of a check. Does nothing if the import is no longer in this state, because it was discarded, or
 * another attempt of the job was faster.
 */
export async function storeFindings(
  trx: Transaction<DB>,
  id: number,
  state: 'checking' | 'importing',
  staged: Staged,
): Promise<void> {
  const compared = staged.rows > 0
  const counts = compared ? await countOutcomes(trx) : { new: 0, changed: 0, unchanged: 0 }
  const updated = await trx
    .updateTable('imports')
    .set({
      state: 'checked',
      progress: 100,
      row_count: staged.rows,
      new_rows: counts.new,
      changed_rows: counts.changed,
      unchanged_rows: counts.unchanged,
      problem_count: staged.problems,
      columns: staged.present,
      unused_columns: staged.unused,
      unused_sheets: staged.sheets,
      months: JSON.stringify(staged.months),
      preview: JSON.stringify(compared ? await withOutcomes(trx, staged.preview) : []),
      changed_at: new Date(),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()
  if (!updated) return
  await trx.deleteFrom('import_problems').where('import_id', '=', id).execute()
  await sql`insert into import_problems (import_id, number, row_number, column_title, column_letter, value, text)
    select ${id}::int, row_number() over (order by row_number, number), row_number, column_title, column_letter, value, text
      from staged_problems`.execute(trx)
}

async function withOutcomes(trx: Transaction<DB>, preview: Staged['preview']) {
  const { rows } = await sql<{ row_number: number; outcome: string }>`select row_number, outcome from compared
    where row_number = any(${preview.map((row) => row.row_number)}::int[])`.execute(trx)
  const outcomes = new Map(rows.map(({ row_number, outcome }) => [row_number, outcome]))
  return preview.map((row) => ({ ...row, outcome: outcomes.get(row.row_number) ?? null }))
}
