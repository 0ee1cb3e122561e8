import { passwordNeeded } from '@nivas/contract/access/confirm.ts'
import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import type { Call } from '@nivas/contract/call.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor, Caller } from './actor.ts'
import { readAddress } from './addresses.ts'
import { cookieValues, deviceCookie, sessionCookie } from './cookies.ts'
import { Refusal, wrongField } from './refusal.ts'
import { forbidden, notAllowed } from './require-permission.ts'
import { findSession } from './sessions.ts'
import { isUuid } from './uuid.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; undefined without a session. */
    actor: Actor | undefined
  }
}

/**
 * The caller's address. A proxy may forward text that is not an address; then the proxy's own address is used. The
 * address of a connection that was closed meanwhile is unknown.
 */
export const addressOf = ({ ip, socket }: FastifyRequest): string =>
  readAddress(ip ?? '') ?? readAddress(socket.remoteAddress ?? '') ?? '0.0.0.0'

/** The dependencies of the guard. `secure`: the server is reached only by https. */
export type Door = { db: Kysely<DB>; timeZone: string; secure: boolean }

/** Returns what the server knows about a caller before it reads the session. */
export const callerOf = (request: FastifyRequest, { timeZone, secure }: Omit<Door, 'db'>): Caller => ({
  address: addressOf(request),
  devices: cookieValues(request, deviceCookie(secure)),
  today: dayIn(timeZone),
})

function tillOf({ headers }: FastifyRequest): { till?: string } {
  const till = headers['x-till']
  if (till === undefined) return {}
  if (!isUuid(till)) throw wrongField('X-Till', 'X-Till must be a UUID')
  return { till: till.toLowerCase() }
}

/** Node joins a repeated header with commas; the joined text is not a valid key. */
const keyOf = ({ headers }: FastifyRequest) => headers[SESSION_KEY.toLowerCase()]?.toString()

const refused = ({ writes }: Call) => new Refusal(403, writes ? notAllowed : forbidden)

/**
 * The first half of the pipeline, before the body is read: the origin guard (a header that only our own pages
 * can send, against forged requests), the session, the permission, and for some calls the time since the
 * password was entered.
 */
export async function guard(call: Call, request: FastifyRequest, door: Door): Promise<void> {
  if (request.method !== 'GET' && !request.headers['x-requested-with'])
    throw new Refusal(403, 'The header X-Requested-With is missing')
  const session = await findSession(door.db, {
    tokens: cookieValues(request, sessionCookie(door.secure)),
    key: call.byCookie ? 'not needed' : keyOf(request),
  })
  const till = call.writes || call.ofTill ? tillOf(request) : {}
  request.actor = session && { ...session, ...callerOf(request, door), ...till }
  if (!mayPass(call.permission, session?.permissions))
    throw session ? refused(call) : new Refusal(401, 'Please sign in')
  if (call.confirm !== undefined && session && session.passwordAge > call.confirm * 60)
    throw new Refusal(403, passwordNeeded)
}

/** The second half, after validation: checks the permission for the value of the field that decides it. */
export function guardInput(
  call: Call,
  request: FastifyRequest,
  input: Readonly<Record<string, unknown>>,
): void {
  if (!mayPass(call.permission, request.actor?.permissions, input)) throw refused(call)
}
