import { say } from '@nivas/contract/texts.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { sourceOf } from '../http/addresses.ts'
import { type Refusal, tooSoon } from '../http/refusal.ts'
import { waitAfter } from './wait-after.ts'

/** An attempt to sign in with an e-mail. `known` is a device or session with which this user has signed in before. */
export type Try = { email: string; address: string; known?: string | undefined }

/**
 * The number of failures without a wait: for an e-mail or a known device within a day, and for a source within an hour.
 */
const FREE = { email: 5, source: 10 }

/** The numbers of advisory locks that only this file uses; the values are arbitrary. */
const LOCKS = { source: 7_406_011, email: 7_406_012, known: 7_406_014 }

const lock = (trx: Transaction<DB>, which: keyof typeof LOCKS, what: string) =>
  sql`select pg_advisory_xact_lock(${LOCKS[which]}::int, hashtext(${what}))`.execute(trx)

type Counted = { failures: number; since: number }

/** Counts the failures that match, and the seconds since the last one. */
const counted = (where: RawBuilder<boolean>) =>
  sql<Counted>`(select json_build_object('failures', count(*),
    'since', coalesce(extract(epoch from clock_timestamp() - max(at)), 0)) from sign_in_failures where ${where})`

const left = ({ failures, since }: Counted, free: number) => waitAfter(failures, free) - since

/**
 * Returns the wait of this attempt, in seconds. Attempts that are counted together run one after the other, so that a
 * hundred concurrent ones cannot pass before the first one is counted. Every attempt locks its source first, which
 * prevents a deadlock.
 */
async function waitOf(trx: Transaction<DB>, { email, address, known }: Try): Promise<number> {
  const ofDay = sql<boolean>`email = ${email} and known is not distinct from ${known ?? null}
    and at > now() - interval '1 day'`
  if (known !== undefined) {
    await lock(trx, 'known', `${known} ${email}`)
    const { rows } = await sql<{ own: Counted }>`select ${counted(ofDay)} as own`.execute(trx)
    return rows[0] ? left(rows[0].own, FREE.email) : 0
  }
  const source = sourceOf(address)
  await lock(trx, 'source', source)
  await lock(trx, 'email', email)
  const ofHour = sql<boolean>`address = ${source}::inet and known is null and at > now() - interval '1 hour'`
  const { rows } = await sql<{ source: Counted; email: Counted }>`
    select ${counted(ofHour)} as source, ${counted(ofDay)} as email`.execute(trx)
  return rows[0] ? Math.max(left(rows[0].source, FREE.source), left(rows[0].email, FREE.email)) : 0
}

/**
 * Returns a refusal when the password may not be tried yet; undefined when it may. A refused attempt does not count.
 */
export async function throttled(trx: Transaction<DB>, tried: Try): Promise<Refusal | undefined> {
  const seconds = await waitOf(trx, tried)
  if (seconds <= 0) return undefined
  const minutes = Math.ceil(seconds / 60)
  return tooSoon(
    seconds,
    minutes === 1
      ? say('Too many failed sign-ins. Please wait a minute and try again.')
      : say('Too many failed sign-ins. Please wait {{minutes}} minutes and try again.', { minutes }),
  )
}

/** Counts a failure. The caller must return the following refusal, not throw it, so that the count is committed. */
export async function countFailure(trx: Transaction<DB>, { email, address, known }: Try): Promise<void> {
  await trx
    .insertInto('sign_in_failures')
    .values({ email, address: sourceOf(address), known: known ?? null })
    .execute()
}

/** Clears the failures of an e-mail after a success: those of its known device, or those of all unknown devices. */
export async function forgetFailures(trx: Transaction<DB>, { email, known }: Try): Promise<void> {
  await sql`delete from sign_in_failures
    where email = ${email} and known is not distinct from ${known ?? null}`.execute(trx)
}

/** Clears all failures of an e-mail after a new password. */
export async function forgetAllFailures(trx: Transaction<DB>, email: string): Promise<void> {
  await trx.deleteFrom('sign_in_failures').where('email', '=', email).execute()
}
