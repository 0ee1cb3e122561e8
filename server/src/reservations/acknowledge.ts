import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Job, Queue } from '../jobs/queue.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { acknowledgementText } from './acknowledgement-text.ts'

/** Told the id of a reservation, and what its applicant reads. */
export const acknowledgement: Job<{ id: number; language: Language }> = {
  name: 'reservations.acknowledgement',
  options: {
    retryLimit: 10,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: 30,
    deleteAfterSeconds: 3_600,
  },
}

export type Acknowledge = {
  queue: Queue
  /** Where people reach the server: the link leads there. */
  origin: string
  venueName: string
}

/**
 * Writes to an applicant that the application has come. Nothing that was typed stands in the mail: whoever fills in
 * somebody else's address sends them numbers and days, and no words of their own.
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
      link: `${origin.replace(/\/$/, '')}/#/application-status?number=${number}`,
    }),
  })
}
