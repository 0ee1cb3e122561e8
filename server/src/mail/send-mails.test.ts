import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { PORTION } from '../db/in-portions.ts'
import { useMailServer } from '../testing/mail-server.ts'
import { refuseMany } from '../testing/refuse-many.ts'
import { giveUpJob, runJob } from '../testing/run-job.ts'
import { useServer } from '../testing/server.ts'
import { forgetMails } from './housekeeping.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url, PUBLIC_URL: 'https://venue.example' }), { jobs: false })

beforeEach(() => {
  mail.delivered.length = 0
  mail.refusesReceivers = undefined
  mail.answersAfter = 0
})

/** Sends a mail as its job does. */
const send = (id: number) =>
  runJob(server, 'mail.send', { id }, { env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://venue.example' } })

/** Makes a mail that waits, and returns it as the Outbox shows it. */
async function makeMail() {
  const staff = await server.as('mail-outbox')
  const { id } = await server.db
    .insertInto('mails')
    .values({ to_address: 'asha@example.org', subject: 'Your application', text: 'Namaste' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shown = async () => (await staff.data(calls.mails, {})).find((one) => one.id === id)
  return { staff, id, shown }
}

describe('a mail to a mailbox', () => {
  it('that does not exist is given up at the first answer, which the Outbox shows, and can be sent again by hand', async () => {
    const { staff, id, shown } = await makeMail()
    mail.refusesReceivers = '550 no such mailbox'
    await send(id)
    expect(await shown()).toMatchObject({ state: 'failed', tries: 1, text: 'Namaste' })
    expect((await shown())?.last_error).toMatch(/^550 .*no such mailbox/)
    mail.refusesReceivers = undefined
    expect((await staff.data(calls.sendMail, { id })).state).toBe('waiting')
    await send(id)
    expect([mail.delivered.length, (await shown())?.state]).toEqual([1, 'sent'])
  })

  it.each([
    ['may be there later', '450 mailbox busy'],
    ['is full', '552 mailbox full'],
    ['the mail server does not relay to', '550 5.7.1 relaying denied'],
    ['the mail server does not relay to without a password', '554 relay access denied'],
  ])('that %s is tried again', async (_, answer) => {
    const { id, shown } = await makeMail()
    mail.refusesReceivers = answer
    await expect(send(id)).rejects.toThrow('the mail server did not take the mail')
    expect(await shown()).toMatchObject({ state: 'waiting', tries: 1 })
  })
})

it('a mail whose last job was killed counts as given up, unless it was sent', async () => {
  const [one, other] = [await makeMail(), await makeMail()]
  await send(other.id)
  for (const { id } of [one, other]) await giveUpJob(server, 'mail.send', { id }, { SMTP_URL: mail.url })
  expect([(await one.shown())?.state, (await other.shown())?.state]).toEqual(['failed', 'sent'])
})

it('a mail server that scans a mail for half a minute gets it only once', async () => {
  const { id, shown } = await makeMail()
  mail.answersAfter = 32_000
  await send(id)
  expect([mail.delivered.length, (await shown())?.state]).toEqual([1, 'sent'])
}, 60_000)

it('a mail has one Message-ID for all tries, and another mail under its id has another', async () => {
  const { id } = await makeMail()
  const idOf = async () => {
    await sql`update mails set sent_at = null, text = 'Namaste' where id = ${id}`.execute(server.db)
    await send(id)
    return /^Message-ID: (<mail-\S+@venue\.example>)/im.exec(mail.delivered.at(-1)?.source ?? '')?.[1]
  }
  const [first, again] = [await idOf(), await idOf()]
  // As in a database that was restored from the previous day's backup.
  await sql`update mails set created_at = created_at + interval '1 day' where id = ${id}`.execute(server.db)
  const other = await idOf()
  expect([typeof first, again]).toEqual(['string', first])
  expect(other).not.toBe(first)
})

/** Stores more than one portion of mails of this age. */
const store = (days: number, subject: string) =>
  sql`insert into mails (to_address, subject, text, created_at, expires_at)
    select 'a@example.org', ${subject}, 'A link', now() - make_interval(days => ${days}::int), now() - interval '1 hour'
    from generate_series(1, ${PORTION + 1}::int)`.execute(server.db)

it('any number of old mails and of expired texts is deleted, one portion in each statement', async () => {
  await store(91, 'old')
  await store(1, 'expired')
  await refuseMany(server.db, 'mails')
  await forgetMails(server.db)
  const { rows } = await sql`select subject, count(*)::int as mails, count(text)::int as texts from mails
    where to_address = 'a@example.org' group by subject`.execute(server.db)
  expect(rows).toEqual([{ subject: 'expired', mails: PORTION + 1, texts: 0 }])
})
