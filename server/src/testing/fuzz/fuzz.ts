import type { Call } from '@nivas/contract/call.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { everyCall } from '../every-call.ts'
import { countingTables, makeIds, samplesOf } from '../samples/sample.ts'
import { type Facts, readFacts } from './facts.ts'
import { type Fault, leakFinder, wroteAnyway } from './judge.ts'
import { type Case, casesFor } from './requests.ts'
import { type Sent, senderOf } from './send-case.ts'
import { keepSignedIn } from './user.ts'
import { shown } from './wire.ts'
import { watchWrites } from './writes.ts'

/** The number of faults of each kind, with one minimal case for each kind and call. */
export type Fuzzed = Record<Fault['kind'], number> & { inputs: number; calls: number; failures: string[] }

/** The maximum number of attempts to make a failing case smaller. */
const SMALLER = 200

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

/**
 * Sends about `inputs` requests to a server on this database, equally many to each call of the contract, as a user with
 * all permissions. They are valid, hostile or broken, and many requests to one call run at the same time. The same seed
 * makes the same requests on the same database, unless concurrent requests have different results.
 *
 * @param slowMs a request that takes longer, and takes longer again when it is sent alone, is a fault
 */
export async function fuzz(
  { origin, ...database }: Database & { origin: string },
  {
    inputs,
    seed,
    only = '',
    slowMs = Infinity,
  }: { inputs: number; seed: number; only?: string; slowMs?: number },
): Promise<Fuzzed> {
  const { db } = database
  const [leakIn, taken] = [await leakFinder(db), await watchWrites(db)]
  const user = await keepSignedIn(database, origin)
  const chosen = everyCall.filter(([name]) => name.startsWith(only))
  const each = Math.ceil(inputs / chosen.length)
  const result: Fuzzed = {
    ...{ inputs: 0, calls: chosen.length, status500: 0, slow: 0, leaks: 0, changed: 0, failures: [] },
  }
  const clearCounts = sql`with ${sql.join(
    countingTables.map((table, at) => sql`${sql.raw(`t${at}`)} as (delete from ${sql.table(table)})`),
  )} select`

  const sendOne = senderOf({ origin, user, leakIn, slowMs })
  const send = (one: Case): Promise<Sent> => {
    result.inputs += 1
    return sendOne(one)
  }

  /** Sends these cases, and repeats those whose session or permission another request has ended. */
  const sendAll = async (cases: readonly Case[]): Promise<Sent[]> => {
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

  /** Returns every fault of a case that is sent alone. */
  const faultsAlone = async (one: Case): Promise<Fault[]> => {
    await taken()
    const all = await sendAll([one])
    return [
      ...all.flatMap(({ faults }) => faults),
      ...wroteAnyway(one.call, all, await taken()).map(({ fault }) => fault),
    ]
  }

  /**
   * Returns the first fault of each kind among concurrent requests. A fault that may be due to the other requests
   * counts only if it also occurs when its request is sent alone.
   */
  const faultsAmong = async (name: string, cases: readonly Case[]) => {
    await taken()
    const all = await sendAll(cases)
    const suspects = [
      ...wroteAnyway(name, all, await taken()),
      ...all.flatMap(({ one, faults }) =>
        faults.map((fault) => ({ one, fault, sure: fault.kind !== 'slow' })),
      ),
    ]
    const found: { one: Case; fault: Fault }[] = []
    for (const { one, fault, sure } of suspects) {
      if (found.some(({ fault: { kind } }) => kind === fault.kind)) continue
      const again = sure ? fault : (await faultsAlone(one)).find(({ kind }) => kind === fault.kind)
      if (again) found.push({ one, fault: again })
    }
    return found
  }

  /** Returns a smaller request with the same fault; an empty text when the fault occurs only among other requests. */
  const smaller = async (
    cases: fc.Arbitrary<Case>,
    seed: number,
    path: number,
    fault: Fault,
  ): Promise<string> => {
    let tries = 0
    const property = fc.asyncProperty(cases, async (one) => {
      tries += 1
      if (tries > SMALLER) return
      const same = (await faultsAlone(one)).find(({ kind }) => kind === fault.kind)
      if (same) throw new Error(`${same.what}\n  ${shown(one.wire)}`)
    })
    const { errorInstance } = await fc.check(property, { seed, path: String(path), numRuns: 1 })
    return errorInstance instanceof Error ? errorInstance.message : ''
  }

  // Reading the facts takes as long as 50 requests, so it is done once for each area, and includes the rows that
  // requests to earlier areas made.
  let facts: { area: string } & Facts = { area: '', records: {}, texts: {} }
  const prepare = async ([name, call]: [string, Call], position: number) => {
    const area = name.split('.', 1)[0] as string
    if (facts.area !== area) facts = { area, ...(await readFacts(db)) }
    const arbitrary = casesFor(name, call, await samplesOf(name, call, await makeIds(database)), facts)
    const parameters = { seed: seed + position, numRuns: each }
    return { name, arbitrary, seed: seed + position, cases: fc.sample(arbitrary, parameters) }
  }

  // Makes the requests of the next call while those of this one are under way.
  let next = chosen[0] && prepare(chosen[0], 0)
  for (let position = 0; next; position += 1) {
    const { name, arbitrary, seed, cases } = await next
    await user.renew()
    const following = chosen[position + 1]
    next = following && prepare(following, position + 1)
    for (const { one, fault } of await faultsAmong(name, cases)) {
      result[fault.kind] += 1
      const least = await smaller(arbitrary, seed, cases.indexOf(one), fault)
      result.failures.push(
        `${name} (--seed ${seed - position}): ${fault.kind}: ${least || `among others at once: ${fault.what}\n  ${shown(one.wire)}`}`,
      )
    }
  }
  return result
}
