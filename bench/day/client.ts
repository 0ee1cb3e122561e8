import { performance } from 'node:perf_hooks'
import type { Call, Request as Given, Success } from '@nivas/contract/call.ts'
import { newHeaders, type Server, sentOf } from '../server.ts'

/** The results of a kind of call: the duration of each call in ms, and the refusals and errors. */
export type Tally = { ms: number[]; errors: string[] }
export type Tallies = Map<string, Tally>

/** Makes a call as a person at a counter with a separate session; resolves to undefined if the call fails. */
export type Staff = <C extends Call>(
  name: string,
  call: C,
  input: Given<C>,
) => Promise<Success<C> | undefined>

/** Returns a person whose calls are timed under their names; `headersOf` makes the headers of each call. */
function personWith(origin: string, tallies: Tallies, headersOf: () => Record<string, string>): Staff {
  return async (name, call, input) => {
    const tally = tallies.get(name) ?? { ms: [], errors: [] }
    tallies.set(name, tally)
    const { method, path, body } = sentOf(call, input)
    const key: Record<string, string> = method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }
    const began = performance.now()
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headersOf(), ...key },
      ...(body && { body }),
    }).catch((error: Error) => error)
    const text = answer instanceof Error ? answer.message : await answer.text()
    tally.ms.push(performance.now() - began)
    if (!(answer instanceof Error) && answer.ok) return JSON.parse(text)
    tally.errors.push(answer instanceof Error ? text : `${answer.status} ${text}`)
    return undefined
  }
}

/** Signs a person in at a new till. */
export async function staffOf(server: Server, tallies: Tallies): Promise<Staff> {
  const headers = { ...(await newHeaders(server.origin)), 'x-till': crypto.randomUUID() }
  return personWith(server.origin, tallies, () => headers)
}

/** Returns people at home, without a session; each call comes from a different address. */
export function publicOf(server: Server, tallies: Tallies): Staff {
  let person = 0
  return personWith(server.origin, tallies, () => {
    person += 1
    return {
      'content-type': 'application/json',
      'x-requested-with': 'bench',
      'x-forwarded-for': `10.${(person >> 16) % 250}.${(person >> 8) % 250}.${person % 250}`,
    }
  })
}
