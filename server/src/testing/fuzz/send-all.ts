import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { countingTables } from '../samples/sample.ts'
import type { Case } from './requests.ts'
import type { Sent } from './send-case.ts'
import type { User } from './user.ts'

/** The number of requests that are under way at the same time, as from as many counters. */
const AT_ONCE = 16

/** How often requests are repeated whose session was ended by another request. */
const AGAIN = 3

/** Works through a list, with `many` elements at the same time. */
async function atOnce<T, R>(list: readonly T[], many: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  const left = list.entries()
  const worker = async () => {
    for (const [at, one] of left) done[at] = await work(one)
  }
  await Promise.all(Array.from({ length: many }, worker))
  return done
}

/** Deletes the failures that calls have counted, so that no limit refuses the next requests. */
const clearCounts = sql`with ${sql.join(
  countingTables.map((table, at) => sql`${sql.raw(`t${at}`)} as (delete from ${sql.table(table)})`),
)} select`

/** Sends cases concurrently, and repeats those whose session or permission another request has ended. */
export async function sendAll(
  db: Kysely<DB>,
  user: User,
  cases: readonly Case[],
  send: (one: Case) => Promise<Sent>,
): Promise<Sent[]> {
  await clearCounts.execute(db)
  const all = await atOnce(cases, AT_ONCE, send)
  let newest = all
  for (let left = AGAIN; left > 0; left -= 1) {
    const turnedAway = newest.filter(({ one, status }) => one.signedIn && [401, 403].includes(status))
    if (turnedAway.length === 0 || !(await user.renew())) break
    await clearCounts.execute(db)
    newest = await atOnce(
      turnedAway.map(({ one }) => one),
      AT_ONCE,
      send,
    )
    all.push(...newest)
  }
  return all
}
