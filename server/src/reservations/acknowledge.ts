import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { isWithinLimit } from '../http/limits.ts'
import type { Protect } from '../http/protect.ts'
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

/** As many as one caller may send. Many callers could otherwise fill the mailbox of a person who never applied. */
const toOneMailbox = { kind: 'acknowledgement', most: 30, minutes: 60 }

/**
 * Queues a mail that confirms the application to the applicant, unless their mailbox already got too many. The mail
 * contains no typed text: an applicant who enters another person's address can send them numbers and days, but no
 * message.
 */
export async function acknowledge(
  trx: Transaction<DB>,
  protect: Protect,
  { queue, origin, venueName }: Acknowledge,
  {
    email,
    language,
    application_number: number,
    ...application
  }: Applied & { email: string; language: Language },
): Promise<void> {
  if (!(await isWithinLimit(trx, protect, toOneMailbox, email.toLowerCase()))) return
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
