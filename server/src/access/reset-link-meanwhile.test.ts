import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { useMailServer } from '../testing/mail-server.ts'
import { runJob } from '../testing/run-job.ts'
import { administrator, useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url }), { jobs: false })

beforeEach(async () => {
  mail.delivered.length = 0
  await sql`delete from mails`.execute(server.db)
})

const mails = () => server.db.selectFrom('mails').select('id').where('kind', '=', 'reset-link').execute()

/** Requests a link, and runs the job that queues its mail. Resolves to the id of the request. */
async function ask(): Promise<number> {
  await server.anonymous.data(calls.forgot, { email: administrator.email })
  const { id } = await server.db
    .selectFrom('reset_requests')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await runJob(server, 'access.reset-mail', { id })
  return id
}

it('a request whose job runs again after its server was killed has only one mail', async () => {
  const id = await ask()
  await runJob(server, 'access.reset-mail', { id })
  expect(await mails()).toHaveLength(1)
})

it('a change of the password while a link is made ends the link, and no mail is sent', async () => {
  await ask()
  const [waiting] = await mails()
  await startBehind(
    server.db,
    (trx) =>
      sql`update users set password_hash = password_hash || '.'
        where email = ${administrator.email}`.execute(trx),
    () => runJob(server, 'mail.send', { id: waiting?.id ?? 0 }, { env: { SMTP_URL: mail.url } }),
  )
  expect(mail.delivered).toEqual([])
  expect((await sql`select user_id from password_resets`.execute(server.db)).rows).toEqual([])
})

it('an administrator cannot make a link where there is a mail server', async () => {
  await ask()
  const [waiting] = await mails()
  const staff = await server.as('mail-outbox', 'manage-users', 'manage-roles')
  const { status, body } = await staff.send(calls.makeLink, { mail_id: waiting?.id ?? 0 })
  expect([status, body.message]).toEqual([400, 'A mail server is set up, so links are sent only by email.'])
  expect((await sql`select user_id from password_resets`.execute(server.db)).rows).toEqual([])
})

it('a waiting mail is sent with its link', async () => {
  await ask()
  const [waiting] = await mails()
  await runJob(server, 'mail.send', { id: waiting?.id ?? 0 }, { env: { SMTP_URL: mail.url } })
  expect(mail.delivered.map(({ text }) => text.includes('/#/reset-password?'))).toEqual([true])
})
