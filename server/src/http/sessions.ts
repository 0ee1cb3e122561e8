import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@nivas/contract/access/schemas.ts'
import { countingPermissions } from '@nivas/contract/permissions.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor, Caller } from './actor.ts'
import { Refusal } from './refusal.ts'

const hash = (token: string) => createHash('sha256').update(token).digest()

/**
 * The secrets of a session: the token is sent in its cookie, the key in a header. Only their hashes are
 * stored.
 */
export type SessionSecrets = { token: string; key: string }

const newSecret = () => randomBytes(32).toString('base64url')

/** Starts a session for a user. */
export async function startSession(
  trx: Transaction<DB>,
  userId: number,
  address: string,
): Promise<SessionSecrets> {
  const key = newSecret()
  const { id } = await trx
    .insertInto('sessions')
    .values({ user_id: userId, address, key_hash: hash(key) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { token: await addToken(trx, id), key }
}

async function addToken(trx: Transaction<DB>, sessionId: number): Promise<string> {
  const token = newSecret()
  await trx
    .insertInto('session_tokens')
    .values({ token_hash: hash(token), session_id: sessionId })
    .execute()
  return token
}

/** Stores the browser's description of itself, after a session was started or renewed. */
export async function noteDevice(
  trx: Transaction<DB>,
  token: string,
  userAgent: string | undefined,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ user_agent: userAgent?.slice(0, 500) ?? null })
    .where('id', '=', (eb) =>
      eb.selectFrom('session_tokens').select('session_id').where('token_hash', '=', hash(token)),
    )
    .execute()
}

/** A valid session `s`: used within the last 12 hours, started within the last 7 days. */
export const liveSession = sql`(s.last_used_at > now() - interval '12 hours'
  and s.created_at > now() - interval '7 days')`

/** The maximum number of valid tokens of one session. */
const MOST_TOKENS = 16

/**
 * Replaces the token of the request by a new one. The old token stays valid for one minute, for requests that are under
 * way with it. Concurrent refreshes each get their own token, which stays valid.
 */
export async function rotateSession(
  trx: Transaction<DB>,
  { sessionId, tokenId }: Pick<Actor, 'sessionId' | 'tokenId'>,
): Promise<string> {
  // Locks the session first, as its end does: a session that ended after the request was admitted gets no token.
  const { rows } = await sql`select from sessions where id = ${sessionId} for key share`.execute(trx)
  if (rows.length === 0) throw new Refusal(401, 'Please sign in')
  await sql`update session_tokens set ends_at = least(ends_at, now() + interval '1 minute')
    where id = ${tokenId}`.execute(trx)
  const token = await addToken(trx, sessionId)
  await sql`delete from session_tokens where session_id = ${sessionId} and (ends_at < now() or id in
    (select id from session_tokens where session_id = ${sessionId} order by id desc offset ${MOST_TOKENS}))`.execute(
    trx,
  )
  return token
}

/** Stores that the password was entered again in this session. */
export async function confirmSession(trx: Transaction<DB>, sessionId: number): Promise<void> {
  await trx.updateTable('sessions').set({ confirmed_at: sql`now()` }).where('id', '=', sessionId).execute()
}

/** Ends a session: the next request with it is refused. */
export async function endSession(trx: Transaction<DB>, sessionId: number): Promise<void> {
  await trx.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** A user with their permissions. */
type Person = Omit<Actor, keyof Caller | 'sessionId' | 'tokenId' | 'passwordAge'>

/** The cached users of one version; versions are unique. */
let known = { version: '', people: new Map<number, Person>() }

type Row = {
  version: string
  id: number
  name: string
  email: string
  account_type: Actor['accountType']
  language: Language | null
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

type Session = {
  id: number
  token_id: number
  user_id: number
  stale: boolean
  password_age: number
  version: string
}

/** The session secrets of a request; `key` is 'not needed' where the cookie is sufficient. */
export type Carried = { tokens: readonly string[]; key: string | undefined | 'not needed' }

/**
 * Returns the user of the first valid token whose session has the key. Each request reads the session together with the
 * version of all users. The user is read again only after that version has changed, so that changed roles and
 * permissions take effect on the user's next call.
 */
export async function findSession(
  db: Kysely<DB>,
  { tokens, key }: Carried,
): Promise<Omit<Actor, keyof Caller> | undefined> {
  if (tokens.length === 0 || key === undefined) return undefined
  const hasKey = key === 'not needed' ? sql`true` : sql`s.key_hash = ${hash(key)}`
  const { rows } = await sql<Session>`
    select s.id, k.id as token_id, s.user_id, s.last_used_at < now() - interval '5 minutes' as stale,
      extract(epoch from now() - s.confirmed_at)::float8 as password_age, v.version
    from session_tokens k join sessions s on s.id = k.session_id cross join versions v
    where k.token_hash = any(${tokens.map(hash)}::bytea[]) and k.ends_at > now() and v.of = 'staff' and ${liveSession} and ${hasKey}`.execute(
    db,
  )
  const [session] = rows
  if (!session) return undefined
  const cached = known.version === session.version ? known.people.get(session.user_id) : undefined
  const person = cached ?? (await readPerson(db, session.user_id))
  if (!person) return undefined
  // Stored only once in five minutes: a write for every read would cost more than the read.
  if (session.stale) await sql`update sessions set last_used_at = now() where id = ${session.id}`.execute(db)
  return { ...person, sessionId: session.id, tokenId: session.token_id, passwordAge: session.password_age }
}
