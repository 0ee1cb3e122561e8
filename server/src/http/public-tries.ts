import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from './refusal.ts'

/** So many tries of a kind from one source within so many minutes; what a try is, its use case says. */
export type Limit = { kind: string; most: number; minutes: number }

/** Any number will do, as long as nothing else locks it. */
const LOCK = 7_406_013

/**
 * Whether a source has used up what a limit gives it. Tries of one source are made one after the other from here to the
 * commit, so that a hundred at once are not a hundred before the first one is counted. Who asks of several limits asks in
 * the same order everywhere: nobody waits in a circle.
 */
export async function usedUp(trx: Transaction<DB>, limit: Limit, source: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK}::int, hashtext(${`${limit.kind} ${source}`}))`.execute(trx)
  const { rows } = await sql<{ count: number }>`select count(*) as count from public_tries
    where kind = ${limit.kind} and source = ${source} and at > now() - make_interval(mins => ${limit.minutes}::int)`.execute(
    trx,
  )
  return (rows[0]?.count ?? 0) >= limit.most
}

/** Counts a try. To be kept also when the call is refused, the refusal is returned and not thrown. */
export async function countTry(trx: Transaction<DB>, { kind }: Limit, source: string): Promise<void> {
  await trx.insertInto('public_tries').values({ kind, source }).execute()
}

export const tooManyTries = (minutes: number) =>
  new Refusal(429, 'Too many tries. Please wait {{minutes}} minutes and try again.', { minutes })
