import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { bind } from '../http/bind.ts'
import { type Queue, type Worker, worker } from '../jobs/queue.ts'
import { addSchedule } from './add-schedule.ts'
import { editSchedule } from './edit-schedule.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listReceivers } from './list-receivers.ts'
import { noteMailed, noteUnanswered } from './note-mailed.ts'
import { readSchedules } from './read-schedules.ts'
import { dueReports, sendDue } from './send-due.ts'
import { sendNow } from './send-now.ts'
import { switchSchedule } from './switch-schedule.ts'
import { writeReportMail } from './write-report-mail.ts'

export { schedulesDemo } from './demo/schedules-demo.ts'

/** Returns how mails with reports are written, and what is recorded about them. */
export const reportMails = (around: Parameters<typeof writeReportMail>[0]) => ({
  write: writeReportMail(around),
  sent: noteMailed,
  unanswered: noteUnanswered,
})

type Around = { queue: Queue; venueName: string; timeZone: string; hasMailServer: boolean }

/** Binds the calls of this area, for one server. */
export const schedules = (around: Around) => {
  const { hasMailServer } = around
  return bind('schedules', calls, {
    list: (db) => readSchedules(db, hasMailServer),
    receivers: listReceivers,
    deliveries: listDeliveries(hasMailServer),
    add: addSchedule(hasMailServer),
    edit: editSchedule(hasMailServer),
    switch: switchSchedule(hasMailServer),
    sendNow: sendNow(around),
  })
}

type Working = { db: Kysely<DB>; queue: Queue; venueName: string; timeZone: string }

/** Returns the workers of this area's jobs. */
export const scheduleWorkers = (around: Working): Worker[] => [
  worker(dueReports, () => sendDue(around), { cron: '*/10 * * * *' }),
]
