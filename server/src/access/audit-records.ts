import type { AuditedRecord, AuditRow } from '@nivas/contract/access/audit.ts'
import type { NamedKind } from '@nivas/contract/access/audited-ids.ts'
import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AuditEntry } from '../audit/read-audit.ts'
import type { DB } from '../db/schema.gen.ts'
import { namesOf } from './names-of-ids.ts'

/** The fields of `AuditedRecord` without its name, or the series of a receipt whose number is the name. */
type Beside = Partial<AuditedRecord> & { series?: string }

type Row = { kind: string; id: number; name: string; beside: Beside }

type Find = (ids: number[], timeZone: string) => RawBuilder<unknown>

/**
 * Statements with `id`, `name` and `beside` of the records that a screen shows, by their kinds in the audit. They leave
 * out visitors who have left and deleted reservations. Kinds that a screen finds by the number alone need no statement.
 * There are none for persons of the dispensary and the vaccinations (decision 0205).
 */
const finds: Readonly<Record<string, Find>> = {
  'cash session': (ids, timeZone) => sql`
    select id, number::text as name, jsonb_build_object('counter', counter,
      'from', (opened_at at time zone ${timeZone}::text)::date,
      'to', (coalesce(closed_at, now()) at time zone ${timeZone}::text)::date) as beside
    from cash_sessions where id = any(${ids}::int[])`,
  category: (ids) => sql`select id, name, jsonb_build_object('within', array[systemid]) as beside
    from pos_categories where id = any(${ids}::int[])`,
  device: (ids) => sql`select id, mac as name, '{}'::jsonb as beside
    from pos_devices where id = any(${ids}::int[])`,
  dictionary_word: (ids) => sql`select id, word as name, '{}'::jsonb as beside
    from dictionary_pairs where own and id = any(${ids}::int[])`,
  floor: (ids) => sql`select f.id, b.name || ' · ' || f.floor_number as name,
      jsonb_build_object('within', array[f.building_id]) as beside
    from floors f join buildings b on b.id = f.building_id where f.id = any(${ids}::int[])`,
  product: (ids) => sql`select id, name, jsonb_build_object('within', array[systemid]) as beside
    from pos_products where id = any(${ids}::int[])`,
  reservation: (ids) => sql`select id, application_number as name, '{}'::jsonb as beside
    from reservations where status <> 'CANCELLED' and id = any(${ids}::int[])`,
  room: (ids) => sql`select id, room_number as name,
      jsonb_build_object('within', array[building_id, floor_id]) as beside
    from rooms where id = any(${ids}::int[])`,
  room_closure: (ids) => sql`select c.id, r.room_number as name,
      jsonb_build_object('within', array[r.building_id, r.floor_id]) as beside
    from room_closures c join rooms r on r.id = c.room_id where c.id = any(${ids}::int[])`,
  samadh_visit: (ids) => sql`select id, visitor_name as name, '{}'::jsonb as beside
    from samadh_visits where exited_at is null and id = any(${ids}::int[])`,
  ticket: (ids) => sql`select t.id, r.number::text as name,
      jsonb_build_object('counter', r.counter, 'series', r.series) as beside
    from pos_tickets t join cash_receipts r on r.id = t.receipt_id where t.id = any(${ids}::int[])`,
  user: (ids) => sql`select id, name, '{}'::jsonb as beside
    from users where deleted_at is null and id = any(${ids}::int[])`,
  // A satsangi's name is the name of a member of the party, and members are secret in the audit.
  visit: (ids) => sql`select id, visitor_name as name, '{}'::jsonb as beside from gate_visits
    where exited_at is null and not is_satsangi and visitor_name is not null and id = any(${ids}::int[])`,
}

/** Kinds of records that a screen finds only by their names. */
const named: Readonly<Record<string, NamedKind>> = {
  attribute: 'attribute',
  bhaint_type: 'charge',
  building: 'building',
  electric_line: 'line',
  event: 'event',
  gate: 'gate',
  purpose: 'purpose',
  role: 'role',
  satsangi_group: 'group',
  'vaccine type': 'vaccine',
}

const all = new Map<string, Find>([
  ...Object.entries(finds),
  ...Object.entries(named).map(([kind, as]): [string, Find] => [
    kind,
    (ids) => sql`select n.id, n.name, '{}'::jsonb as beside from (${namesOf[as](ids)}) as n`,
  ]),
])

/** For kinds that cover several sorts of records: the field of the call that says which sort it is. */
const kindIn: Readonly<Record<string, string>> = { attribute_values: 'type', venue_name: 'kind' }

/** Returns the kind whose statement finds the record of an entry; BUILDING is `building`. */
function kindOf({ record_type, said }: Pick<AuditRow, 'record_type' | 'said'>): string {
  const field = kindIn[record_type ?? '']
  return field ? String(said[field]).toLowerCase() : (record_type ?? '')
}

const recordOf = ({ name, beside: { series, ...beside } }: Row): AuditedRecord => ({
  within: [],
  counter: null,
  from: null,
  to: null,
  ...beside,
  name: series === undefined ? name : receiptNumber({ series, number: Number(name) }),
})

/**
 * Adds to each entry the data by which a screen finds its record; null for a record that is found by its number, or not
 * at all.
 */
export async function withRecords(
  db: Kysely<DB>,
  entries: readonly AuditEntry[],
  timeZone: string,
): Promise<AuditRow[]> {
  const ids = new Map<string, Set<number>>()
  for (const entry of entries)
    if (entry.record_id !== null) {
      const kind = kindOf(entry)
      ids.set(kind, (ids.get(kind) ?? new Set<number>()).add(entry.record_id))
    }
  const found = new Map(
    (await read(db, ids, timeZone)).map((row) => [`${row.kind} ${row.id}`, recordOf(row)]),
  )
  return entries.map((entry) => ({
    ...entry,
    record: found.get(`${kindOf(entry)} ${entry.record_id}`) ?? null,
  }))
}

/** Reads all kinds with one statement, whose text is always the same: each text is prepared (`db/connection.ts`). */
async function read(db: Kysely<DB>, ids: ReadonlyMap<string, ReadonlySet<number>>, timeZone: string) {
  if (![...ids.keys()].some((kind) => all.has(kind))) return []
  const statements = [...all].map(
    ([kind, find]) =>
      sql`select ${kind}::text as kind, n.id, n.name, n.beside from (${find([...(ids.get(kind) ?? [])], timeZone)}) as n`,
  )
  const { rows } = await sql<Row>`${sql.join(statements, sql` union all `)}`.execute(db)
  return rows
}
