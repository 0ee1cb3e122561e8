import { formatCount } from '@nivas/contract/count.ts'
import type { Import } from '@nivas/contract/imports/schemas.ts'
import { inEnglish } from '@nivas/contract/in-english.ts'
import type { Text } from '@nivas/contract/texts.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { checkImport } from './check-import.ts'
import { orFail } from './fail-import.ts'
import { findImport, insertImport, type NewImport } from './import-rows.ts'
import { runImport } from './run-import.ts'
import type { Secrets } from './stage.ts'

type Reporter = {
  checkOnly: boolean
  onProgress: (line: string) => void
  onProblem: (line: string) => void
  onEnd: (line: string) => void
}

const number = (value: number | null) => formatCount(value ?? 0)

/** Checks and imports a file as the screen does. Resolves to whether it succeeded. */
export async function importFromCommandLine(
  db: Kysely<DB>,
  secrets: Secrets,
  given: Omit<NewImport, 'created_by'>,
  report: Reporter,
): Promise<boolean> {
  const id = await insertImport(db, secrets, { ...given, created_by: null })
  try {
    const onProgress = (doing: string) => (percent: number, rows: number) =>
      report.onProgress(`${doing}: ${percent} %, ${number(rows)} rows`)
    await orFail(db, id, true, () => checkImport(db, secrets, id, { onProgress: onProgress('Checking') }))
    const checked = await findImport(db, id)
    if (!(await isRight(db, checked, report))) return false
    if (report.checkOnly) return true

    await db.updateTable('imports').set({ state: 'importing', progress: 0 }).where('id', '=', id).execute()
    await orFail(db, id, true, () =>
      runImport(db, secrets, id, null, { onProgress: onProgress('Importing') }),
    )
    const done = await findImport(db, id)
    const isDone = done?.state === 'done'
    report.onEnd(
      isDone
        ? 'Imported.'
        : done?.failure
          ? inEnglish(done.failure)
          : 'The file was changed by others meanwhile. Please try again.',
    )
    return isDone
  } finally {
    await db.deleteFrom('imports').where('id', '=', id).where('state', '!=', 'done').execute()
  }
}

/** Reports the result of the check. Resolves to whether the file can be imported. */
async function isRight(db: Kysely<DB>, found: Import | undefined, report: Reporter): Promise<boolean> {
  if (!found || found.state === 'failed') {
    report.onEnd(found?.failure ? inEnglish(found.failure) : 'The file could not be read.')
    return false
  }
  if (found.unused_sheets.length > 0)
    report.onEnd(`Only the first sheet is read, not: ${found.unused_sheets.join(', ')}`)
  if (found.unused_columns.length > 0)
    report.onEnd(`These columns are not used: ${found.unused_columns.join(', ')}`)
  if (found.problems > 0) {
    await reportProblems(db, found.id, report)
    report.onEnd(`Wrong cells: ${number(found.problems)}, rows: ${number(found.rows)}. Nothing was imported.`)
    return false
  }
  const { rows, new_rows, changed_rows, unchanged_rows } = found
  report.onEnd(
    `Rows: ${number(rows)}. New: ${number(new_rows)}, changed: ${number(changed_rows)}, unchanged: ${number(unchanged_rows)}.`,
  )
  return rows > 0
}

const PIECE = 1_000

/** Prints a line for each wrong cell, like a row of the screen's table. */
async function reportProblems(db: Kysely<DB>, id: number, { onProblem }: Reporter): Promise<void> {
  for (let after = 0; ; after += PIECE) {
    const rows = await db
      .selectFrom('import_problems')
      .select(['row_number', 'column_title', 'column_letter', 'value', 'text'])
      .where('import_id', '=', id)
      .where('number', '>', after)
      .where('number', '<=', after + PIECE)
      .orderBy('number')
      .execute()
    for (const { row_number, column_title, column_letter, value, text } of rows) {
      const column = column_letter ? `${column_title} (${column_letter})` : column_title
      onProblem(
        `row ${row_number}, ${column}: ${inEnglish(text as Text)}${value && ` – ${JSON.stringify(value)}`}`,
      )
    }
    if (rows.length < PIECE) return
  }
}
