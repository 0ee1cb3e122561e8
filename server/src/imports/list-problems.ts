import type { Answer, Input } from '@nivas/contract/call.ts'
import type { imports } from '@nivas/contract/imports/calls.ts'
import type { Text } from '@nivas/contract/texts.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readImport } from './import-rows.ts'

/** Lists a page of the wrong cells. They are numbered, so a page is a range of numbers. */
export async function listProblems(
  db: Kysely<DB>,
  actor: Actor,
  { id, page, per_page, order }: Input<typeof imports.problems>,
): Promise<Answer<typeof imports.problems>> {
  const { problems: total } = await readImport(db, actor, id)
  const skip = (page - 1) * per_page
  // A number far beyond the last one would be too large for the column.
  if (skip >= total) return { rows: [], total }
  const first = order === 'asc' ? skip + 1 : total - skip - per_page + 1
  const rows = await db
    .selectFrom('import_problems')
    .select(['number', 'row_number', 'column_title', 'column_letter', 'value', 'text'])
    .where('import_id', '=', id)
    .where('number', '>=', Math.max(first, 1))
    .where('number', '<', first + per_page)
    .orderBy('number', order)
    .execute()
  return { rows: rows.map((row) => ({ ...row, text: row.text as Text })), total }
}
