import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { sendMail } from './queue-mail.ts'

/** Notes that this job has ended without a mail server. */
export async function noteKept(db: Kysely<DB>, id: number): Promise<void> {
  await db.updateTable('mails').set({ kept_at: sql`now()` }).where('id', '=', id).execute()
}

/** Removes the text of a mail that has expired: it is not sent any more. */
export async function noteExpired(db: Kysely<DB>, id: number): Promise<void> {
  await db.updateTable('mails').set({ text: null }).where('id', '=', id).execute()
}

/**
 * Notes that the mail server is about to have the whole mail. Refuses when the job has exceeded its time: another run of it
 * sends the mail. False when another job has handed the mail over.
 */
export async function noteHanded(db: Kysely<DB>, id: number, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted()
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ handed_at: sql`now()` })
    .where('id', '=', id)
    .where('handed_at', 'is', null)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Notes that the mail server took the mail, under this subject. */
export async function noteSent(trx: Transaction<DB>, id: number, subject: string): Promise<void> {
  await trx
    .updateTable('mails')
    .set({
      ...{ subject, text: null, sent_at: sql<Date>`now()` },
      ...{ tries: sql<number>`tries + 1`, last_error: null, failed_at: null },
    })
    .where('id', '=', id)
    .execute()
}

/** Notes a try that failed; `isFinal`: another one would change nothing. */
export async function noteFailure(
  db: Kysely<DB>,
  id: number,
  { error, attempt, isFinal = false }: { error: unknown; attempt: number; isFinal?: boolean },
): Promise<void> {
  const { code, response, responseCode, message } = error as {
    code?: string
    response?: string
    responseCode?: number
    message: string
  }
  await db
    .updateTable('mails')
    .set({
      tries: sql`tries + 1`,
      last_error: (response ?? [code, message].filter(Boolean).join(': ')).slice(0, 500),
      // An answer is certain: the mail server does not have the mail.
      ...(responseCode && { handed_at: null }),
      ...((isFinal || attempt > (sendMail.options.retryLimit ?? 0)) && { failed_at: sql`now()` }),
    })
    .where('id', '=', id)
    .execute()
}

/** Notes that no job will send this mail: its last try failed, was killed, or timed out. */
export async function noteGivenUp(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failed_at: sql`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}
