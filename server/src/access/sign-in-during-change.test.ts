import { access as calls } from '@nivas/contract/access/calls.ts'
import { type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { clientOf, sessionOf } from '../testing/client.ts'
import { administrator, useServer } from '../testing/server.ts'
import { untilBlocking } from '../testing/until-blocking.ts'

const server = useServer(() => ({}), { jobs: false })
const { password } = administrator

/** A new user with the administrator's password. */
let made = 0
async function makeUser() {
  made += 1
  const email = `desk-${made}@example.org`
  await sql`insert into users (name, email, password_hash)
    select 'Desk', ${email}, password_hash from users where email = ${administrator.email}`.execute(server.db)
  return { email, signIn: () => server.anonymous.send(calls.login, { email, password }) }
}

/** Makes a call while a change of this user is not yet committed. */
async function during<T>(email: string, change: RawBuilder<unknown>, call: () => Promise<T>): Promise<T> {
  const replying = await server.db.transaction().execute(async (trx) => {
    await sql`update users set ${change} where email = ${email}`.execute(trx)
    const reply = call()
    // A call that does not wait for the change is answered first.
    await Promise.race([untilBlocking(trx), reply])
    return { reply }
  })
  return replying.reply
}

it.each([
  ['the password changes', sql`password_hash = password_hash || ' '`],
  ['the e-mail changes', sql`email = 'other@example.org'`],
  ['the user is deleted', sql`deleted_at = now()`],
])('a sign-in under way is refused when %s', async (_, change) => {
  const { email, signIn } = await makeUser()
  const { status, body } = await during(email, change, signIn)
  expect([status, body.message]).toEqual([401, 'Invalid email or password'])
  const sessions = sql`select from sessions s join users u on u.id = s.user_id where u.name = 'Desk'`
  expect((await sessions.execute(server.db)).rows).toEqual([])
})

it('a sign-in under way is accepted when its user changes something else', async () => {
  const { email, signIn } = await makeUser()
  const { headers } = await during(email, sql`language = 'hi'`, signIn)
  const session = clientOf(server.origin, 0, sessionOf(headers))
  expect((await session.data(calls.currentUser, {})).email).toBe(email)
})

it('a change of the password is refused when another change has ended its session', async () => {
  const { email, signIn } = await makeUser()
  const own = clientOf(server.origin, 0, sessionOf((await signIn()).headers))
  const fresh = 'an altogether new password'
  const asked = { current_password: password, password: fresh, password_confirmation: fresh }
  const change = sql`password_hash = password_hash || ' '`
  const { status } = await during(email, change, () => own.send(calls.changePassword, asked))
  expect(status).toBe(401)
  expect((await server.anonymous.send(calls.login, { email, password: fresh })).status).toBe(401)
})

it('a new token is refused when its session ends during the call', async () => {
  const { userId, send } = await server.as()
  const refreshed = await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
    const reply = send(calls.refresh, {})
    await Promise.race([untilBlocking(trx), reply])
    return { reply }
  })
  const { status, body } = await refreshed.reply
  expect([status, body.message]).toEqual([401, 'Please sign in'])
})
