import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientOf, sessionOf } from '../testing/client.ts'
import { jobsLeft } from '../testing/jobs-left.ts'
import { useMailServer } from '../testing/mail-server.ts'
import { administrator, useServer } from '../testing/server.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url, PUBLIC_URL: 'https://venue.example' }))

beforeEach(async () => {
  mail.delivered.length = 0
  await sql`truncate password_resets, reset_requests, public_tries, sign_in_failures, mails, report_mail_deliveries`.execute(
    server.db,
  )
})

const forgot = (email: string = administrator.email) => server.anonymous.send(calls.forgot, { email })
const arrived = (count = 1) =>
  expect.poll(() => mail.delivered.length, { timeout: 20_000, interval: 50 }).toBe(count)
/** Waits until every job has run. */
const quiet = () => expect.poll(() => jobsLeft(server.db), { timeout: 30_000, interval: 50 }).toBe(0)

/** Returns the token of the link in the newest mail. */
async function token() {
  await arrived()
  const link = /https:\/\/venue\.example\/#\/reset-password\?(\S+)/.exec(mail.delivered.at(-1)?.text ?? '')
  return new URLSearchParams(link?.[1]).get('token') ?? ''
}

const reset = (given: string, password = administrator.password, email = administrator.email) =>
  server.anonymous.send(calls.reset, { email, token: given, password, password_confirmation: password })

describe('forgot password', () => {
  it('mails a link to the user, and gives the same answer for an unknown e-mail', async () => {
    const known = await forgot(`  ${administrator.email.toUpperCase()} `)
    await arrived()
    const unknown = await forgot('nobody@example.org')
    expect([known.status, known.body.message]).toEqual([200, 'Please check your email for futher action.'])
    expect(unknown.body).toEqual(known.body)
    await quiet()
    expect(mail.delivered).toMatchObject([
      {
        to: [administrator.email],
        from: 'no-reply@venue.example',
        subject: 'Test venue: set a new password',
      },
    ])
  })

  it('uses the language of the reader', async () => {
    await sql`update users set language = 'hi'`.execute(server.db)
    await forgot()
    await arrived()
    expect(mail.delivered[0]?.subject).toBe('Test venue: नया पासवर्ड बनाएँ')
    expect(mail.delivered[0]?.text).toContain('नमस्ते Administrator')
    await sql`update users set language = 'en'`.execute(server.db)
  })

  it('reports the error of the e-mail', async () => {
    for (const email of ['', 'x@', 'nobody'])
      expect((await forgot(email)).body.errors).toEqual({
        email: ['This is a required field and must be valid e-mail address'],
      })
  })

  it('limits mail: three links an hour for a user, and twenty requests from an address', async () => {
    const asked = await Promise.all(Array.from({ length: 60 }, () => forgot()))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(40)
    await quiet()
    expect(mail.delivered.length).toBe(3)
  })

  it('is retried while the mail server is down, and delivered once it is back', async () => {
    await mail.stop()
    await forgot()
    const row = () => server.db.selectFrom('mails').selectAll().executeTakeFirst()
    await expect.poll(async () => (await row())?.last_error, { timeout: 10_000 }).toContain('ECONNREFUSED')
    await mail.start()
    await quiet()
    await arrived()
    await expect.poll(async () => (await row())?.sent_at, { timeout: 5_000 }).toBeInstanceOf(Date)
  })
})

