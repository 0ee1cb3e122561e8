import type { Import, ImportKind } from '@nivas/contract/imports/schemas.ts'
import { importPermissions } from '@nivas/contract/imports/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { requirePermission } from '../http/require-permission.ts'
import { FILE, type Secrets } from './stage.ts'

type ImportRow = Omit<Import, 'created_at'> & { created_at: Date }

/** Reads an import without checking permissions. See `readImport`. */
export async function findImport(db: Kysely<DB>, id: number): Promise<Import | undefined> {
  const { rows } = await sql<ImportRow>`select i.id, i.kind, i.file_name, i.size, i.state, i.progress,
      i.row_count as rows, i.new_rows, i.changed_rows, i.unchanged_rows, i.problem_count as problems, i.columns,
      i.unused_columns, i.unused_sheets, i.months, i.preview, i.failure, i.created_at, u.name as created_by
    from imports i left join users u on u.id = i.created_by where i.id = ${id}`.execute(db)
  const row = rows[0]
  return row && { ...row, created_at: row.created_at.toISOString() }
}

/** Reads an import. Refuses users who may not import its kind. */
export async function readImport(db: Kysely<DB>, actor: Actor, id: number): Promise<Import> {
  const found = await findImport(db, id)
  if (!found) throw new Refusal(404, 'There is no such import')
  requirePermission(actor, importPermissions[found.kind])
  return found
}

export type NewImport = {
  kind: ImportKind
  file_name: string
  file_type: 'csv' | 'xlsx'
  bytes: Uint8Array
  created_by: number | null
}

/** Stores a file, encrypted, to be checked. */
export async function insertImport(
  db: Kysely<DB>,
  { protect }: Secrets,
  { bytes, ...given }: NewImport,
): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({
      ...given,
      size: bytes.length,
      content: protect.encrypt(bytes, FILE),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
