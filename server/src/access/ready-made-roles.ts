import { type Permission, permissionList, permissionNames } from '@nivas/contract/permissions.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

const ofArea = (...areas: string[]) =>
  permissionList.filter(([, area]) => areas.includes(area)).map(([name]) => name)
const startingWith = (prefix: string) => permissionNames.filter((name) => name.startsWith(prefix))

/** The roles that a new venue starts with. What staff make of them afterwards is theirs. */
const readyMadeRoles: Record<string, readonly Permission[]> = {
  Administrator: permissionNames,
  'Reservations desk': [
    'manage-reservations',
    'manage-multiple-resavation',
    'resavation-assign-room',
    'resavation-assign-building',
    'resavation-edit',
    'resavation-delete',
    'admin-booking',
    'visitor-report',
  ],
  Cashier: ['bhent'],
  Gate: ofArea('gate'),
  'Accommodation desk': ['acco-checkin', 'print-bhandarghar-ticket'],
  'Memorial site': ofArea('samadh'),
  'Office POS': startingWith('office-'),
  'Book centre': startingWith('bookcentre-'),
  'Bhandar Ghar': startingWith('bhandarghar-'),
  Electricity: ofArea('electrical'),
  Dispensary: ofArea('dispensary'),
  Reports: ofArea('reports'),
}

/** Gives every permission of the closed list its row, and takes away those that are no longer in it. */
async function syncPermissions(trx: Transaction<DB>): Promise<void> {
  await trx
    .insertInto('permissions')
    .values(permissionNames.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .deleteFrom('permissions')
    .where('name', 'not in', [...permissionNames])
    .execute()
}

/** Makes the ready-made roles when there are none at all; says which id each has. */
export async function ensureReadyMadeRoles(trx: Transaction<DB>): Promise<Map<string, number>> {
  await syncPermissions(trx)
  const existing = await trx.selectFrom('roles').select(['id', 'name']).execute()
  if (existing.length > 0) return new Map(existing.map(({ name, id }) => [name, id]))
  const made = await trx
    .insertInto('roles')
    .values(Object.keys(readyMadeRoles).map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute()
  for (const { id, name } of made)
    await sql`insert into role_permissions (role_id, permission_id)
      select ${id}::int, id from permissions where name = any(${[...(readyMadeRoles[name] ?? [])]}::text[])`.execute(
      trx,
    )
  return new Map(made.map(({ name, id }) => [name, id]))
}
