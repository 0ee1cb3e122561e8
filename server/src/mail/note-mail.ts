import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { sendMail } from './queue-mail.ts'

/** Records that the job ended without a mail server, and the mail stays stored. */
export async function noteKept(db: Kysely<DB>, id: number): Promise<void> {
  await db.updateTable('mails').set({ kept_at: sql`now()` }).where('id', '=', id).execute()
}

/** Removes the text of an expired mail, which is no longer sent. */
export async function noteExpired(db: Kysely<DB>, id: number): Promise<void> {
  await db.updateTable('mails').set({ text: null }).where('id', '=', id).execute()
}

/**
 * Records that the mail server is about to receive the end of the mail. Throws when the job has exceeded its time,
 * because another run of it then sends the mail. False when another job has already handed the mail over.
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

/** Records that the mail server accepted the mail, with this subject. */
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

/** Records a failed attempt. `isFinal`: a retry would fail too. */
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
      // The mail server answered, so it certainly does not have the mail.
      ...(responseCode && { handed_at: null }),
      ...((isFinal || attempt > (sendMail.options.retryLimit ?? 0)) && { failed_at: sql`now()` }),
    })
    .where('id', '=', id)
    .execute()
}

/** Records that no job will send this mail, because its last attempt failed, was killed, or timed out. */
export async function noteGivenUp(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failed_at: sql`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}
