import type {} from '@fastify/cookie'
import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WithSession } from './bind.ts'

/**
 * The name of the cookie with the session token. On a server that is reached only by https it begins with `__Host-`:
 * browsers do not let another host, or plain http, set such a cookie.
 */
export const sessionCookie = (secure: boolean) => (secure ? '__Host-nivas_session' : 'nivas_session')

/** The name of the cookie that identifies a browser at sign-in. It does not open a session. */
export const deviceCookie = (secure: boolean) => (secure ? '__Host-nivas_device' : 'nivas_device')

const DAY = 86_400

/** The maximum number of cookies of one name that are tried. */
const MOST = 8

/**
 * Returns every value of a cookie in a request. Another program on the same host may set a cookie of the same name for
 * another path or domain. The server tries all values, so that such a cookie does not lock users out.
 */
export function cookieValues(request: FastifyRequest, name: string): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .slice(0, MOST)
    .map((pair) => pair.slice(name.length + 1))
}

/**
 * Sends the session secrets: the cookie, with the maximum lifetime of a session, and the key of a new session. Null
 * removes the cookie.
 */
export function sendSession(
  request: FastifyRequest,
  reply: FastifyReply,
  session: WithSession<unknown>['session'],
  secure: boolean,
): void {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secure || request.protocol === 'https',
  } as const
  if (session === null) {
    reply.clearCookie(sessionCookie(secure), options)
    return
  }
  reply.setCookie(sessionCookie(secure), session.token, { ...options, maxAge: 7 * DAY })
  if (!('key' in session)) return
  reply.header(SESSION_KEY, session.key)
  reply.setCookie(deviceCookie(secure), session.device, { ...options, maxAge: 180 * DAY })
}
