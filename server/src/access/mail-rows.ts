import type { Mail } from '@nivas/contract/access/mail.ts'
import { sql } from 'kysely'

export type MailRow = Omit<Mail, 'created_at' | 'sent_at'> & { created_at: Date; sent_at: Date | null }

/**
 * The columns of a mail that are shown. Without a mail server its state is 'kept', not 'waiting'; with one, a mail that was
 * kept before has no job any more, as one that was given up.
 */
export const mailColumns = (
  hasMailServer: boolean,
) => sql`id, to_address as "to", subject, kind, created_at, sent_at, tries, last_error,
  case when expires_at <= now() then null else text end as text,
  case when sent_at is not null then 'sent'
    when expires_at <= now() or (kind = 'text' and text is null) then 'expired'
    when failed_at is not null ${hasMailServer ? sql`or kept_at is not null` : sql``} then 'failed'
    else ${hasMailServer ? 'waiting' : 'kept'} end as state`

export const toMail = (row: MailRow): Mail => ({
  ...row,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
})
