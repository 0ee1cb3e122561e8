import { type Permission, permissionList, permissionNames } from '@nivas/contract/permissions.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { powerfulRoles } from './powerful-roles.ts'

const ofArea = (...areas: string[]) =>
  permissionList.filter(([, area]) => areas.includes(area)).map(([name]) => name)
const startingWith = (prefix: string) => permissionNames.filter((name) => name.startsWith(prefix))

/** The roles of a new venue. Staff may change them afterwards. */
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
  'Cash supervisor': ofArea('cash'),
  // Gate staff must not change the maximum number of people inside.
  Gate: ofArea('gate').filter((name) => name !== 'gate-ceiling'),
  'Accommodation desk': ['acco-checkin', 'print-bhandarghar-ticket'],
  'Memorial site': ofArea('samadh'),
  'Office POS': startingWith('office-'),
  'Book centre': startingWith('bookcentre-'),
  'Bhandar Ghar': startingWith('bhandarghar-'),
  Electricity: ofArea('electrical'),
  Vaccination: ofArea('vaccination').filter((name) => name !== 'manage-vaccine-types'),
  Dispensary: ofArea('dispensary'),
  Reports: ofArea('reports'),
}

/**
 * Inserts the permissions of the closed list, and deletes those that are no longer in it. A role that held every
 * permission before also gets the new ones. Without this, no user could use the features of a new version.
 */
async function syncPermissions(trx: Transaction<DB>): Promise<void> {
  const powerful = (await powerfulRoles.execute(trx)).rows.map(({ role_id }) => role_id)
  const known = await trx.selectFrom('permissions').select('id').limit(1).executeTakeFirst()
  // In a new venue no permission counts as new.
  const since = known ? sql<Date>`now()` : null
  await trx
    .insertInto('permissions')
    .values(permissionNames.map((name) => ({ name, since })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .deleteFrom('permissions')
    .where('name', 'not in', [...permissionNames])
    .execute()
  await sql`insert into role_permissions (role_id, permission_id)
    select role_id, id from unnest(${powerful}::int[]) as role_id, permissions on conflict do nothing`.execute(
    trx,
  )
}

/** Creates the ready-made roles when there are no roles; returns their ids by name. */
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
