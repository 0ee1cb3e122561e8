import { say, type Text } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'

type Mailed = { report_mail_id: number; user_id: number; report: string; from: string; to: string }

/** Records a mail with a report in the audit: its receiver, and its days. */
export async function noteMailed(trx: Transaction<DB>, mailId: number): Promise<void> {
  const { rows } = await sql<Mailed>`select d.report_mail_id, d.user_id, s.report, d.range_from as "from",
      d.range_to as "to" from report_mail_deliveries d join report_mails s on s.id = d.report_mail_id
    where d.mail_id = ${mailId}`.execute(trx)
  const [mailed] = rows
  if (!mailed) return
  const { report_mail_id, ...input } = mailed
  await writeEvent(trx, {
    name: 'schedules.mailed',
    record: { type: 'report_mail', id: report_mail_id },
    input,
  })
}

/** Records a mail that the mail server got and did not confirm. It may have arrived, so it is not sent again. */
export async function noteUnanswered(trx: Transaction<DB>, mailId: number): Promise<void> {
  await noteMailed(trx, mailId)
  await refuseMail(
    trx,
    mailId,
    say('The mail server did not confirm this mail. Send it again if it did not arrive.'),
  )
}

/** Records why a mail was not sent, and deletes it, so that it is not retried. */
export async function refuseMail(trx: Transaction<DB>, mailId: number, why: Text): Promise<void> {
  await trx
    .updateTable('report_mail_deliveries')
    .set({ refused: JSON.stringify(why), mail_id: null })
    .where('mail_id', '=', mailId)
    .execute()
  await trx.deleteFrom('mails').where('id', '=', mailId).execute()
}
