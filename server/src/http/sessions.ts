import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@nivas/contract/access/schemas.ts'
import { countingPermissions } from '@nivas/contract/permissions.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { unread } from '../db/send-ahead.ts'
import type { Actor, Caller } from './actor.ts'

/** The cookie that holds the session's token. */
export const SESSION_COOKIE = 'nivas_session'

const hash = (token: string) => createHash('sha256').update(token).digest()

/** Starts a session for a user; the token is for the cookie and is not kept. */
export async function startSession(trx: Transaction<DB>, userId: number, address: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('sessions')
    .values({ token_hash: hash(token), user_id: userId, address })
    .execute()
  return token
}

/** Writes down what the browser of a session that was just started, or renewed, says of itself. */
export async function noteDevice(
  trx: Transaction<DB>,
  token: string,
  userAgent: string | undefined,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ user_agent: userAgent?.slice(0, 500) ?? null })
    .where('token_hash', '=', hash(token))
    .modifyEnd(unread)
    .execute()
}

/** A session `s` that still counts: unused for at most 12 hours, begun at most 7 days ago. */
export const liveSession = sql`(s.last_used_at > now() - interval '12 hours'
  and s.created_at > now() - interval '7 days')`

/** Gives a session a new token; the old one is worth nothing from the commit on. */
export async function rotateSession(trx: Transaction<DB>, sessionId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .updateTable('sessions')
    .set({ token_hash: hash(token) })
    .where('id', '=', sessionId)
    .execute()
  return token
}

/** Notes that the password was given again in this session. */
export async function confirmSession(trx: Transaction<DB>, sessionId: number): Promise<void> {
  await trx.updateTable('sessions').set({ confirmed_at: sql`now()` }).where('id', '=', sessionId).execute()
}

export async function endSession(trx: Transaction<DB>, sessionId: number): Promise<void> {
  await trx.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Who a user is and what they may do. */
type Person = Omit<Actor, keyof Caller | 'sessionId' | 'passwordAge'>

/** People as they are at one version of all of them, of which no second one ever has the number. */
let known = { version: '', people: new Map<number, Person>() }

type Row = {
  version: string
  id: number
  name: string
  email: string
  account_type: Actor['accountType']
  language: Language
  roles: { id: number; name: string }[]
  permissions: string[]
  reset_link: Actor['resetLink']
}

async function readPerson(db: Kysely<DB>, id: number): Promise<Person | undefined> {
  const { rows } = await sql<Row>`
    select v.version, u.id, u.name, u.email, u.account_type, u.language,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
      array(select distinct p.name from user_roles ur
        join role_permissions rp on rp.role_id = ur.role_id
        join permissions p on p.id = rp.permission_id where ur.user_id = u.id) as permissions,
      (select json_build_object('by', o.name, 'at', u.reset_link_at) from users o where o.id = u.reset_link_by) as reset_link
    from versions v cross join users u where v.of = 'staff' and u.id = ${id} and u.deleted_at is null`.execute(
    db,
  )
  const [row] = rows
  if (!row) return undefined
  const person = {
    id,
    name: row.name,
    email: row.email,
    accountType: row.account_type,
    language: row.language,
    roles: row.roles,
    permissions: new Set(countingPermissions(row.account_type, row.permissions)),
    resetLink: row.reset_link,
  }
  if (known.version !== row.version) known = { version: row.version, people: new Map() }
  known.people.set(id, person)
  return person
}

type Session = { id: number; user_id: number; stale: boolean; password_age: number; version: string }

/**
 * Who this token signs in. The session is read each time, and with it whether anything of the staff has changed: only then is
 * who it belongs to read anew, so that a change of roles and permissions takes effect on the user's next call.
 */
export async function findSession(
  db: Kysely<DB>,
  token: string,
): Promise<Omit<Actor, keyof Caller> | undefined> {
  const { rows } = await sql<Session>`
    select s.id, s.user_id, s.last_used_at < now() - interval '5 minutes' as stale,
      extract(epoch from now() - s.confirmed_at)::float8 as password_age, v.version
    from sessions s cross join versions v
    where s.token_hash = ${hash(token)} and v.of = 'staff' and ${liveSession}`.execute(db)
  const [session] = rows
  if (!session) return undefined
  const kept = known.version === session.version ? known.people.get(session.user_id) : undefined
  const person = kept ?? (await readPerson(db, session.user_id))
  if (!person) return undefined
  // Noted now and then only: a write for every read would cost more than the read.
  if (session.stale) await sql`update sessions set last_used_at = now() where id = ${session.id}`.execute(db)
  return { ...person, sessionId: session.id, passwordAge: session.password_age }
}
