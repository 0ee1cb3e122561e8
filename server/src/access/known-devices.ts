import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * After this many days without a sign-in the server deletes a browser; the browser's cookie lasts as long
 * (`http/cookies.ts`).
 */
const DAYS = 180

const hash = (device: string) => createHash('sha256').update(device).digest()

/** Returns the first known cookie of a browser, for this user if an e-mail is given. */
async function knownOf(
  db: Kysely<DB>,
  devices: readonly string[],
  email?: string,
): Promise<string | undefined> {
  if (devices.length === 0) return undefined
  const { rows } = await sql<{ hash: Buffer }>`select d.device_hash as hash from known_devices d
    join users u on u.id = d.user_id and u.deleted_at is null
    where d.device_hash = any(${devices.map(hash)}::bytea[])
      and d.used_at > now() - make_interval(days => ${DAYS}::int)
      and ${email === undefined ? sql`true` : sql`lower(u.email) = ${email}`}`.execute(db)
  return devices.find((device) => rows.some((row) => row.hash.equals(hash(device))))
}

/** Returns the key for counting failures of this browser, if the user of `email` has signed in with it before. */
export async function knownDevice(
  db: Kysely<DB>,
  devices: readonly string[],
  email: string,
): Promise<string | undefined> {
  const device = await knownOf(db, devices, email)
  return device && `device ${hash(device).toString('base64')}`
}

/**
 * Records that a user has signed in with this browser.
 *
 * @returns the browser's cookie: the present one if the server made it, or else a new one
 */
export async function rememberDevice(
  trx: Transaction<DB>,
  devices: readonly string[],
  user_id: number,
): Promise<string> {
  const device = (await knownOf(trx, devices)) ?? randomBytes(32).toString('base64url')
  await trx
    .insertInto('known_devices')
    .values({ device_hash: hash(device), user_id })
    .onConflict((conflict) =>
      conflict.columns(['device_hash', 'user_id']).doUpdateSet({ used_at: sql`now()` }),
    )
    .execute()
  return device
}

export async function forgetDevices(db: Kysely<DB>): Promise<void> {
  await sql`delete from known_devices where used_at < now() - make_interval(days => ${DAYS}::int)`.execute(db)
}
