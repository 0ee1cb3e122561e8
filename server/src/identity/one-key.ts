import { hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { opensLastAnswer } from '../http/idempotency.ts'
import { protectBy } from '../http/protect.ts'
import { operatorError } from '../operator-error.ts'
import { identityKey } from './key.ts'

type Settings = Parameters<typeof identityKey>[0]

/**
 * Derives a fingerprint of the key only for comparison, as the other keys are derived. It reveals neither the keys nor
 * any number.
 */
const fingerprintOf = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, 'nivas', 'fingerprint', 16))

const anotherKey = ({ identityKey, dataDir }: Settings) =>
  operatorError(
    `${identityKey === undefined ? join(dataDir, 'identity.key') : 'IDENTITY_KEY'} is not the key of this database. ` +
      'Use the key of its other servers, or the one that was backed up with it. ' +
      'If that key is lost: npm run accept-identity-key, see deploy/README.md.',
  )

/**
 * Ensures that this server has the key that the database was written with. With another key, the server would not find
 * people by their numbers, and would refuse repeated calls. The first server's key becomes the key of the database. If
 * an earlier version has worked on the database, it is the key with which the last answer was stored.
 *
 * @throws an operator error when the key is a different one
 */
export async function requireSameKey(db: Kysely<DB>, settings: Settings): Promise<void> {
  const key = identityKey(settings)
  const fingerprint = fingerprintOf(key)
  const known = async () =>
    (await db.selectFrom('identity_key').select('fingerprint').executeTakeFirst())?.fingerprint
  let first = await known()
  if (!first) {
    if ((await opensLastAnswer(db, protectBy(key))) === false) throw anotherKey(settings)
    // Only one of several servers that start together inserts its key.
    await db
      .insertInto('identity_key')
      .values({ fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    first = await known()
  }
  if (!first?.equals(fingerprint)) throw anotherKey(settings)
}

/**
 * Makes this server's key the key of the database, for an operator who has lost the earlier one. Numbers that were
 * sealed with the earlier key no longer find their people.
 *
 * @throws an operator error while a server works on the database: it would continue with the earlier key
 */
export async function acceptKey(db: Kysely<DB>, settings: Settings): Promise<void> {
  const fingerprint = fingerprintOf(identityKey(settings))
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'nivas'`.execute(db)
  if (rows.length > 0) throw operatorError('Stop all servers of this database first.')
  await db
    .insertInto('identity_key')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ fingerprint }))
    .execute()
}
