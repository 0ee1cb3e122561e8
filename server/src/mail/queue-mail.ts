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

/** Writes the text of a mail to this user when it is sent. */
export type WriteMail = (userId: number) => Promise<string>

/** A mail with a text of its own; or of a kind that is written when it is sent, since its text must lie nowhere before. */
export type NewMail = ({ text: string } | { kind: 'reset-link'; userId: number }) & {
  to: string
  subject: string
  /** After so many minutes it is of no more use. */
  usefulMinutes?: number
  /** What it is about: of one that was written already there is no second. */
  once?: string
}

/** Writes a mail and has it sent, in the transaction that it belongs to. */
export async function queueMail(trx: Transaction<DB>, queue: Queue, mail: NewMail): Promise<void> {
  const { to, subject, usefulMinutes, once } = mail
  const written = await trx
    .insertInto('mails')
    .values({
      to_address: to,
      subject,
      ...('text' in mail ? { text: mail.text } : { kind: mail.kind, user_id: mail.userId }),
      expires_at: usefulMinutes ? new Date(Date.now() + usefulMinutes * 60_000) : null,
      once: once ?? null,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) await queue.add(trx, sendMail, { id: written.id })
}
