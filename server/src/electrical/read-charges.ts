import type { ProfileCharge } from '@nivas/contract/electrical/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Returns the charges of each house, by the id of the house: fixed charges first, then by name. */
export async function chargesOf(
  db: Kysely<DB>,
  profileIds: readonly number[],
): Promise<Map<number, ProfileCharge[]>> {
  const { rows } = await sql<{ profile_id: number; charges: ProfileCharge[] }>`
    select p.profile_id, json_agg(json_build_object('id', c.id, 'name', c.name, 'amount', p.amount,
      'enabled', p.is_enabled::int, 'fixedcharges', c.is_fixed::int) order by c.is_fixed desc, lower(c.name)) as charges
    from profile_charges p join charge_types c on c.id = p.charge_type_id
    where p.profile_id = any(${profileIds}) group by p.profile_id`.execute(db)
  return new Map(rows.map(({ profile_id, charges }) => [profile_id, charges]))
}
