import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Client, clientOf, sessionOf } from '../testing/client.ts'
import { administrator, useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'

const server = useServer()
const inCharge = () => server.as('mail-outbox', 'manage-users', 'manage-roles')

/** Requests a link, and returns its mail as it is stored without a mail server. */
async function kept(staff: Client) {
  const mails = () => staff.data(calls.mails, {})
  const before = (await mails()).length
  await sql`update mails set created_at = created_at - interval '2 hours'`.execute(server.db)
  await server.anonymous.data(calls.forgot, { email: administrator.email })
  await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(before + 1)
  const [mail] = await mails()
  return { mail, id: mail?.id ?? 0 }
}

const set = (link: string) =>
  server.anonymous.send(calls.reset, {
    email: administrator.email,
    token: new URLSearchParams(link.split('?')[1]).get('token') ?? '',
    password: administrator.password,
    password_confirmation: administrator.password,
  })

describe('a link to set a new password, where there is no mail server', () => {
  it('does not exist until an administrator makes it, and works then', async () => {
    const staff = await inCharge()
    const { mail, id } = await kept(staff)
    expect(mail).toMatchObject({ to: administrator.email, kind: 'reset-link', state: 'kept', text: null })
    expect((await sql`select * from password_resets`.execute(server.db)).rows).toEqual([])
    const { link } = await staff.data(calls.makeLink, { mail_id: id })
    expect(link).toMatch(/^\/#\/reset-password\?email=admin%40example.org&token=[\w-]{43}$/)
    expect((await set(link)).status).toBe(200)
  })

  it('is announced to its user until they have seen it, and is in the audit without the link', async () => {
    const staff = await inCharge()
    const { id } = await kept(staff)
    const { link } = await staff.data(calls.makeLink, { mail_id: id })
    const { body, headers } = await server.anonymous.send(calls.login, administrator)
    const { name } = await staff.data(calls.currentUser, {})
    expect(body.data.reset_link).toMatchObject({ by: name, at: expect.stringMatching(/^\d{4}-/) })
    const user = clientOf(server.origin, 0, sessionOf(headers))
    expect((await user.data(calls.seeResetLink, {})).reset_link).toBeNull()
    expect((await user.data(calls.currentUser, {})).reset_link).toBeNull()
    const audit = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('call', '=', 'access.makeLink')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(audit).toMatchObject({
      user_id: staff.userId,
      record_type: 'user',
      record_id: body.data.id,
      said: { mail_id: id },
    })
    const everything = JSON.stringify(
      await Promise.all([
        sql`select * from audit_log`.execute(server.db),
        sql`select * from submissions`.execute(server.db),
        sql`select * from mails`.execute(server.db),
      ]),
    )
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
    expect(everything).not.toContain(token)
  })

  it('is a new one each time, even with the same Idempotency-Key, and the previous one ends', async () => {
    const staff = await inCharge()
    const { id } = await kept(staff)
    const key = { 'idempotency-key': '7d9f3f4e-0000-4000-8000-00000000000a' }
    const first = await staff.data(calls.makeLink, { mail_id: id }, key)
    const second = await staff.data(calls.makeLink, { mail_id: id }, key)
    expect((await set(first.link)).status).toBe(422)
    expect((await set(second.link)).status).toBe(200)
  })

  it('is not made when the user has changed the password since the request', async () => {
    const staff = await inCharge()
    const { id } = await kept(staff)
    const { status } = await startBehind(
      server.db,
      (trx) =>
        sql`update users set password_hash = password_hash || '.'
          where email = ${administrator.email}`.execute(trx),
      () => staff.send(calls.makeLink, { mail_id: id }),
    )
    expect(status).toBe(400)
    await sql`update users set password_hash = left(password_hash, -1)
      where email = ${administrator.email}`.execute(server.db)
  })

  it('requires both permissions to manage, and a password that was just confirmed', async () => {
    const { id } = await kept(await inCharge())
    for (const held of [
      ['mail-outbox'],
      ['mail-outbox', 'manage-users'],
      ['mail-outbox', 'manage-roles'],
    ] as const)
      expect((await (await server.as(...held)).send(calls.makeLink, { mail_id: id })).status).toBe(403)
    const staff = await inCharge()
    await sql`update sessions set confirmed_at = confirmed_at - interval '2 minutes'
      where user_id = ${staff.userId}`.execute(server.db)
    const { status, body } = await staff.send(calls.makeLink, { mail_id: id })
    expect([status, body.message]).toEqual([403, 'Please enter your password for this. Nothing was changed.'])
  })

  it('is not made for a request that is used or too old, nor for a mail of another kind', async () => {
    const staff = await inCharge()
    const used = await kept(staff)
    expect((await set((await staff.data(calls.makeLink, { mail_id: used.id })).link)).status).toBe(200)
    const old = await kept(staff)
    await sql`update mails set expires_at = now() - interval '1 second' where id = ${old.id}`.execute(
      server.db,
    )
    const other = await server.db
      .insertInto('mails')
      .values({ to_address: 'a@example.org', subject: 'x', text: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ended = 'This mail was already delivered or is out of date.'
    for (const [mail_id, refused, text] of [
      [used.id, 400, ended],
      [old.id, 400, ended],
      [other.id, 400, 'This mail contains no link.'],
      [999_999, 404, 'There is no such mail'],
    ] as const) {
      const { status, body } = await staff.send(calls.makeLink, { mail_id })
      expect([mail_id, status, body.message]).toEqual([mail_id, refused, text])
    }
  })
})

it('without a mail server no mail is sent again', async () => {
  const staff = await inCharge()
  const { id } = await kept(staff)
  const { status, body } = await staff.send(calls.sendMail, { id })
  expect([status, body.message]).toEqual([
    400,
    'There is no mail server. The operator of Nivas can set one with SMTP_URL.',
  ])
})

it('mails are found by state, recipient and subject', async () => {
  const staff = await inCharge()
  const [now, past] = [new Date(), new Date(0)]
  const given = { to_address: 'found@example.org', subject: 'Application 7', text: 'x' }
  await server.db
    .insertInto('mails')
    .values([
      { ...given, subject: 'Waits' },
      { ...given, text: null, sent_at: now },
      { ...given, failed_at: now },
      { ...given, expires_at: past },
      { ...given, to_address: 'other@example.org' },
    ])
    .execute()
  const found = async (more: object) => {
    const mails = await staff.data(calls.mails, { to: 'found@', ...more })
    return mails.map(({ subject, state }) => [subject, state])
  }
  expect(await found({ state: 'sent' })).toEqual([['Application 7', 'sent']])
  expect(await found({ state: 'failed' })).toEqual([['Application 7', 'failed']])
  expect(await found({ state: 'expired' })).toEqual([['Application 7', 'expired']])
  expect(await found({ state: 'kept' })).toEqual([['Waits', 'kept']])
  expect(await found({ state: 'waiting' })).toEqual([])
  expect(await found({ subject: 'application' })).toHaveLength(3)
  expect((await staff.send(calls.mails, { state: 'lost' as 'sent' })).status).toBe(422)
})

it('an expired mail is not shown', async () => {
  const staff = await inCharge()
  await server.db
    .insertInto('mails')
    .values({ to_address: 'a@example.org', subject: 'x', text: 'x', expires_at: new Date(0) })
    .execute()
  const late = (await staff.data(calls.mails, {})).find(({ to }) => to === 'a@example.org')
  expect([late?.state, late?.text]).toEqual(['expired', null])
})
