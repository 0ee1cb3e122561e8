import type { AuditRow } from '@nivas/contract/access/audit.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Kind = 'role' | 'permission' | 'user'

/** The lists of ids that calls are sent, and what their ids are of: no screen shows the id of a permission. */
const lists = new Map<string, Kind>([
  ['role_ids', 'role'],
  ['known_role_ids', 'role'],
  ['permission_ids', 'permission'],
  ['known_permission_ids', 'permission'],
  ['user_ids', 'user'],
  ['known_user_ids', 'user'],
])

const isId = (value: unknown): value is number => typeof value === 'number'

const idsOf = (rows: readonly AuditRow[], kind: Kind): number[] =>
  rows.flatMap(({ said }) =>
    Object.entries(said).flatMap(([field, value]) =>
      lists.get(field) === kind && Array.isArray(value) ? value.filter(isId) : [],
    ),
  )

/**
 * Puts names in place of the ids of roles, permissions and users in what was sent, deleted users included; the id of a
 * role that was deleted stays.
 */
export async function withNames(db: Kysely<DB>, rows: readonly AuditRow[]): Promise<AuditRow[]> {
  const roles = idsOf(rows, 'role')
  const permissions = idsOf(rows, 'permission')
  const users = idsOf(rows, 'user')
  if (roles.length + permissions.length + users.length === 0) return [...rows]
  const { rows: named } = await sql<{ kind: Kind; id: number; name: string }>`
    select 'role' as kind, id, name from roles where id = any(${roles}::int[])
    union all select 'permission', id, name from permissions where id = any(${permissions}::int[])
    union all select 'user', id, name from users where id = any(${users}::int[])`.execute(db)
  const names = new Map(named.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  const inWords = (field: string, value: unknown): unknown => {
    const kind = lists.get(field)
    return kind && Array.isArray(value) ? value.map((id) => names.get(`${kind} ${id}`) ?? id) : value
  }
  return rows.map((row) => ({
    ...row,
    said: Object.fromEntries(
      Object.entries(row.said).map(([field, value]) => [field, inWords(field, value)]),
    ),
  }))
}
