import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Job, Queue } from '../jobs/queue.ts'

/**
 * Retries an unavailable mail server after 5 s, 10 s, 20 s … and then every 10 minutes, for almost three days. The
 * payload is only the mail's id, so that the queue's tables hold no address and no link.
 */
export const sendMail: Job<{ id: number }> = {
  name: 'mail.send',
  options: {
    retryLimit: 400,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    // Longer than a mail server may take to answer; the heartbeat detects a server that was killed.
    expireInSeconds: 720,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 3_600,
  },
}

/** Writes the text of the mail with this id when it is sent; undefined when it is no longer valid. */
export type WriteMail = (mailId: number) => Promise<string | undefined>

/** A mail with its text, or of a kind whose text is written only when it is sent, because it must not be stored. */
export type NewMail = ({ text: string } | { kind: 'reset-link'; userId: number } | { kind: 'report' }) & {
  to: string
  subject: string
  /** Minutes until the mail expires. */
  usefulMinutes?: number
  /** The key of a unique mail: a second mail with the same key is not made. */
  once?: string
}

/**
 * Stores a mail and queues it for sending, within a transaction. Returns its id; undefined for a unique mail that was
 * made before.
 */
export async function queueMail(
  trx: Transaction<DB>,
  queue: Queue,
  mail: NewMail,
): Promise<number | undefined> {
  const { to, subject, usefulMinutes, once } = mail
  const written = await trx
    .insertInto('mails')
    .values({
      to_address: to,
      subject,
      ...('text' in mail ? { text: mail.text } : { kind: mail.kind }),
      ...('userId' in mail && { user_id: mail.userId }),
      expires_at: usefulMinutes ? new Date(Date.now() + usefulMinutes * 60_000) : null,
      once: once ?? null,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) await queue.add(trx, sendMail, { id: written.id })
  return written?.id
}
