import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Job, Queue } from '../jobs/queue.ts'

/**
 * A mail server that is away is asked again after 5 s, 10 s, 20 s … and then every 10 minutes, for almost three days. The
 * queue is told the mail's id alone: who reads its tables reads no address and no link.
 */
export const sendMail: Job<{ id: number }> = {
  name: 'mail.send',
  options: {
    retryLimit: 400,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
    deleteAfterSeconds: 3_600,
  },
}

export type NewMail = {
  to: string
  subject: string
  text: string
  /** After so many minutes it is of no more use. */
  usefulMinutes?: number
}

/** Writes a mail and has it sent, in the transaction that it belongs to; returns its id. */
export async function queueMail(trx: Transaction<DB>, queue: Queue, mail: NewMail): Promise<number> {
  const { to, subject, text, usefulMinutes } = mail
  const { id } = await trx
    .insertInto('mails')
    .values({
      to_address: to,
      subject,
      text,
      expires_at: usefulMinutes ? new Date(Date.now() + usefulMinutes * 60_000) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queue.add(trx, sendMail, { id })
  return id
}
