import type { Call } from '@nivas/contract/call.ts'
import fc from 'fast-check'
import type { Database } from '../../db/connection.ts'
import { everyCall } from '../every-call.ts'
import { makeIds, samplesOf } from '../samples/sample.ts'
import { type Facts, readFacts } from './facts.ts'
import { faultsAmong, smallerCase } from './find-faults.ts'
import { type Fault, leakFinder } from './judge.ts'
import { type Case, casesFor } from './requests.ts'
import { sendAll } from './send-all.ts'
import { senderOf } from './send-case.ts'
import { keepSignedIn } from './user.ts'
import { shown } from './wire.ts'
import { watchWrites } from './writes.ts'

/** The number of faults of each kind, with one minimal case for each kind and call. */
export type Fuzzed = Record<Fault['kind'], number> & { inputs: number; calls: number; failures: string[] }

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
  const [leakIn, takeWrites] = [await leakFinder(db), await watchWrites(db)]
  const user = await keepSignedIn(database, origin)
  const chosen = everyCall.filter(([name]) => name.startsWith(only))
  const each = Math.ceil(inputs / chosen.length)
  const result: Fuzzed = {
    ...{ inputs: 0, calls: chosen.length, status500: 0, slow: 0, leaks: 0, changed: 0, failures: [] },
  }
  const sendOne = senderOf({ origin, user, leakIn, slowMs })
  const send = (cases: readonly Case[]) =>
    sendAll(db, user, cases, (one) => {
      result.inputs += 1
      return sendOne(one)
    })
  const senders = { send, takeWrites }

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
    for (const { one, fault } of await faultsAmong(senders, name, cases)) {
      result[fault.kind] += 1
      const least = await smallerCase(senders, arbitrary, { seed, path: cases.indexOf(one) }, fault)
      result.failures.push(
        `${name} (--seed ${seed - position}): ${fault.kind}: ${least || `among others at once: ${fault.what}\n  ${shown(one.wire)}`}`,
      )
    }
  }
  return result
}
