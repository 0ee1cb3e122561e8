import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { ProfileCharge, ProfileToEdit } from '@nivas/contract/electrical/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { activeCharges } from './list-charge-types.ts'
import { found } from './named-rows.ts'
import { chargesOf } from './read-charges.ts'
import { firstReadingStays } from './reading-rows.ts'

/** Returns a house for editing, with its charges and, switched off, the other active Bhaint types. */
export async function readProfile(db: Kysely<DB>, id: number): Promise<ProfileToEdit> {
  const profile = await db
    .selectFrom('electric_profiles as p')
    .select([
      'id',
      'name',
      'houseno',
      'meterno',
      'metertype',
      'line_id as electricline',
      'group_id as groupid',
      sql<number>`is_enabled::int`.as('enabled'),
      sql<number | null>`case when not ${firstReadingStays} then first_reading::float8 end`.as(
        'firstreading',
      ),
      'left_on as lefton',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  const own = (await chargesOf(db, [id])).get(id) ?? []
  const others = (await activeCharges(db))
    .filter((charge) => !own.some((one) => one.id === charge.id))
    .map((charge) => ({ ...charge, enabled: 0 }))
  return { ...found(profile, 'There is no such house'), chargeTypes: [...own, ...others] }
}

export const getProfile = (
  db: Kysely<DB>,
  _actor: Actor,
  { id }: Input<typeof electrical.profile>,
): Promise<ProfileToEdit> => readProfile(db, id)

export const getProfileCharges = async (
  db: Kysely<DB>,
  _actor: Actor,
  { id }: Input<typeof electrical.profileCharges>,
): Promise<ProfileCharge[]> => (await readProfile(db, id)).chargeTypes
