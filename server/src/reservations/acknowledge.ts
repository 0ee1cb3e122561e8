import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Queue } from '../jobs/queue.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { acknowledgementText } from './acknowledgement-text.ts'
import type { Applied } from './insert-reservation.ts'

export type Acknowledge = {
  queue: Queue
  /** Returns the public address of the server, which the link starts with. It is known once the server listens. */
  origin: () => string
  venueName: string
}

/**
 * Queues a mail that confirms the application to the applicant. The mail contains no typed text: an applicant who
 * enters another person's address can send them numbers and days, but no message.
 */
export async function acknowledge(
  trx: Transaction<DB>,
  { queue, origin, venueName }: Acknowledge,
  {
    email,
    language,
    application_number: number,
    ...application
  }: Applied & { email: string; language: Language },
): Promise<void> {
  await queueMail(trx, queue, {
    to: email,
    ...acknowledgementText(language, {
      venue: venueName,
      number,
      arrival: application.arrival_date,
      departure: application.departure_date,
      link: `${origin()}/#/application-status?number=${number}`,
    }),
  })
}
