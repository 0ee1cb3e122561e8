import { createHash } from 'node:crypto'
import type { Call, Request as Given, Success } from '@nivas/contract/call.ts'
import { type Server, sentOf } from '../server.ts'

/** The error of a refused call, for which a retry does not help. */
export class Refused extends Error {}

/** Returns a UUID that is always the same for a name, so that every retry has the same key. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Makes a call with these headers in addition to those of the session. */
export async function sendWith<C extends Call>(
  server: Server,
  call: C,
  input: Given<C>,
  more: Record<string, string>,
): Promise<Success<C>> {
  const { method, path, body } = sentOf(call, input)
  const headers = { ...server.headers, ...more }
  const answer = await fetch(server.origin + path, { method, headers, ...(body && { body }) })
  const text = await answer.text()
  if (!answer.ok) throw new Refused(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text)
}
