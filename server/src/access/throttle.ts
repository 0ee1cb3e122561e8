import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

/** So many failures for an e-mail, or from an address, within 15 minutes: then neither may try. */
const MOST_FAILURES = 5

/** Any numbers will do, as long as nothing else locks them: one for addresses, one for e-mails. */
const LOCKS = { address: 7_406_011, email: 7_406_012 }

/**
 * Whether somebody may try a password for `email` from `address`; a refusal to return where not. Tries for one e-mail and
 * from one address are made one after the other, so that a hundred at once are not a hundred tries before the first one
 * is counted. Addresses come first for everybody: nobody waits in a circle.
 */
export async function throttled(
  trx: Transaction<DB>,
  email: string,
  address: string,
): Promise<Refusal | undefined> {
  await sql`select pg_advisory_xact_lock(${LOCKS.address}::int, hashtext(${address}))`.execute(trx)
  await sql`select pg_advisory_xact_lock(${LOCKS.email}::int, hashtext(${email}))`.execute(trx)
  const { rows } = await sql<{ tooMany: boolean }>`
    select (select count(*) from sign_in_failures
        where email = ${email} and at > now() - interval '15 minutes') >= ${MOST_FAILURES}
      or (select count(*) from sign_in_failures
        where address = ${address} and at > now() - interval '15 minutes') >= ${MOST_FAILURES} as "tooMany"`.execute(
    trx,
  )
  return rows[0]?.tooMany
    ? new Refusal(429, 'Too many failed sign-ins. Please wait 15 minutes and try again.')
    : undefined
}

/** Counts a failure; to be kept, the refusal that follows is returned and not thrown. */
export async function countFailure(trx: Transaction<DB>, email: string, address: string): Promise<void> {
  await trx.insertInto('sign_in_failures').values({ email, address }).execute()
}

/** Who has signed in, or has set a new password, starts again with no failures. */
export async function forgetFailures(trx: Transaction<DB>, email: string): Promise<void> {
  await trx.deleteFrom('sign_in_failures').where('email', '=', email).execute()
}
