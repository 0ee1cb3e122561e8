import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import type { Call, Failure, Request, Success } from '@nivas/contract/call.ts'
import type { Permission } from '@nivas/contract/permissions.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '../db/connection.ts'
import { sessionCookie } from '../http/cookies.ts'
import { type SessionSecrets, startSession } from '../http/sessions.ts'

/** The answer of a call: its status, and the body of a success or a failure. */
export type Reply<C extends Call> = {
  status: number
  body: Omit<Success<C>, 'success'> & Omit<Failure, 'success'> & { success: boolean }
  headers: Headers
}

/** The session secrets, as headers of a request. */
export type SessionHeaders = Readonly<Record<string, string>>

/** Returns the session that an answer starts or renews; an empty object when it does neither. */
export function sessionOf(answer: Headers): SessionHeaders {
  const [cookie = ''] = answer.getSetCookie()[0]?.split(';') ?? []
  const key = answer.get(SESSION_KEY)
  return { ...(cookie && { cookie }), ...(key && { [SESSION_KEY]: key }) }
}

const headersOf = ({ token, key }: SessionSecrets, secure: boolean): SessionHeaders => ({
  cookie: `${sessionCookie(secure)}=${token}`,
  [SESSION_KEY]: key,
})

export type Client = {
  userId: number
  session: SessionHeaders
  /** Makes a call of the contract over HTTP. A successful answer must match the contract exactly. */
  send: <C extends Call>(call: C, request: Request<C>, headers?: Record<string, string>) => Promise<Reply<C>>
  /** Makes a call that must succeed, and resolves to its `data`. */
  data: <C extends Call>(
    call: C,
    request: Request<C>,
    headers?: Record<string, string>,
  ) => Promise<Success<C>['data']>
}

/** Makes a caller of the server at `origin`, by default without a session. */
export function clientOf(origin: string, userId = 0, session: SessionHeaders = {}): Client {
  const send: Client['send'] = async (call, request, headers = {}) => {
    const { path, body, file } = requestParts(call, request as Record<string, unknown>)
    const response = await fetch(origin + path, {
      method: call.method,
      headers: {
        'x-requested-with': 'test',
        ...session,
        ...(body && { 'content-type': 'application/json' }),
        ...(file && { 'content-type': file.type }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(file && { body: await file.arrayBuffer() }),
    })
    const answer = (await response.json()) as Reply<typeof call>['body']
    if (response.ok)
      z.strictObject({ data: call.paged ? z.array(call.returns) : call.returns }).parse({ data: answer.data })
    return { status: response.status, body: answer, headers: response.headers }
  }
  const data: Client['data'] = async (call, request, headers) => {
    const { status, body } = await send(call, request, headers)
    if (status !== 200) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`)
    return body.data as never
  }
  return { userId, session, send, data }
}

let made = 0

/** Creates a user who holds exactly these permissions, and signs them in. */
export async function signIn(
  { db }: Database,
  origin: string,
  permissions: readonly Permission[],
  secure = false,
): Promise<Client> {
  made += 1
  const number = made
  const name = `Person ${number}`
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({ name, email: `person-${number}@example.org`, password_hash: 'none' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const role = await trx
      .insertInto('roles')
      .values({ name: `Role of ${name}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('user_roles').values({ user_id: user.id, role_id: role.id }).execute()
    await sql`insert into role_permissions (role_id, permission_id)
      select ${role.id}::int, id from permissions where name = any(${[...permissions]}::text[])`.execute(trx)
    return clientOf(origin, user.id, headersOf(await startSession(trx, user.id, '127.0.0.1'), secure))
  })
}
