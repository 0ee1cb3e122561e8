import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientOf, sessionOf } from '../testing/client.ts'
import { jobsLeft } from '../testing/jobs-left.ts'
import { useMailServer } from '../testing/mail-server.ts'
import { administrator, useServer } from '../testing/server.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url, PUBLIC_URL: 'http://venue.example' }))
const { email, password } = administrator

beforeEach(async () => {
  mail.delivered.length = 0
  await sql`truncate password_resets, reset_requests, sign_in_failures, mails, report_mail_deliveries`.execute(
    server.db,
  )
})

async function signIn(with_ = password) {
  const { headers } = await server.anonymous.send(calls.login, { email, password: with_ })
  return clientOf(server.origin, 0, sessionOf(headers))
}

/** Requests a link and returns the token that arrives. */
async function link() {
  const before = mail.delivered.length
  await server.anonymous.data(calls.forgot, { email })
  await expect.poll(() => mail.delivered.length, { timeout: 20_000 }).toBe(before + 1)
  return /token=(\S+)/.exec(mail.delivered.at(-1)?.text ?? '')?.[1] ?? ''
}

/** Waits until every job has run. */
const quiet = () => expect.poll(() => jobsLeft(server.db), { timeout: 30_000, interval: 50 }).toBe(0)

const use = (token: string) =>
  server.anonymous.send(calls.reset, { email, token, password, password_confirmation: password })

/** Ways in which the password or the e-mail of a user changes, and is then restored. */
const changes: Record<string, () => Promise<void>> = {
  'the user changes the password': async () => {
    const client = await signIn()
    const fresh = { password, password_confirmation: password }
    await client.data(calls.changePassword, { current_password: password, ...fresh })
  },
  'somebody writes another password into the database': async () => {
    await sql`update users set password_hash = password_hash || ' ' where email = ${email}`.execute(server.db)
    await sql`update users set password_hash = trim(password_hash) where email = ${email}`.execute(server.db)
  },
  'the e-mail changes': async () => {
    await sql`update users set email = 'other@example.org' where email = ${email}`.execute(server.db)
    await sql`update users set email = ${email} where email = 'other@example.org'`.execute(server.db)
  },
}

describe.each(Object.entries(changes))('when %s', (_, change) => {
  it('every link that was mailed before is invalid', async () => {
    const token = await link()
    await change()
    expect((await use(token)).status).toBe(422)
  })

  it('no link is made for a mail that is still queued', async () => {
    await mail.stop()
    await server.anonymous.data(calls.forgot, { email })
    const failures = async () =>
      (await server.db.selectFrom('mails').select('tries').executeTakeFirst())?.tries ?? 0
    await expect.poll(failures, { timeout: 20_000 }).toBeGreaterThan(0)
    await change()
    await mail.start()
    await quiet()
    expect(mail.delivered).toEqual([])
  })

  it('every other session of the user ends', async () => {
    const other = await signIn()
    await change()
    expect((await other.send(calls.currentUser, {})).status).toBe(401)
  })
})

it('a user who changes the password stays signed in', async () => {
  const client = await signIn()
  const fresh = { password, password_confirmation: password }
  const { status, headers } = await client.send(calls.changePassword, {
    current_password: password,
    ...fresh,
  })
  const next = clientOf(server.origin, 0, sessionOf(headers))
  expect([status, (await next.data(calls.currentUser, {})).email]).toEqual([200, email])
})

it('a token is only in the mail that is being sent, even while the mail server is down', async () => {
  await mail.stop()
  await server.anonymous.data(calls.forgot, { email })
  const failures = async () =>
    (await server.db.selectFrom('mails').select('tries').executeTakeFirst())?.tries ?? 0
  await expect.poll(failures, { timeout: 20_000 }).toBeGreaterThan(0)
  const staff = await server.as('mail-outbox')
  const seen = JSON.stringify([
    await staff.data(calls.mails, {}),
    (await sql`select * from mails`.execute(server.db)).rows,
    (await sql`select * from pgboss.job`.execute(server.db)).rows,
  ])
  expect(seen).toContain(email)
  expect(seen).not.toContain('token')
  expect(seen).not.toMatch(/[\w-]{43}/)
  await mail.start()
  await quiet()
  expect(mail.delivered).toHaveLength(1)
  const token = /token=(\S+)/.exec(mail.delivered[0]?.text ?? '')?.[1] ?? ''
  expect((await use(token)).status).toBe(200)
})
