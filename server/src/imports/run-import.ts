import { dayIn } from '@nivas/contract/dates.ts'
import { imports } from '@nivas/contract/imports/calls.ts'
import type { ImportKind, ImportType } from '@nivas/contract/imports/schemas.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import type { DB } from '../db/schema.gen.ts'
import { type Around, countOutcomes, storeFindings } from './check-import.ts'
import { type ImportPart, importers } from './kinds.ts'
import { progressOf } from './note-progress.ts'
import { loadFile, type Secrets, type Source, type Staged, stage } from './stage.ts'

/** The share of reading in the progress; the rest is writing. */
const READING = 0.5

/**
 * Takes an import from the state importing to done, with all its rows or none of them. Of two imports of the same kind,
 * the second one waits for the first one.
 *
 * @param by the user; null for the command line
 */
export async function runImport(
  db: Kysely<DB>,
  secrets: Secrets,
  id: number,
  by: number | null,
  around: Around = {},
): Promise<void> {
  const found = await db.selectFrom('imports').select('kind').where('id', '=', id).executeTakeFirst()
  if (!found) return
  const progress = progressOf(db, id, around.onProgress)
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '30min'`.execute(trx)
    await sql`select pg_advisory_xact_lock(hashtext(${`imports ${found.kind}`}))`.execute(trx)
    const now = await trx
      .selectFrom('imports')
      .select(['kind', 'file_type', 'file_name'])
      .where('id', '=', id)
      .where('state', '=', 'importing')
      .executeTakeFirst()
    // Another attempt has completed the import.
    if (!now) return
    const source = {
      kind: now.kind as ImportKind,
      type: now.file_type as ImportType,
      bytes: await loadFile(trx, id, secrets),
    }
    const staged = await stage(
      trx,
      source,
      secrets,
      (read, rows) => progress.note(read * READING, rows),
      around.signal,
    )
    if (staged.problems > 0) {
      await progress.settled()
      return storeFindings(trx, id, 'importing', staged)
    }
    const importing = { today: dayIn(secrets.timeZone), by }
    await write(trx, source, staged, importing, (part) =>
      progress.note(READING + part * (1 - READING), staged.rows),
    )
    await progress.settled()
    await finish(trx, { id, by, file_name: now.file_name, kind: now.kind, rows: staged.rows })
  })
}

async function write(
  trx: Transaction<DB>,
  { kind }: Source,
  { present }: Staged,
  around: Pick<ImportPart, 'today' | 'by'>,
  onProgress: (part: number) => void,
): Promise<void> {
  const { write: writeRows, part } = importers[kind]
  const { rows } = await sql<{ last: number }>`select max(row_number) as last from staged`.execute(trx)
  const last = rows[0]?.last ?? 0
  const step = part ?? last
  for (let from = 1; from <= last; from += step) {
    await writeRows(trx, present, { from, to: from + step - 1, ...around })
    onProgress(Math.min(1, (from + step) / last))
  }
}

type Finished = { id: number; by: number | null; file_name: string; kind: string; rows: number }

/** Stores the outcome for the screen and the audit, and deletes the file. */
async function finish(trx: Transaction<DB>, { id, by, file_name, kind, rows }: Finished): Promise<void> {
  const counts = await countOutcomes(trx)
  await trx
    .updateTable('imports')
    .set({
      state: 'done',
      progress: 100,
      row_count: rows,
      new_rows: counts.new,
      changed_rows: counts.changed,
      unchanged_rows: counts.unchanged,
      content: null,
      preview: '[]',
      changed_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
  await writeAudit(trx, {
    name: 'imports.done',
    call: imports.run,
    userId: by,
    address: null,
    requestId: `import ${id}`,
    input: { id, kind, file_name, ...counts, ...(by === null && { by: 'command line' }) },
    answer: null,
  })
}
