import type {} from '@fastify/cookie'
import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WithSession } from './bind.ts'

/**
 * The cookie that holds the session's token. Where people reach the server by https alone, its name begins with `__Host-`:
 * browsers let no other host and no plain http set such a cookie.
 */
export const sessionCookie = (secure: boolean) => (secure ? '__Host-nivas_session' : 'nivas_session')

/** The cookie by which a browser is known again at sign-in; it opens nothing. */
export const deviceCookie = (secure: boolean) => (secure ? '__Host-nivas_device' : 'nivas_device')

const DAY = 86_400

/** So many cookies of one name are tried. */
const MOST = 8

/**
 * Every value of a cookie in a request. Another program of the same host may have set one of our name too, for another path
 * or domain; it shall lock nobody out, so each is tried.
 */
export function cookieValues(request: FastifyRequest, name: string): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .slice(0, MOST)
    .map((pair) => pair.slice(name.length + 1))
}

/**
 * Hands over what opens a session: its cookie, for the most that one lasts, and the key of one that begins. With null the
 * cookie is taken away.
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
