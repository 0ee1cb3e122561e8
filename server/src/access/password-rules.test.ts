import { access as calls } from '@nivas/contract/access/calls.ts'
import { describe, expect, it } from 'vitest'
import { clientOf, sessionOf } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
let made = 0
const someone = (password: string) => {
  made += 1
  return { name: 'Asha Rao', email: `asha-${made}@example.org`, password }
}
const signIn = (email: string, password: string) => server.anonymous.send(calls.login, { email, password })

describe('blanks around a password', () => {
  it('are removed when an administrator sets it, at sign-in, and when it is confirmed', async () => {
    const admin = await server.as('manage-users')
    const who = someone('  padded password \t')
    await admin.data(calls.addUser, who)
    for (const typed of ['padded password', ' padded password', who.password]) {
      const { status, headers } = await signIn(who.email, typed)
      expect([typed, status]).toEqual([typed, 200])
      const user = clientOf(server.origin, 0, sessionOf(headers))
      expect((await user.send(calls.confirm, { password: ` ${typed}` })).status).toBe(200)
    }
    expect((await signIn(who.email, 'paddedpassword')).status).toBe(401)
  })
})

describe('a new password', () => {
  it.each([
    ['seven characters', '1234567', 'Required password containing at least 8 characters'],
    [
      'eight of which one is a blank at its end',
      '1234567 ',
      'Required password containing at least 8 characters',
    ],
    ['129 characters', 'x'.repeat(129), 'At most 128 characters'],
  ])('of %s is refused, also when an administrator sets it', async (_, password, text) => {
    const admin = await server.as('manage-users')
    const { status, body } = await admin.send(calls.addUser, someone(password))
    expect([status, body.errors]).toEqual([422, { password: [text] }])
    const changed = await admin.send(calls.changePassword, {
      current_password: 'x',
      password,
      password_confirmation: password,
    })
    expect([changed.status, changed.body.errors?.password]).toEqual([422, [text]])
  })

  it.each([8, 128])('of %i characters is accepted', async (length) => {
    const admin = await server.as('manage-users')
    const who = someone('p'.repeat(length))
    expect((await admin.send(calls.addUser, who)).status).toBe(200)
    expect((await signIn(who.email, who.password)).status).toBe(200)
  })
})