describe('resetting the password', () => {
  it('accepts the link, signs in with the new password, and ends the earlier sessions', async () => {
    const before = await server.anonymous.send(calls.login, administrator)
    const old = clientOf(server.origin, 0, sessionOf(before.headers))
    await forgot()
    const answer = await reset(` ${await token()} `, '  a new password  ')
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Reset password successfully. Redirecting to Login page',
    ])
    const now = clientOf(server.origin, 0, sessionOf(answer.headers))
    expect((await now.data(calls.currentUser, {})).email).toBe(administrator.email)
    expect((await old.send(calls.currentUser, {})).status).toBe(401)
    expect((await server.anonymous.send(calls.login, administrator)).status).toBe(401)
    const again = { email: administrator.email, password: 'a new password' }
    expect((await server.anonymous.send(calls.login, again)).status).toBe(200)
  })

  it('works only once, even for two requests at the same time, and ends the other links', async () => {
    await forgot()
    await forgot()
    await arrived(2)
    const tokens = mail.delivered.map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '')
    const first = tokens[0] ?? ''
    const both = await Promise.all([reset(first), reset(first)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    for (const used of tokens) {
      const { status, body } = await reset(used)
      expect([status, body.message, body.errors]).toEqual([
        422,
        'Resetting password failed',
        { token: ['This link was already used or is older than an hour. Please request a new one.'] },
      ])
    }
  })

  it('works only for an hour, and only for the user to whom it was mailed', async () => {
    await forgot()
    const given = await token()
    expect((await reset(given, administrator.password, 'other@example.org')).status).toBe(422)
    await sql`update password_resets set created_at = created_at - interval '61 minutes'`.execute(server.db)
    expect((await reset(given)).status).toBe(422)
  })

  it('reports the error of the password', async () => {
    const { body } = await server.anonymous.send(calls.reset, {
      email: administrator.email,
      token: 'x',
      password: ' short  ',
      password_confirmation: 'other',
    })
    expect(body.errors).toEqual({
      password: ['Required password containing at least 8 characters'],
      password_confirmation: ['Passwords must match'],
    })
  })

  it('lets a user in again who was locked out by wrong passwords', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await server.db
        .insertInto('sign_in_failures')
        .values({ email: administrator.email, address: '192.0.2.1' })
        .execute()
    expect((await server.anonymous.send(calls.login, administrator)).status).toBe(429)
    await forgot()
    expect((await reset(await token())).status).toBe(200)
    expect((await server.anonymous.send(calls.login, administrator)).status).toBe(200)
  })
})

it('no token is stored anywhere once its mail is delivered, and none in the queue or the audit', async () => {
  await forgot()
  const given = await token()
  await quiet()
  await reset(given)
  const { rows } =
    await sql`select (select json_agg(m) from mails m) as mails, (select json_agg(j) from pgboss.job j) as jobs,
    (select json_agg(r) from password_resets r) as resets, (select json_agg(a) from audit_log a) as audit`.execute(
      server.db,
    )
  expect(JSON.stringify(rows)).not.toContain(given)
  expect(JSON.stringify(rows)).toContain(administrator.email)
})

it('the audit names the user who requested a link, and does not contain an unknown e-mail', async () => {
  await sql`delete from audit_log`.execute(server.db)
  await forgot()
  await forgot('no.user@example.org')
  await quiet()
  const { rows } = await sql`select call, record_type, record_id = u.id as is_theirs, said
    from audit_log a left join users u on lower(u.email) = ${administrator.email} and u.id = a.record_id
    order by call`.execute(server.db)
  const typed = { call: 'access.forgot', record_type: null, is_theirs: null, said: {} }
  expect(rows).toEqual([
    typed,
    typed,
    { call: 'access.linkAsked', record_type: 'user', is_theirs: true, said: {} },
  ])
})

describe('the outbox', () => {
  it('shows the state of each mail, and no text of a delivered one', async () => {
    const staff = await server.as('mail-outbox')
    await forgot()
    await arrived()
    await quiet()
    const { body } = await staff.send(calls.mails, { to: 'ADMIN@' })
    expect(body.data[0]).toMatchObject({ to: administrator.email, state: 'sent', text: null, tries: 1 })
    const { status, body: again } = await staff.send(calls.sendMail, { id: body.data[0]?.id ?? 0 })
    expect([status, again.message]).toEqual([400, 'This mail was already delivered or is out of date.'])
    expect((await staff.send(calls.sendMail, { id: 999_999 })).status).toBe(404)
  })

  it('sends a failed mail again', async () => {
    const staff = await server.as('mail-outbox')
    const { id } = await server.db
      .insertInto('mails')
      .values({ to_address: 'a@example.org', subject: 'Given up', text: 'x', failed_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await staff.data(calls.mails, { to: 'a@example' }))[0]?.state).toBe('failed')
    expect((await staff.data(calls.sendMail, { id })).state).toBe('waiting')
    await arrived()
  })

  it('is only for users who may read it', async () => {
    expect((await server.anonymous.send(calls.mails, {})).status).toBe(401)
    expect((await (await server.as('audit-log')).send(calls.mails, {})).status).toBe(403)
  })
})
