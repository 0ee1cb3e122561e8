import type { NamedKind } from '@nivas/contract/access/audited-ids.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Statements with `id` and `name` of the records that exist, by kind. The names are those that screens show. */
export const namesOf: Record<NamedKind, (ids: number[]) => RawBuilder<unknown>> = {
  attribute: (ids) => sql`select id, name from attributes where id = any(${ids}::int[])`,
  // The house, the month, and the Bhaint type that was billed; an advance has no such type.
  'bill line': (ids) => sql`
    select b.id, concat_ws(' · ', h.houseno, to_char(b.month, 'MM/YYYY'), t.name) as name from bill_lines b
    join electric_profiles h on h.id = b.profile_id left join charge_types t on t.id = b.charge_type_id
    where b.id = any(${ids}::int[])`,
  building: (ids) => sql`select id, name from buildings where id = any(${ids}::int[])`,
  category: (ids) => sql`select id, name from pos_categories where id = any(${ids}::int[])`,
  charge: (ids) => sql`select id, name from charge_types where id = any(${ids}::int[])`,
  event: (ids) => sql`select id, name from event_types where id = any(${ids}::int[])`,
  floor: (ids) => sql`select f.id, b.name || ' · ' || f.floor_number as name
    from floors f join buildings b on b.id = f.building_id where f.id = any(${ids}::int[])`,
  gate: (ids) => sql`select id, name from gates where id = any(${ids}::int[])`,
  group: (ids) => sql`select id, name from satsangi_groups where id = any(${ids}::int[])`,
  house: (ids) =>
    sql`select id, houseno || ' · ' || name as name from electric_profiles where id = any(${ids}::int[])`,
  line: (ids) => sql`select id, name from electric_lines where id = any(${ids}::int[])`,
  'memorial visit': (ids) =>
    sql`select id, visitor_name as name from samadh_visits where id = any(${ids}::int[])`,
  permission: (ids) => sql`select id, name from permissions where id = any(${ids}::int[])`,
  'plan line': (ids) => sql`select l.id, r.application_number as name
    from plan_lines l join reservations r on r.id = l.reservation_id where l.id = any(${ids}::int[])`,
  purpose: (ids) => sql`select id, name from visit_purposes where id = any(${ids}::int[])`,
  reading: (ids) => sql`select r.id, h.houseno || ' · ' || to_char(r.month, 'MM/YYYY') as name
    from electric_readings r join electric_profiles h on h.id = r.profile_id where r.id = any(${ids}::int[])`,
  reservation: (ids) =>
    sql`select id, application_number as name from reservations where id = any(${ids}::int[])`,
  role: (ids) => sql`select id, name from roles where id = any(${ids}::int[])`,
  room: (ids) => sql`select r.id, b.name || ' · ' || r.room_number as name
    from rooms r join buildings b on b.id = r.building_id where r.id = any(${ids}::int[])`,
  session: (ids) => sql`select s.id, s.number || ' · ' || u.name as name
    from cash_sessions s join users u on u.id = s.user_id where s.id = any(${ids}::int[])`,
  'ticket line': (ids) =>
    sql`select id, product_name as name from pos_ticket_lines where id = any(${ids}::int[])`,
  user: (ids) => sql`select id, name from users where id = any(${ids}::int[])`,
  vaccine: (ids) => sql`select id, name from vaccine_types where id = any(${ids}::int[])`,
}

/** Returns the name of a record by its kind and id; undefined when there is none. */
export type Names = (kind: NamedKind, id: number) => string | undefined

const kinds = Object.keys(namesOf) as NamedKind[]

/**
 * Reads the names of these ids with one statement, whose text is always the same: each text is prepared
 * (`db/connection.ts`).
 */
export async function readNames(
  db: Kysely<DB>,
  wanted: ReadonlyMap<NamedKind, ReadonlySet<number>>,
): Promise<Names> {
  if (wanted.size === 0) return () => undefined
  const statements = kinds.map(
    (kind) =>
      sql`select ${kind}::text as kind, n.id, n.name from (${namesOf[kind]([...(wanted.get(kind) ?? [])])}) as n`,
  )
  const { rows } = await sql<{ kind: NamedKind; id: number; name: string }>`
    ${sql.join(statements, sql` union all `)}`.execute(db)
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  return (kind, id) => names.get(`${kind} ${id}`)
}
