import { expect, it } from 'vitest'
import { useMailServer } from '../testing/mail-server.ts'
import { useServer } from '../testing/server.ts'
import { queueMail } from './queue-mail.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url, PUBLIC_URL: 'https://venue.example' }))

const write = (to: string) =>
  server.db
    .transaction()
    .execute((trx) => queueMail(trx, server.queue, { to, subject: 'Namaste', text: 'Namaste' }))

const delivered = (many: number) =>
  expect.poll(() => mail.delivered.length, { timeout: 20_000, interval: 50 }).toBe(many)

it('a mail that the mail server does not answer does not delay other mails', async () => {
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  let waits = false
  mail.beforeReceiver = async (address) => {
    if (!address.startsWith('slow@')) return
    waits = true
    await answered
  }
  await write('slow@example.org')
  await expect.poll(() => waits, { timeout: 20_000, interval: 50 }).toBe(true)
  for (const name of ['asha', 'ravi', 'mira']) await write(`${name}@example.org`)
  await delivered(3)
  answer()
  await delivered(4)
  expect(mail.delivered.at(-1)?.to).toEqual(['slow@example.org'])
})
