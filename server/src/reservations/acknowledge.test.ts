import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { application } from '../testing/factories.ts'
import { jobsLeft } from '../testing/jobs-left.ts'
import { useMailServer } from '../testing/mail-server.ts'
import { useServer } from '../testing/server.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url, PUBLIC_URL: 'https://venue.example' }))

beforeEach(async () => {
  mail.delivered.length = 0
  await sql`truncate public_tries, sent_applications, mails, report_mail_deliveries`.execute(server.db)
})

const stay = ['2099-12-01', '2099-12-03'] as const
const send = (more: Partial<Parameters<typeof server.anonymous.send<typeof calls.apply>>[1]> = {}) =>
  server.anonymous.send(calls.apply, { ...application(...stay), ...more })
const arrived = () => expect.poll(() => mail.delivered.length, { timeout: 20_000, interval: 50 }).toBe(1)

it('an applicant gets a mail with number, days and link, and without any typed text', async () => {
  const { body } = await send({ comments: 'Buy cheap pills', applicant_city: 'http://bad.example' })
  await arrived()
  const [letter] = mail.delivered
  expect(letter).toMatchObject({
    to: ['asha@example.org'],
    subject: `Test venue: your application ${body.application_number}`,
  })
  for (const text of [
    `Reference number: ${body.application_number}`,
    'Arrival: 1 Dec 2099',
    'Departure: 3 Dec 2099',
    'If you arrive more than 24 hours late, your allotment is cancelled.',
    `https://venue.example/#/application-status?number=${body.application_number}`,
  ])
    expect(letter?.text).toContain(text)
  for (const text of ['pills', 'bad.example', 'Asha']) expect(letter?.text).not.toContain(text)
})

it('an applicant who applies in Hindi gets a mail in Hindi', async () => {
  const { body } = await send({ language: 'hi' })
  await arrived()
  expect(mail.delivered[0]?.subject).toBe(`Test venue: आपका आवेदन ${body.application_number}`)
  expect(mail.delivered[0]?.text).toContain('आगमन: 1 दिसंबर 2099')
  expect(mail.delivered[0]?.text).toContain('24 घंटे से ज़्यादा देर')
})

it('an application that is sent twice is acknowledged once', async () => {
  const before = await send({ comments: 'Twice' })
  expect((await send({ comments: 'Twice' })).body).toEqual(before.body)
  await arrived()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(mail.delivered).toHaveLength(1)
})

it('one mailbox gets at most 30 acknowledgements in an hour, whatever the addresses of those who enter it', async () => {
  for (let sent = 0; sent < 32; sent++) {
    const fields = { ...application(...stay), email: sent % 2 ? 'Asha@example.org' : 'asha@example.org' }
    const { status } = await server.anonymous.send(
      calls.apply,
      { ...fields, comments: `Application ${sent}` },
      { 'x-forwarded-for': `203.0.113.${sent}` },
    )
    expect(status).toBe(200)
  }
  const { count } = await server.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(30)
  // Another mailbox is not concerned.
  await send({ email: 'other@example.org' })
  await expect.poll(() => mail.delivered.length, { timeout: 20_000, interval: 50 }).toBe(31)
})

it('an application is accepted while the mail server is down, and acknowledged once it is back', async () => {
  await mail.stop()
  expect((await send({ comments: 'No mail today' })).status).toBe(200)
  const row = () => server.db.selectFrom('mails').select(['last_error']).executeTakeFirst()
  await expect.poll(async () => (await row())?.last_error, { timeout: 10_000 }).toContain('ECONNREFUSED')
  await mail.start()
  await expect.poll(() => jobsLeft(server.db), { timeout: 20_000, interval: 50 }).toBe(0)
  expect(mail.delivered).toHaveLength(1)
})
