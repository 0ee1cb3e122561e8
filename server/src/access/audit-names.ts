import type { AuditRow } from '@nivas/contract/access/audit.ts'
import { reportNamed } from '@nivas/contract/reports/report-list.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Kind = 'role' | 'permission' | 'user' | 'room' | 'building' | 'reservation'

/** The fields with an id, or a list of ids, and what they are of: screens show names and numbers in place of these ids. */
const fields = new Map<string, Kind>([
  ['role_ids', 'role'],
  ['known_role_ids', 'role'],
  ['permission_ids', 'permission'],
  ['known_permission_ids', 'permission'],
  ['user_id', 'user'],
  ['user_ids', 'user'],
  ['known_user_ids', 'user'],
  ['room_id', 'room'],
  ['to_room_id', 'room'],
  ['like_room_id', 'room'],
  ['room_ids', 'room'],
  ['known_room_ids', 'room'],
  ['building_id', 'building'],
  ['building_ids', 'building'],
  ['preferred_buildings', 'building'],
  ['reservation_id', 'reservation'],
  ['reservation_ids', 'reservation'],
])

const namesOf: Record<Kind, (ids: number[]) => RawBuilder<unknown>> = {
  role: (ids) => sql`select 'role' as kind, id, name from roles where id = any(${ids}::int[])`,
  permission: (ids) =>
    sql`select 'permission' as kind, id, name from permissions where id = any(${ids}::int[])`,
  user: (ids) => sql`select 'user' as kind, id, name from users where id = any(${ids}::int[])`,
  room: (ids) => sql`select 'room' as kind, r.id, b.name || ' · ' || r.room_number as name
    from rooms r join buildings b on b.id = r.building_id where r.id = any(${ids}::int[])`,
  building: (ids) => sql`select 'building' as kind, id, name from buildings where id = any(${ids}::int[])`,
  reservation: (ids) => sql`select 'reservation' as kind, id, application_number as name
    from reservations where id = any(${ids}::int[])`,
}

const isId = (value: unknown): value is number => typeof value === 'number'

/** The ids of these kinds in the rows; kinds without one are left out. */
function idsIn(rows: readonly AuditRow[]): Map<Kind, number[]> {
  const found = new Map<Kind, number[]>()
  for (const { said } of rows)
    for (const [field, value] of Object.entries(said)) {
      const kind = fields.get(field)
      const ids = [value].flat().filter(isId)
      if (kind && ids.length > 0) found.set(kind, [...(found.get(kind) ?? []), ...ids])
    }
  return found
}

/**
 * Puts names in place of ids in what was sent: of roles, permissions, users (deleted ones included), rooms and buildings,
 * and the application numbers of reservations. The id of what was deleted since stays. A report has its title: the
 * screen would have to load the list of reports.
 */
export async function withNames(db: Kysely<DB>, rows: readonly AuditRow[]): Promise<AuditRow[]> {
  const wanted = [...idsIn(rows)].map(([kind, ids]) => namesOf[kind](ids))
  const named = wanted.length > 0 ? await read(db, wanted) : []
  const names = new Map(named.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  const inWords = (field: string, value: unknown): unknown => {
    if (field === 'report' && typeof value === 'string') return reportNamed(value)?.title ?? value
    const kind = fields.get(field)
    const name = (id: unknown) => names.get(`${kind} ${id}`) ?? id
    if (!kind) return value
    return Array.isArray(value) ? value.map(name) : name(value)
  }
  return rows.map((row) => ({
    ...row,
    said: Object.fromEntries(
      Object.entries(row.said).map(([field, value]) => [field, inWords(field, value)]),
    ),
  }))
}

async function read(db: Kysely<DB>, wanted: readonly RawBuilder<unknown>[]) {
  const { rows } = await sql<{ kind: Kind; id: number; name: string }>`
    ${sql.join([...wanted], sql` union all `)}`.execute(db)
  return rows
}
