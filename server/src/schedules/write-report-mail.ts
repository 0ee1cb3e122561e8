import type { Language } from '@nivas/contract/access/schemas.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import type { Report } from '@nivas/contract/reports/report.ts'
import { reportNamed } from '@nivas/contract/reports/report-list.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { type Kysely, sql } from 'kysely'
import { asOfOneMoment } from '../db/one-moment.ts'
import type { Aged, Replica } from '../db/replica.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { BoundCall } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import type { WrittenMail } from '../mail/send-mails.ts'
import { askFor, csvOf, makeTable, type ReportTable } from '../reports/index.ts'
import { aboutOf } from './about-of.ts'
import { coveredInName, mailWords } from './mail-words.ts'
import { whyNothing, whyNotSent } from './may-be-sent.ts'
import { refuseMail } from './note-mailed.ts'
import { readUsers, type User } from './read-users.ts'
import { reportBody } from './report-body.ts'

type Around = {
  db: Kysely<DB>
  /** The replica that the rows are read from, if there is one. */
  replica: Replica | undefined
  /** The calls of all reports, as the server answers them. */
  bound: readonly BoundCall[]
  timeZone: string
  venueName: string
  /** The public address of the server. */
  origin: string
}

type Due = {
  id: number
  report_mail_id: number
  user_id: number
  from: string
  to: string
  report: string
  event_id: number | null
  group_id: number | null
  /** The name of the event or group. */
  about: string | null
  is_active: boolean
  /** Whether the user is still a receiver of the report. */
  receives: boolean
  language: Language
}

/**
 * Writes the mail of a report when it is sent, with what its receiver may see at that moment. Returns undefined for a
 * mail that must not be sent, and stores the reason with its delivery.
 */
export const writeReportMail =
  (around: Around) =>
  async (mailId: number): Promise<WrittenMail | undefined> => {
    const { db } = around
    const due = await readDue(db, mailId)
    if (!due) return undefined
    const report = reportNamed(due.report)
    const [user] = await readUsers(db, [due.user_id])
    const why = whyNotSent(report, user) ?? whyNotDue(due, report)
    if (why || !report || !user) {
      await db
        .transaction()
        .execute((trx) => refuseMail(trx, mailId, why ?? say('This report no longer exists.')))
      return undefined
    }
    return write(around, due, report, user)
  }

async function readDue(db: Kysely<DB>, mailId: number): Promise<Due | undefined> {
  const { rows } =
    await sql<Due>`select d.id, d.report_mail_id, d.user_id, d.range_from as "from", d.range_to as "to",
      s.report, s.event_id, s.group_id, ${aboutOf} as about, s.is_active,
      coalesce(u.language, 'en') as language,
      exists (select from report_mail_receivers r where r.report_mail_id = s.id and r.user_id = d.user_id) as receives
    from report_mail_deliveries d join report_mails s on s.id = d.report_mail_id join users u on u.id = d.user_id
    where d.mail_id = ${mailId}`.execute(db)
  return rows[0]
}

function whyNotDue(due: Due, report: Report | undefined): Text | undefined {
  const why = report && whyNothing(report, due)
  if (why) return why
  if (!due.receives) return say('The user was removed from this report before it was sent.')
  return due.is_active ? undefined : say('The report was switched off before it was sent.')
}

async function write(
  { db, replica, bound, timeZone, venueName, origin }: Around,
  { from, to, event_id, group_id, about, language }: Due,
  report: Report,
  user: User,
): Promise<WrittenMail> {
  const actor: Actor = {
    ...{ id: user.id, name: user.name, email: user.email, accountType: user.account_type, language },
    ...{ permissions: user.permissions, roles: [], address: '', devices: [], today: dayIn(timeZone) },
    ...{ sessionId: 0, tokenId: 0, passwordAge: 0, resetLink: null },
  }
  const asked = { from, to, event_id: event_id ?? undefined, group_id: group_id ?? undefined }
  const read = (on: Kysely<DB>) => makeTable(report, asked, askFor(bound, on, actor))
  const { answer: table, secondsOld }: Aged<ReportTable> = await (
    replica?.read(read, db, () => {}) ?? asOfOneMoment(db, read).then((answer) => ({ answer }))
  ).catch((error: unknown) => {
    // A refusal by the report is stored as the error of the mail, like the mail server's answers.
    throw error instanceof Refusal ? new Error(error.message) : error
  })
  const search = new URLSearchParams(report.search?.(asked) ?? { from, to }).toString()
  const link = `${origin}/#${report.path}${search && `?${search}`}`
  const words = mailWords(language)
  const { title, covers } = report
  const today = dayIn(timeZone)
  return {
    // The subject is written again, to match the body: while the mail waited, the day has changed, and the report may
    // have.
    subject: words.subject({ venue: venueName, title, about, from, to, covers }, today),
    ...reportBody(table, language, {
      venue: venueName,
      about,
      from,
      to,
      covers,
      link,
      timeZone,
      secondsOld,
    }),
    attachments: [
      {
        filename: `${report.name}-${coveredInName({ from, to, covers }, today)}.csv`,
        content: csvOf(table, { text: words.text, timeZone }),
        contentType: 'text/csv; charset=utf-8',
      },
    ],
  }
}
