import type { NameKind } from '@nivas/contract/venue/names-in-hindi.ts'
import type { VenueName } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Every name that may have Hindi, with the rank of its kind. Purposes are always in use. */
const names = sql`(
  select 1 as rank, 'building' as kind, id, name, name_hi, is_active from buildings
  union all select 2, 'gate', id, name, name_hi, is_active from gates
  union all select 3, 'purpose', id, name, name_hi, true from visit_purposes
  union all select 4, 'event', id, name, name_hi, is_active from event_types)`

export async function listNames(db: Kysely<DB>): Promise<VenueName[]> {
  const { rows } = await sql<VenueName>`
    select kind, id, name, name_hi, is_active from ${names} n order by rank, name, id`.execute(db)
  return rows
}

/** Reads a name by its kind and id; undefined when there is none. */
export async function readName(db: Kysely<DB>, kind: NameKind, id: number): Promise<VenueName | undefined> {
  const { rows } = await sql<VenueName>`
    select kind, id, name, name_hi, is_active from ${names} n where kind = ${kind} and id = ${id}`.execute(db)
  return rows[0]
}

/** Reads each name with its Hindi once; of several records with the same name, the first in rank. */
export async function namesInHindi(db: Kysely<DB>): Promise<{ name: string; name_hi: string }[]> {
  const { rows } = await sql<{ name: string; name_hi: string }>`
    select distinct on (name) name, name_hi from ${names} n where name_hi is not null
    order by name, rank, id`.execute(db)
  return rows
}
