import type { PermissionRow } from '@nivas/contract/access/administration.ts'
import { permissionList } from '@nivas/contract/permissions.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { newPermissions } from './new-permissions.ts'

/** Lists the permissions of the contract with their ids in the database. */
export async function listPermissions(db: Kysely<DB>): Promise<PermissionRow[]> {
  const { rows } = await sql<{ id: number; name: string; is_new: boolean }>`
    select id, name, id in (${newPermissions}) as is_new from permissions`.execute(db)
  const known = new Map(rows.map((row) => [row.name, row]))
  return permissionList.flatMap(([name, area, allows]) => {
    const row = known.get(name)
    return row ? [{ id: row.id, name, area, allows, is_new: row.is_new }] : []
  })
}
