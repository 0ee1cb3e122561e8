import { setTimeout as sleep } from 'node:timers/promises'
import { permissionNames } from '@nivas/contract/permissions.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { signIn } from '../client.ts'
import { everyCall } from '../every-call.ts'
import { changesIn, type RowCounts, rowCounter } from '../row-counts.ts'
import { countingTables, makeIds, samplesOf, tablesWrittenWhenRefused } from '../samples/sample.ts'
import { type Facts, readFacts } from './facts.ts'
import { isBusy, leakFinder } from './judge.ts'
import { type Case, casesFor } from './requests.ts'
import { type Answer, sendWire, type Wire } from './wire.ts'

/** The faults: how often, and one minimal case of each kind and call. */
export type Fuzzed = {
  inputs: number
  calls: number
  status500: number
  slow: number
  leaks: number
  changed: number
  failures: string[]
}

type Fault = 'status500' | 'slow' | 'leaks' | 'changed'

/** The maximum number of attempts to make a failing case smaller. */
const SMALLER = 200

const shown = ({ method, path, headers, body }: Wire) =>
  `${method} ${path.slice(0, 300)}\n    ${headers.map(([name, value]) => `${name}: ${value.slice(0, 80)}`).join('; ')}\n    ${body ? body.toString('utf8').slice(0, 600) : 'no body'}`

/**
 * Sends about `inputs` requests to a server on this database, equally many to each call of the contract, as a
 * user with all permissions: valid, hostile and broken ones. The same seed makes the same requests on the
 * same database.
 *
 * @param slowMs a request that takes longer, twice, is a fault; only for an otherwise idle machine
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
  const [leakIn, countRows] = [await leakFinder(db), await rowCounter(db)]
  let client = await signIn(database, origin, permissionNames)
  const chosen = everyCall.filter(([name]) => name.startsWith(only))
  const each = Math.ceil(inputs / chosen.length)
  const result: Fuzzed = {
    inputs: 0,
    calls: chosen.length,
    status500: 0,
    slow: 0,
    leaks: 0,
    changed: 0,
    failures: [],
  }

  const send = ({ wire, signedIn }: Case) => {
    result.inputs += 1
    const hasCookie = wire.headers.some(([name]) => name === 'cookie')
    const headers: Wire['headers'] =
      signedIn && !hasCookie ? [...wire.headers, ...Object.entries(client.session)] : wire.headers
    return sendWire(origin, { ...wire, headers })
  }

  const idle = async () => {
    for (let tries = 0; tries < 200 && (await isBusy(db)); tries += 1) await sleep(50)
  }

  /** Jobs write at any time: a change that a job may have made is checked again when the jobs are done. */
  const hasChanged = async (one: Case, before: RowCounts) => {
    const except = tablesWrittenWhenRefused(one.call)
    if (changesIn(before, await countRows(), except).length === 0) return undefined
    await idle()
    const still = await countRows()
    await send(one)
    await idle()
    const changes = changesIn(still, await countRows(), except)
    return changes.length > 0 ? changes.join(', ') : undefined
  }

  const judge = async (one: Case, answer: Answer | undefined, before: RowCounts) => {
    const faults: [Fault, string][] = []
    const tooLarge = (one.wire.body?.length ?? 0) > 1_000_000
    if (!answer) return tooLarge ? [] : ([['status500', 'no answer']] as [Fault, string][])
    if (answer.status >= 500) faults.push(['status500', `${answer.status} ${answer.body.slice(0, 300)}`])
    if (answer.ms > slowMs) {
      const again = await send(one)
      if ((again?.ms ?? 0) > slowMs) faults.push(['slow', `${Math.round(answer.ms)} ms`])
    }
    const leak = leakIn(answer)
    if (leak)
      faults.push(['leaks', `${JSON.stringify(leak)} in ${answer.status} ${answer.body.slice(0, 300)}`])
    if (answer.status >= 400) {
      const difference = await hasChanged(one, before)
      if (difference)
        faults.push(['changed', `${answer.status} ${answer.body.slice(0, 200)}\n    ${difference}`])
    }
    return faults
  }

  const attempt = async (one: Case) => {
    const before = await countRows()
    let answer = await send(one)
    // The request may have ended the session, or removed a permission.
    if (answer && [401, 403].includes(answer.status) && one.signedIn) {
      client = await signIn(database, origin, permissionNames)
      return judge(one, answer, await countRows()).then(async (faults) => {
        const counts = await countRows()
        answer = await send(one)
        return [...faults, ...(await judge(one, answer, counts))]
      })
    }
    return judge(one, answer, before)
  }

  let facts: { area: string } & Facts = { area: '', records: {}, texts: {} }
  for (const [position, [name, call]] of chosen.entries()) {
    // Once for each area, which sees what was made in the ones before: reading them takes as long as 50 requests.
    const area = name.split('.', 1)[0] as string
    if (facts.area !== area) facts = { area, ...(await readFacts(db)) }
    const samples = await samplesOf(name, call, await makeIds(database))
    const cases = casesFor(name, call, samples, facts)
    let [found, smaller] = ['', 0]
    const property = fc.asyncProperty(cases, async (one) => {
      if (found) smaller += 1
      if (smaller > SMALLER) return
      for (const table of countingTables) await sql`delete from ${sql.table(table)}`.execute(db)
      const faults = await attempt(one)
      const wanted = faults.find(([kind]) => found === '' || kind === found)
      if (!wanted) return
      if (found === '') {
        found = wanted[0]
        result[wanted[0]] += 1
      }
      throw new Error(`${wanted[0]}: ${wanted[1]}\n  ${shown(one.wire)}`)
    })
    const details = await fc.check(property, { numRuns: each, seed: seed + position })
    if (details.failed)
      result.failures.push(
        `${name} (--seed ${seed}): ${details.errorInstance instanceof Error ? details.errorInstance.message : 'failed'}`,
      )
  }
  return result
}
