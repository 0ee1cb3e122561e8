import type { Language } from '@nivas/contract/access/schemas.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { reportNamed } from '@nivas/contract/reports/report-list.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Queue } from '../jobs/queue.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { aboutOf } from './about-of.ts'
import { mailWords } from './mail-words.ts'

type Range = { from: string; to: string }
type Schedule = { id: number; report: string }
type Receiver = {
  delivery: number
  email: string
  language: Language
  /** The event or group of the report. */
  about: string | null
}

/** How long the mail of a report is useful, in minutes: three days. */
const USEFUL_MINUTES = 3 * 24 * 60

/**
 * Queues the mails of a report to its receivers. Mails of the schedule are made once for each range: a second server,
 * or a second run, makes none.
 *
 * @param asked_by the user who sends it by hand; null for the schedule
 */
export async function queueDeliveries(
  trx: Transaction<DB>,
  { queue, venueName, timeZone }: { queue: Queue; venueName: string; timeZone: string },
  { id, report }: Schedule,
  { range, asked_by }: { range: Range; asked_by: number | null },
): Promise<void> {
  const { rows } = await sql<Receiver>`
    with made as (insert into report_mail_deliveries (report_mail_id, user_id, range_from, range_to, asked_by)
      select report_mail_id, user_id, ${range.from}::date, ${range.to}::date, ${asked_by}::int
      from report_mail_receivers where report_mail_id = ${id}
      on conflict (report_mail_id, user_id, range_from, range_to) where asked_by is null do nothing returning id, user_id)
    select made.id as delivery, u.email, coalesce(u.language, 'en') as language, ${aboutOf} as about
    from made join users u on u.id = made.user_id join report_mails s on s.id = ${id} order by made.id`.execute(
    trx,
  )
  const { title = report, covers } = reportNamed(report) ?? {}
  const today = dayIn(timeZone)
  for (const { delivery, email, language, about } of rows) {
    const mail_id = await queueMail(trx, queue, {
      to: email,
      subject: mailWords(language).subject({ venue: venueName, title, about, covers, ...range }, today),
      kind: 'report',
      usefulMinutes: USEFUL_MINUTES,
    })
    await trx
      .updateTable('report_mail_deliveries')
      .set({ mail_id: mail_id ?? null })
      .where('id', '=', delivery)
      .execute()
  }
}
