import type { Credentials, CurrentUser } from '@nivas/contract/access/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import type { WithSession } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import { findSession, startSession } from '../http/sessions.ts'
import { describe } from './current-user.ts'
import { isPassword } from './passwords.ts'

/** So many failures for an e-mail, or from an address, within 15 minutes: then neither may try. */
const MOST_FAILURES = 5

async function isThrottled(trx: Transaction<DB>, email: string, address: string): Promise<boolean> {
  const { rows } = await sql<{ throttled: boolean }>`
    select count(*) filter (where email = ${email}) >= ${MOST_FAILURES}
        or count(*) filter (where address = ${address}) >= ${MOST_FAILURES} as throttled
    from sign_in_failures
    where at > now() - interval '15 minutes' and (email = ${email} or address = ${address})`.execute(trx)
  return rows[0]?.throttled ?? false
}

/** What is of no more use once somebody has signed in: their failures, everybody's old ones, and their ended sessions. */
async function forget(trx: Transaction<DB>, email: string, userId: number): Promise<void> {
  await sql`delete from sign_in_failures where email = ${email} or at < now() - interval '1 day'`.execute(trx)
  await sql`delete from sessions where user_id = ${userId}
    and (last_used_at < now() - interval '12 hours' or created_at < now() - interval '7 days')`.execute(trx)
}

/** Signs in with e-mail and password. A failure is counted, so it is returned and not thrown. */
export async function login(
  trx: Transaction<DB>,
  caller: Caller,
  input: z.output<typeof Credentials>,
): Promise<WithSession<CurrentUser> | Refusal> {
  const email = input.email.trim().toLowerCase()
  if (await isThrottled(trx, email, caller.address))
    return new Refusal(429, 'Too many failed sign-ins. Please wait 15 minutes and try again.')

  const user = await trx
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!(await isPassword(user?.password_hash, input.password)) || !user) {
    await trx.insertInto('sign_in_failures').values({ email, address: caller.address }).execute()
    return new Refusal(401, 'Invalid email or password')
  }
  await forget(trx, email, user.id)
  const token = await startSession(trx, user.id, caller.address)
  const session = await findSession(trx, token)
  if (!session) throw new Error('a session that was just started was not found')
  return { data: describe({ ...session, ...caller }), session: token, user: user.id }
}
