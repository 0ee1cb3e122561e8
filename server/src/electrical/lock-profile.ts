import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { found } from './named-rows.ts'

/** Locks a house until the commit and returns it. This is the first step of every change of a house or its ledger. */
export async function lockProfile(trx: Transaction<DB>, id: number) {
  const profile = await trx
    .selectFrom('electric_profiles')
    .select(['id', 'name', 'houseno', 'house_key', 'line_id', 'is_enabled', 'left_on'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found(profile, 'There is no such house')
}

/**
 * Locks the houses `p` that `where` selects. Every caller locks in the order of ids, so that two pages with the same
 * houses cannot deadlock.
 */
export async function lockProfiles(trx: Transaction<DB>, where: RawBuilder<unknown>): Promise<void> {
  await sql`select from electric_profiles p where ${where} order by p.id for no key update`.execute(trx)
}
