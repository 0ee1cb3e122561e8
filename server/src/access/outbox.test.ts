import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { administrator, useServer } from '../testing/server.ts'

const server = useServer()

const kept = async () => {
  const staff = await server.as('mail-outbox')
  const mails = () => staff.data(calls.mails, {})
  const before = (await mails()).length
  await server.nobody.data(calls.forgot, { email: administrator.email })
  await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(before + 1)
  return { staff, mail: (await mails())[0] }
}

it('without a mail server, a mail can be read in the outbox, and its link works', async () => {
  const { staff, mail } = await kept()
  expect(mail).toMatchObject({ to: administrator.email, state: 'kept', tries: 0 })
  const link = /(http\S+)\/#\/reset-password\?(\S+)/.exec(mail?.text ?? '')
  expect(link?.[1]).toBe(server.origin)
  const { status, body } = await staff.send(calls.sendMail, { id: mail?.id ?? 0 })
  expect([status, body.message]).toEqual([
    400,
    'There is no mail server. Whoever runs Nivas can name one with SMTP_URL.',
  ])
  const answer = await server.nobody.send(calls.reset, {
    email: administrator.email,
    token: new URLSearchParams(link?.[2]).get('token') ?? '',
    password: 'a new password',
    password_confirmation: 'a new password',
  })
  expect(answer.status).toBe(200)
})

it('a mail that is too late to be of use is not shown any more', async () => {
  const { staff } = await kept()
  await sql`update mails set expires_at = now() - interval '1 second'`.execute(server.db)
  for (const { state, text } of await staff.data(calls.mails, {}))
    expect([state, text]).toEqual(['expired', null])
})
