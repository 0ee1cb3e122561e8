import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import { dueDay, type Rhythm, rangeBefore } from '@nivas/contract/schedules/range-before.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { inTransaction } from '../http/transaction.ts'
import type { Job, Queue } from '../jobs/queue.ts'
import { queueDeliveries } from './queue-deliveries.ts'

/** The job that runs `sendDue` every ten minutes. */
export const dueReports: Job = {
  name: 'schedules.due',
  options: { retryLimit: 2, retryDelay: 30, expireInSeconds: 300 },
}

type Around = { db: Kysely<DB>; queue: Queue; venueName: string; timeZone: string }
type Row = { id: number; report: string; every: Rhythm; hour: number; since: Date }

const active = sql`select id, report, every, hour, since from report_mails where is_active`

/**
 * Queues every report whose hour has come, for the day, week or month before. Mails that exist already are not made
 * again.
 */
export async function sendDue({ db, timeZone, ...around }: Around, now = new Date()): Promise<void> {
  const today = dayIn(timeZone, now)
  const moment = { today, timeZone, now }
  const { rows } = await sql<Row>`${active} order by id`.execute(db)
  for (const { id } of rows.filter((one) => isDue(one, moment)))
    await inTransaction(db, async (trx) => {
      // The schedule is read again under a lock: it may have been changed or switched off since.
      const { rows: locked } = await sql<Row>`${active} and id = ${id} for share`.execute(trx)
      for (const schedule of locked.filter((one) => isDue(one, moment)))
        await queueDeliveries(trx, { ...around, timeZone }, schedule, {
          range: rangeBefore(schedule.every, today),
          asked_by: null,
        })
    })
  await sql`delete from report_mail_deliveries where made_at < now() - interval '90 days'`.execute(db)
}

/**
 * Whether a schedule is due: from its hour on the first day after the range, unless it was set or switched on after
 * that.
 */
function isDue(
  { every, hour, since }: Row,
  { today, timeZone, now }: { today: string; timeZone: string; now: Date },
) {
  const due = `${dueDay(every, today)} ${String(hour).padStart(2, '0')}:00`
  const at = (moment: Date) => `${dayIn(timeZone, moment)} ${timeIn(timeZone, moment)}`
  return at(now) >= due && at(since) <= due
}
