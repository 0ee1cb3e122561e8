import { reservations } from '@nivas/contract/reservations/calls.ts'
import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { queueMail } from '../mail/queue-mail.ts'
import { booking, inDays, makeRooms } from '../testing/factories.ts'
import { useMailServer } from '../testing/mail-server.ts'
import { useServer } from '../testing/server.ts'
import { partsOf } from './testing/parts-of.ts'
import { makeReceiver } from './testing/receiver.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url }))

beforeEach(() => {
  mail.delivered.length = 0
})
const delivered = async () => {
  await expect.poll(() => mail.delivered.length, { timeout: 15_000 }).toBe(1)
  return mail.delivered[0]?.source ?? ''
}

it('a mailed report shows a card as its screen does, in text, HTML and file', async () => {
  const desk = await server.as('admin-booking')
  const { roomIds } = await makeRooms(server, 1)
  const stay = booking(roomIds, inDays(-1), inDays(3))
  await desk.data(reservations.book, { ...stay, id_card_no: '2345 6789 0124' })
  const staff = await server.as('report-mails')
  const reader = await makeReceiver(server, 'gate-entries-report')
  const form = { report: 'satsangi-arrival-report', every: 'Daily', hour: 6 } as const
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  await staff.data(calls.sendNow, { id })
  const shown = partsOf(await delivered()).filter((part) => part.includes('XXXX XXXX 0124'))
  expect(shown).toHaveLength(3)
  expect(shown.join()).not.toContain('0124 #')
  // The columns of the text are as wide as the values that are shown.
  expect(shown[0]).toMatch(/Card number {5}Satsangi Name.*XXXX XXXX 0124 {2}Asha Rao/s)
})

it('no other mail has the mark of a card either', async () => {
  const text = 'Card XXXX XXXX 0124 #0123456789abcdef0123456789abcdef is known.'
  await server.db
    .transaction()
    .execute((trx) => queueMail(trx, server.queue, { to: 'a@example.org', subject: 'x', text }))
  expect(await delivered()).toContain('Card XXXX XXXX 0124 is known.')
})
