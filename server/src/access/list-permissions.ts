import type { PermissionRow } from '@nivas/contract/access/administration.ts'
import { permissionList } from '@nivas/contract/permissions.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The contract's list, with the ids of the database. */
export async function listPermissions(db: Kysely<DB>): Promise<PermissionRow[]> {
  const rows = await db.selectFrom('permissions').select(['id', 'name']).execute()
  const idOf = new Map(rows.map(({ id, name }) => [name, id]))
  return permissionList.flatMap(([name, area, allows]) => {
    const id = idOf.get(name)
    return id === undefined ? [] : [{ id, name, area, allows }]
  })
}
