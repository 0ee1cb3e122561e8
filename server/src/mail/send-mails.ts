import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { createTransport } from 'nodemailer'
import type { DB } from '../db/schema.gen.ts'
import { type Worker, worker } from '../jobs/queue.ts'
import { callWhenHanded } from './call-when-handed.ts'
import { noteExpired, noteFailure, noteGivenUp, noteHanded, noteKept, noteSent } from './note-mail.ts'
import { sendMail, type WriteMail } from './queue-mail.ts'

type Options = {
  db: Kysely<DB>
  smtpUrl: string | undefined
  from: string
  /** The writers of mails whose text is written at the time of sending. */
  writers: { 'reset-link': WriteMail; report: Reports }
}

/** A mail with all its parts. */
export type WrittenMail = {
  /** Default: the subject with which the mail was queued. */
  subject?: string
  text: string
  html?: string
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** Returns a mail as it is sent: without the marks of cards, like every answer of the server. */
const shown = ({ text, html, attachments }: WrittenMail): WrittenMail => ({
  text: withoutMarks(text),
  ...(html !== undefined && { html: withoutMarks(html) }),
  ...(attachments && {
    attachments: attachments.map((file) => ({ ...file, content: withoutMarks(file.content) })),
  }),
})

/** Mails whose content is written only when they are sent, and that are sent at most once. */
type Reports = {
  /** Writes the mail with this id. Undefined when it must not be sent; the writer has recorded why. */
  write: (mailId: number) => Promise<WrittenMail | undefined>
  /** Records that the mail server accepted the mail. */
  sent: (trx: Transaction<DB>, mailId: number) => Promise<void>
  /** Records that the mail server received the mail and did not answer. */
  unanswered: (trx: Transaction<DB>, mailId: number) => Promise<void>
}

/**
 * Timeouts of the mail server, in ms. A server that scans a mail before it answers may take ten minutes (RFC 5321,
 * 4.5.3.2.6). After a shorter timeout, each retry would deliver the same mail again.
 */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 600_000 }

/** Mailboxes send no out-of-office reply to such a mail (RFC 3834). */
const FROM_A_PROGRAM = { 'Auto-Submitted': 'auto-generated' }

/**
 * How many mails are sent at the same time, so that a mail whose answer takes ten minutes does not delay the others.
 */
const AT_ONCE = 3

/**
 * Whether the mail server refuses the receiver for good, because the mailbox does not exist. A retry would be refused
 * again, and mail servers block senders that retry. Other refusals (a password, the sender, relaying) end once the
 * operator corrects the settings.
 */
const refusesReceiver = (error: unknown): boolean => {
  const { command, response = '' } = error as { command?: string; response?: string }
  return command === 'RCPT TO' && /^55[013]\b/.test(response) && !/\b5\.7\.\d|relay/i.test(response)
}

/**
 * Returns the same id for every attempt of a mail, so that a mail server whose answer was lost recognises the retry.
 * The id contains the time of creation, because a restored database gives the mail's number to another mail.
 */
const messageIdOf = (id: number, created: Date, from: string) =>
  `<mail-${id}-${created.getTime()}@${from.split('@').at(-1)}>`

/** Reads the mail with this id, whether it has expired, and its state. */
const readMail = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('mails')
    .select(['to_address', 'subject', 'kind', 'text', 'created_at', 'sent_at', 'handed_at'])
    .select(sql<boolean | null>`expires_at <= now()`.as('expired'))
    .where('id', '=', id)
    .executeTakeFirst()

/** Makes the worker that delivers mails over SMTP. Without a mail server they stay stored, for the Outbox screen. */
export function sendMails({ db, smtpUrl, from, writers }: Options): Worker[] {
  if (!smtpUrl) return [worker(sendMail, ({ id }) => noteKept(db, id))]
  const transport = createTransport({ url: smtpUrl, ...PATIENCE })
  callWhenHanded(transport)

  const send = async (
    { id }: { id: number },
    { attempt, signal }: { attempt: number; signal: AbortSignal },
  ) => {
    const mail = await readMail(db, id)
    if (!mail || mail.sent_at) return
    // Another job is sending it, and will record the result.
    if (mail.handed_at && attempt === 1) return
    // Its server was killed, or the answer was lost. Only the mail server knows whether it took the mail.
    if (mail.handed_at) return db.transaction().execute((trx) => writers.report.unanswered(trx, id))
    if (mail.expired) return noteExpired(db, id)
    const written = await write(id, mail).catch(async (error: unknown) => {
      await noteFailure(db, id, { error, attempt })
      throw error
    })
    if (!written) return
    const { subject = mail.subject } = written
    const isReport = mail.kind === 'report'
    let isHandedByThisJob = true
    const whenHanded = async () => {
      isHandedByThisJob = await noteHanded(db, id, signal)
      if (!isHandedByThisJob) throw new Error('another job sends the mail')
    }
    try {
      await transport.sendMail({
        from,
        to: mail.to_address,
        subject,
        ...shown(written),
        messageId: messageIdOf(id, mail.created_at, from),
        headers: FROM_A_PROGRAM,
        ...(isReport && { whenHanded }),
      })
    } catch (error) {
      if (!isHandedByThisJob) return
      const isFinal = refusesReceiver(error)
      await noteFailure(db, id, { error, attempt, isFinal })
      if (isFinal) return
      throw new Error('the mail server did not take the mail')
    }
    await db.transaction().execute(async (trx) => {
      await noteSent(trx, id, subject)
      if (isReport) await writers.report.sent(trx, id)
    })
  }

  const write = async (
    id: number,
    { kind, text }: { kind: string; text: string | null },
  ): Promise<WrittenMail | undefined> => {
    if (kind === 'report') return writers.report.write(id)
    const whole = kind === 'reset-link' ? await writers['reset-link'](id) : text
    return whole ? { text: whole } : undefined
  }

  return [worker(sendMail, send, { atOnce: AT_ONCE, gaveUp: ({ id }) => noteGivenUp(db, id) })]
}
