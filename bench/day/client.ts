import { performance } from 'node:perf_hooks'
import type { Call, Request as Given, Success } from '@nivas/contract/call.ts'
import { newHeaders, type Server, sentOf } from '../server.ts'

/** The results of a kind of call: the duration of each, in ms, and the refusals and errors. */
export type Tally = { ms: number[]; errors: string[] }
export type Tallies = Map<string, Tally>

/** A person at a counter, with their own session. */
export type Staff = <C extends Call>(
  name: string,
  call: C,
  input: Given<C>,
) => Promise<Success<C> | undefined>

/** Signs a person in; each call is timed under its name. A call that fails resolves to undefined. */
export async function staffOf(server: Server, tallies: Tallies): Promise<Staff> {
  const headers = await newHeaders(server.origin)
  return async (name, call, input) => {
    const tally = tallies.get(name) ?? { ms: [], errors: [] }
    tallies.set(name, tally)
    const { method, path, body } = sentOf(call, input)
    const key: Record<string, string> = method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }
    const began = performance.now()
    const answer = await fetch(server.origin + path, {
      method,
      headers: { ...headers, ...key },
      ...(body && { body }),
    }).catch((error: Error) => error)
    const text = answer instanceof Error ? answer.message : await answer.text()
    tally.ms.push(performance.now() - began)
    if (!(answer instanceof Error) && answer.ok) return JSON.parse(text)
    tally.errors.push(answer instanceof Error ? text : `${answer.status} ${text}`)
    return undefined
  }
}
