import { rangeBefore } from '@nivas/contract/schedules/range-before.ts'
import { say } from '@nivas/contract/texts.ts'
import { sql } from 'kysely'
import type { DemoPart } from '../../demo/part.ts'

/** These are switched off: the demo's users have no mailboxes, and their mails would wait for a server. */
const examples = [
  { report: 'occupancy-by-range', every: 'Weekly', hour: 6 },
  { report: 'revenue-by-range', every: 'Daily', hour: 7 },
  { report: 'gate-entries-report', every: 'Monthly', hour: 6 },
] as const

/** Fills in reports by mail to the office, one of them with a delivery. */
export const schedulesDemo: DemoPart = {
  name: 'schedules',

  isEmpty: async (trx) => !(await trx.selectFrom('report_mails').select('id').limit(1).executeTakeFirst()),

  fill: async (trx, { staff, today, now }) => {
    for (const { report, every, hour } of examples) {
      const { id } = await trx
        .insertInto('report_mails')
        .values({
          report,
          every,
          hour,
          is_active: false,
          since: now,
          created_at: now,
          created_by: staff.reports,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('report_mail_receivers')
        .values({ report_mail_id: id, user_id: staff.reports })
        .execute()
      if (every !== 'Daily') continue
      const { from, to } = rangeBefore(every, today)
      await sql`insert into report_mail_deliveries (report_mail_id, user_id, range_from, range_to, made_at, refused) values (${id},
        ${staff.reports}, ${from}, ${to}, ${now}::timestamptz, ${JSON.stringify(say('The report was switched off before it was sent.'))}::jsonb)`.execute(
        trx,
      )
    }
  },
}
