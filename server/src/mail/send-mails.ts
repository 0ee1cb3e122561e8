import { type Kysely, sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { DB } from '../db/schema.gen.ts'
import { type Worker, worker } from '../jobs/queue.ts'
import { sendMail, type WriteMail } from './queue-mail.ts'

type Options = {
  db: Kysely<DB>
  smtpUrl: string | undefined
  from: string
  /** The writers of mails whose text is written at the time of sending. */
  writers: { 'reset-link': WriteMail; report: WriteWhole }
}

/** A mail with all its parts. */
export type WrittenMail = {
  text: string
  html?: string
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** Writes the mail with this id; undefined when it is not to be sent, which the writer has noted. */
export type WriteWhole = (mailId: number) => Promise<WrittenMail | undefined>

/** Timeouts of the mail server, in ms. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Delivers mails over SMTP. Without a mail server they stay stored, for the Outbox screen. */
export function sendMails({ db, smtpUrl, from, writers }: Options): Worker[] {
  if (!smtpUrl) return [worker(sendMail, async () => {})]
  const transport = createTransport({ url: smtpUrl, ...PATIENCE })

  const send = async ({ id }: { id: number }, { attempt }: { attempt: number }) => {
    const mail = await db
      .selectFrom('mails')
      .select(['to_address', 'subject', 'kind', 'text', 'user_id', 'sent_at'])
      .select(sql<boolean | null>`expires_at <= now()`.as('expired'))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!mail || mail.sent_at) return
    if (mail.expired) return forget(id)
    const written = await write(id, mail).catch(async (error: unknown) => {
      await noteFailure(id, error, attempt)
      throw error
    })
    if (!written) return
    try {
      await transport.sendMail({
        from,
        to: mail.to_address,
        subject: mail.subject,
        ...written,
        // If the answer to a delivery is lost, the mail server recognises the retry as the same mail.
        messageId: `<mail-${id}@${from.split('@').at(-1)}>`,
      })
    } catch (error) {
      await noteFailure(id, error, attempt)
      throw new Error('the mail server did not take the mail')
    }
    await db
      .updateTable('mails')
      .set({ sent_at: sql`now()`, text: null, tries: sql`tries + 1`, last_error: null, failed_at: null })
      .where('id', '=', id)
      .execute()
  }

  const write = async (
    id: number,
    { kind, text, user_id }: { kind: string; text: string | null; user_id: number | null },
  ): Promise<WrittenMail | undefined> => {
    if (kind === 'report') return writers.report(id)
    const whole = text ?? (user_id === null ? null : await writers['reset-link'](user_id))
    return whole ? { text: whole } : undefined
  }

  const forget = async (id: number) => {
    await db.updateTable('mails').set({ text: null }).where('id', '=', id).execute()
  }

  const noteFailure = async (id: number, error: unknown, attempt: number) => {
    const { code, response, message } = error as { code?: string; response?: string; message: string }
    await db
      .updateTable('mails')
      .set({
        tries: sql`tries + 1`,
        last_error: (response ?? [code, message].filter(Boolean).join(': ')).slice(0, 500),
        ...(attempt > (sendMail.options.retryLimit ?? 0) && { failed_at: sql`now()` }),
      })
      .where('id', '=', id)
      .execute()
  }

  return [worker(sendMail, send)]
}
