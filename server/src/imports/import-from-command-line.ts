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

type Told = {
  checkOnly: boolean
  onProgress: (line: string) => void
  onProblem: (line: string) => void
  onEnd: (line: string) => void
}

const number = (value: number | null) => formatCount(value ?? 0)

/** What the screen does, without a screen: resolves to whether all is well. */
export async function importFromCommandLine(
  db: Kysely<DB>,
  secrets: Secrets,
  given: Omit<NewImport, 'created_by'>,
  told: Told,
): Promise<boolean> {
  const id = await insertImport(db, secrets, { ...given, created_by: null })
  try {
    const onProgress = (doing: string) => (percent: number, rows: number) =>
      told.onProgress(`${doing}: ${percent} %, ${number(rows)} rows`)
    await orFail(db, id, true, () => checkImport(db, secrets, id, { onProgress: onProgress('Checking') }))
    const checked = await findImport(db, id)
    if (!(await isRight(db, checked, told))) return false
    if (told.checkOnly) return true

    await db.updateTable('imports').set({ state: 'importing', progress: 0 }).where('id', '=', id).execute()
    await orFail(db, id, true, () =>
      runImport(db, secrets, id, null, { onProgress: onProgress('Importing') }),
    )
    const done = await findImport(db, id)
    const isDone = done?.state === 'done'
    told.onEnd(
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

/** Says what was found in the file. */
async function isRight(db: Kysely<DB>, found: Import | undefined, told: Told): Promise<boolean> {
  if (!found || found.state === 'failed') {
    told.onEnd(found?.failure ? inEnglish(found.failure) : 'The file could not be read.')
    return false
  }
  if (found.unused_columns.length > 0)
    told.onEnd(`These columns are not used: ${found.unused_columns.join(', ')}`)
  if (found.problems > 0) {
    await sayProblems(db, found.id, told)
    told.onEnd(`Wrong cells: ${number(found.problems)}, rows: ${number(found.rows)}. Nothing was imported.`)
    return false
  }
  const { rows, new_rows, changed_rows, unchanged_rows } = found
  told.onEnd(
    `Rows: ${number(rows)}. New: ${number(new_rows)}, changed: ${number(changed_rows)}, unchanged: ${number(unchanged_rows)}.`,
  )
  return rows > 0
}

const PIECE = 1_000

/** A line for each wrong cell, as the screen's table has a row. */
async function sayProblems(db: Kysely<DB>, id: number, { onProblem }: Told): Promise<void> {
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
