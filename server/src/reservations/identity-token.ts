import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { inPortions } from '../db/in-portions.ts'
import type { DB } from '../db/schema.gen.ts'
import { customerWithId } from '../registry/index.ts'

/** The lifetime of an identity token: an applicant may put the phone away and finish the form the next day. */
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

/** Returns the customer of a token; undefined when the token is unknown or expired. */
export async function customerOf(trx: Transaction<DB>, token: string) {
  const identity = await trx
    .selectFrom('identities')
    .select('customer_id')
    .where('token_hash', '=', hashOf(token))
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${HOURS}::int)`)
    .executeTakeFirst()
  return identity && customerWithId(trx, identity.customer_id)
}

/** Deletes expired tokens, and hashes of applications that are no longer compared. Runs every night. */
export async function forgetApplicants(db: Kysely<DB>): Promise<void> {
  await inPortions(
    db,
    sql`delete from identities`,
    sql`identities where created_at < now() - make_interval(hours => ${HOURS}::int)`,
  )
  await inPortions(
    db,
    sql`delete from sent_applications`,
    sql`sent_applications where at < now() - interval '1 day'`,
  )
}
