import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { customerWithId } from '../registry/index.ts'

/** The lifetime of an applicant's identity in the form: until tomorrow, in case the phone is put away. */
const HOURS = 24

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Issues the token by which an application names a customer who was found. */
export async function giveIdentity(trx: Transaction<DB>, customerId: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await trx
    .insertInto('identities')
    .values({ token_hash: hashOf(token), customer_id: customerId })
    .execute()
  return token
}

/** The customer of a token, while it is valid. */
export async function customerOf(trx: Transaction<DB>, token: string) {
  const identity = await trx
    .selectFrom('identities')
    .select('customer_id')
    .where('token_hash', '=', hashOf(token))
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${HOURS}::int)`)
    .executeTakeFirst()
  return identity && customerWithId(trx, identity.customer_id)
}

/** Runs every night: deletes expired tokens, and hashes that are no longer compared. */
export async function forgetApplicants(db: Kysely<DB>): Promise<void> {
  await sql`delete from identities where created_at < now() - make_interval(hours => ${HOURS}::int)`.execute(
    db,
  )
  await sql`delete from sent_applications where at < now() - interval '1 day'`.execute(db)
}
