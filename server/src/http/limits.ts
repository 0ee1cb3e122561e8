import { say, type Text } from '@nivas/contract/texts.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { sourceOf } from './addresses.ts'
import type { Protect } from './protect.ts'
import { type Refusal, tooSoon } from './refusal.ts'
import { inTransaction } from './transaction.ts'

/** A limit on how often callers without a session may try a public call within a number of minutes. */
export type Limit<I> = {
  kind: string
  most: number
  minutes: number
  /**
   * Returns what the limit counts by: the caller, or a target such as a card. Undefined: the request is not counted.
   * Default: the caller's source address.
   */
  of?: (input: I, source: string) => string | undefined
  /** Only refused attempts count. */
  misses?: true
}

/** A use case with its limits. */
export type Limited<F, I> = F & { limits: readonly Limit<I>[] }

/** Adds limits to the use case of a public call. */
export const limited = <F extends (trx: never, caller: never, input: never) => unknown>(
  limits: readonly Limit<Parameters<F>[2]>[],
  run: F,
): Limited<F, Parameters<F>[2]> =>
  // Makes a new function, because one use case may serve two calls.
  Object.assign(run.bind(undefined) as unknown as F, { limits })

/** Any number that no other lock uses. */
const LOCK = 7_406_013

/** The wait in words. It is rounded up, so that a retry after it is not refused again. */
function waitOf(seconds: number): Text {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return say('Too many tries. Please wait a minute and try again.')
  return minutes <= 60
    ? say('Too many tries. Please wait {{minutes}} minutes and try again.', { minutes })
    : say('Too many tries. Please wait {{hours}} hours and try again.', { hours: Math.ceil(minutes / 60) })
}

/** The refusal when a limit is used up, with the time until the oldest counted attempt expires. */
async function tooManyTries(
  trx: Transaction<DB>,
  { kind, most, minutes }: Most,
  source: string,
): Promise<Refusal> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from at + make_interval(mins => ${minutes}::int) - clock_timestamp())::float8 as seconds
    from public_tries where kind = ${kind} and source = ${source}
    order by at desc offset ${most - 1} limit 1`.execute(trx)
  const seconds = Math.max(1, rows[0]?.seconds ?? minutes * 60)
  return tooSoon(seconds, waitOf(seconds))
}

type Most = Pick<Limit<never>, 'kind' | 'most' | 'minutes'>

/** Counts one attempt, unless the limit is used up. Returns its id; undefined when it was not counted. */
async function countOnce(
  trx: Transaction<DB>,
  { kind, most, minutes }: Most,
  source: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`insert into public_tries (kind, source)
    select ${kind}, ${source} where ${most} > (select count(*) from public_tries
      where kind = ${kind} and source = ${source} and at > now() - make_interval(mins => ${minutes}::int))
    returning id`.execute(trx)
  return rows[0]?.id
}

/**
 * Counts what a use case does for a target, such as a mailbox, in its transaction. Returns whether that is within the
 * limit. Concurrent transactions do not see each other's counts, so a few more may be done.
 */
export const isWithinLimit = async (
  trx: Transaction<DB>,
  { digest }: Protect,
  limit: Most,
  target: string,
): Promise<boolean> => (await countOnce(trx, limit, digest(target).toString('base64'))) !== undefined

/**
 * Counts an attempt before its work, in a separate transaction. The attempt counts whatever the call's outcome, and
 * concurrent attempts cannot exceed the limit.
 *
 * @returns `takeBack`, for a call that succeeds: removes the attempt from the limits that count only misses, in the
 *   call's transaction, so that a failure cannot follow the commit
 * @throws the refusal of a limit that is used up; such an attempt does not count
 */
export async function countTry<I>(
  db: Kysely<DB>,
  { digest }: Protect,
  limits: readonly Limit<I>[],
  address: string,
  input: I,
): Promise<{ takeBack: (trx: Transaction<DB>) => Promise<void> }> {
  const caller = sourceOf(address)
  const counted = limits.flatMap((limit) => {
    const source = limit.of ? limit.of(input, caller) : caller
    // Only a keyed hash of the target is stored: it may be a name or a card number.
    if (source === undefined) return []
    return [{ limit, source: source === caller ? source : digest(source).toString('base64') }]
  })
  if (counted.length === 0) return { takeBack: async () => {} }
  const misses = await inTransaction(db, async (trx) => {
    const ids: number[] = []
    for (const { limit, source } of counted) {
      const { kind } = limit
      await sql`select pg_advisory_xact_lock(${LOCK}::int, hashtext(${`${kind} ${source}`}))`.execute(trx)
      const id = await countOnce(trx, limit, source)
      if (id === undefined) throw await tooManyTries(trx, limit, source)
      if (limit.misses) ids.push(id)
    }
    return ids
  })
  return {
    takeBack: async (trx) => {
      if (misses.length > 0) await trx.deleteFrom('public_tries').where('id', 'in', misses).execute()
    },
  }
}
