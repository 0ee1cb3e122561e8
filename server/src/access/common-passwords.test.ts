import { access as calls } from '@nivas/contract/access/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'

const servers = { usual: useServer(), strict: useServer(() => ({ PASSWORD_MIN: '14' })) }
let made = 0
const someone = (password: string) => {
  made += 1
  return { name: 'Asha Devi Rao', email: `asha-devi-${made}@example.org`, password }
}
const common = 'This is one of the most common passwords. Please choose another one.'
const own = 'Your name or email address cannot be your password. Please choose another one.'

describe('a new password', () => {
  it.each([
    ['12345678', common],
    ['password1', common],
    [' Password1 ', common],
    ['iloveyou', common],
    ['jaimatadi', common],
    ['asha devi rao', own],
    ['ASHA DEVI RAO', own],
  ])('%s is refused at its field', async (password, text) => {
    const admin = await servers.usual.as('manage-users')
    const { status, body } = await admin.send(calls.addUser, someone(password))
    expect([status, body.errors]).toEqual([422, { password: [text] }])
  })

  it('is refused when it is the user’s e-mail, or the part before the @', async () => {
    const admin = await servers.usual.as('manage-users')
    for (const part of [(email: string) => email, (email: string) => email.split('@')[0] ?? '']) {
      const who = someone('')
      const { status, body } = await admin.send(calls.addUser, { ...who, password: part(who.email) })
      expect([status, body.errors]).toEqual([422, { password: [own] }])
    }
  })

  it('is refused in the same way when users change their own password', async () => {
    const { usual: server } = servers
    const admin = await server.as('manage-users')
    const who = someone('a long enough one')
    await admin.data(calls.addUser, who)
    const { headers } = await server.anonymous.send(calls.login, who)
    const { clientOf, sessionOf } = await import('../testing/client.ts')
    const { status, body } = await clientOf(server.origin, 0, sessionOf(headers)).send(calls.changePassword, {
      current_password: who.password,
      password: 'qwertyuiop',
      password_confirmation: 'qwertyuiop',
    })
    expect([status, body.errors]).toEqual([422, { password: [common] }])
  })
})

describe('the setting PASSWORD_MIN', () => {
  it('raises the minimum length of a new password, and is shown on every page', async () => {
    const admin = await servers.strict.as('manage-users')
    const { status, body } = await admin.send(calls.addUser, someone('thirteen char'))
    expect([status, body.errors]).toEqual([
      422,
      { password: ['Required password containing at least 14 characters'] },
    ])
    expect((await admin.send(calls.addUser, someone('fourteen chars'))).status).toBe(200)
    expect((await servers.strict.anonymous.data(venue.venue, {})).password_min).toBe(14)
    expect((await servers.usual.anonymous.data(venue.venue, {})).password_min).toBe(8)
  })
})
