import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Job, Queue } from '../jobs/queue.ts'
import { queueMail, storesMail } from '../mail/queue-mail.ts'
import { acknowledgementText } from './acknowledgement-text.ts'

/** The payload is the id of a reservation, and the language of its applicant. */
export const acknowledgement: Job<{ id: number; language: Language }> = {
  name: 'reservations.acknowledgement',
  options: storesMail,
}

export type Acknowledge = {
  queue: Queue
  /** The public address of the server: the link starts with it. */
  origin: string
  venueName: string
}

/**
 * Mails the applicant that the application has arrived. The mail contains nothing that was typed: an
 * applicant who enters the address of another person can send them numbers and days, but no text.
 */
export async function acknowledge(
  trx: Transaction<DB>,
  { queue, origin, venueName }: Acknowledge,
  { id, language }: { id: number; language: Language },
): Promise<void> {
  const application = await trx
    .selectFrom('reservations')
    .select(['email', 'application_number', 'arrival_date', 'departure_date'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!application) return
  const { email, application_number: number, arrival_date, departure_date } = application
  await queueMail(trx, queue, {
    to: email,
    once: `application ${id}`,
    ...acknowledgementText(language, {
      venue: venueName,
      number,
      arrival: arrival_date,
      departure: departure_date,
      link: `${origin}/#/application-status?number=${number}`,
    }),
  })
}
