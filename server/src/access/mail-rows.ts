import type { Mail } from '@nivas/contract/access/mail.ts'
import { sql } from 'kysely'

export type MailRow = Omit<Mail, 'created_at' | 'sent_at'> & { created_at: Date; sent_at: Date | null }

/**
 * The state of a mail. Without a mail server a mail is 'kept' instead of 'waiting'. Once there is a mail server, a mail
 * that was kept before counts as failed, because no job will send it.
 */
const stateOf = (hasMailServer: boolean) => sql`case when sent_at is not null then 'sent'
    when expires_at <= now() or (kind = 'text' and text is null) then 'expired'
    when failed_at is not null ${hasMailServer ? sql`or kept_at is not null` : sql``} then 'failed'
    else ${hasMailServer ? 'waiting' : 'kept'} end`

/** The columns of a mail that screens show. */
export const mailColumns = (
  hasMailServer: boolean,
) => sql`id, to_address as "to", subject, kind, created_at, sent_at, tries, last_error,
  case when expires_at <= now() then null else text end as text, ${stateOf(hasMailServer)} as state`

/** The condition that a mail is in this state. Sent mails and unsent mails have separate indexes. */
export const inState = (state: Mail['state'], hasMailServer: boolean) =>
  state === 'sent' ? sql`sent_at is not null` : sql`sent_at is null and ${stateOf(hasMailServer)} = ${state}`

export const toMail = (row: MailRow): Mail => ({
  ...row,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
})
