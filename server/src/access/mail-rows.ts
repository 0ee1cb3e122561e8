import type { Mail } from '@nivas/contract/access/mail.ts'
import { sql } from 'kysely'

export type MailRow = Omit<Mail, 'created_at' | 'sent_at'> & { created_at: Date; sent_at: Date | null }

/**
 * The state of a mail. Without a mail server it is 'kept', not 'waiting'; with one, a mail that was kept before has no job
 * any more, as one that was given up.
 */
const stateOf = (hasMailServer: boolean) => sql`case when sent_at is not null then 'sent'
    when expires_at <= now() or (kind = 'text' and text is null) then 'expired'
    when failed_at is not null ${hasMailServer ? sql`or kept_at is not null` : sql``} then 'failed'
    else ${hasMailServer ? 'waiting' : 'kept'} end`

/** The columns of a mail that are shown. */
export const mailColumns = (
  hasMailServer: boolean,
) => sql`id, to_address as "to", subject, kind, created_at, sent_at, tries, last_error,
  case when expires_at <= now() then null else text end as text, ${stateOf(hasMailServer)} as state`

/** The condition that a mail is in this state; the mails that were sent, and those that were not, have an index each. */
export const inState = (state: Mail['state'], hasMailServer: boolean) =>
  state === 'sent' ? sql`sent_at is not null` : sql`sent_at is null and ${stateOf(hasMailServer)} = ${state}`

export const toMail = (row: MailRow): Mail => ({
  ...row,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
})
