import { accessWorkers, writeResetMail } from './access/index.ts'
import type { AppOptions } from './app.ts'
import { cash } from './cash/index.ts'
import { logWorkers } from './db/log-age.ts'
import { electrical } from './electrical/index.ts'
import { gateReports, gateWorkers } from './gate/index.ts'
import { protectBy } from './http/protect.ts'
import { identityKey, sealerOf } from './identity/index.ts'
import { importWorkers } from './imports/index.ts'
import type { Worker } from './jobs/queue.ts'
import { sendMails } from './mail/send-mails.ts'
import { planningWorkers } from './planning/index.ts'
import { forCash, pos, posWorkers } from './pos/index.ts'
import { reports } from './reports/index.ts'
import { reservationWorkers } from './reservations/index.ts'
import { samadh, samadhWorkers } from './samadh/index.ts'
import { reportMails, scheduleWorkers } from './schedules/index.ts'
import { vaccination } from './vaccination/index.ts'

/**
 * Returns the workers of every area.
 *
 * @param listening the server's own address; links in mails lead to the public address if it is configured
 */
export function workersOf(
  { db, queue, settings, replica }: Omit<AppOptions, 'listener'>,
  listening: string,
): Worker[] {
  const { smtpUrl, mailFrom, publicUrl = listening, venueName } = settings
  const from = mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`
  const around = { db, queue, origin: publicUrl, venueName }
  const timeZone = settings.venueTimeZone
  const writers = {
    'reset-link': writeResetMail(db, around),
    report: reportMails({
      ...around,
      timeZone,
      replica,
      bound: [
        ...reports({ timeZone }),
        ...gateReports(timeZone),
        ...electrical({ timeZone }),
        ...pos({ timeZone, devices: settings.devices }),
        ...samadh({ timeZone, seal: sealerOf(settings) }),
        ...cash({ timeZone, ...forCash(settings.devices) }),
        ...vaccination(identityKey(settings)),
      ],
    }),
  }
  return [
    ...sendMails({ db, smtpUrl, from, writers }),
    ...scheduleWorkers({ ...around, timeZone }),
    ...accessWorkers(around),
    ...logWorkers(db),
    ...reservationWorkers(db, timeZone),
    ...planningWorkers(db),
    ...samadhWorkers(db),
    ...gateWorkers(db, sealerOf(settings)),
    ...posWorkers(db, timeZone),
    ...importWorkers(db, {
      seal: sealerOf(settings),
      protect: protectBy(identityKey(settings)),
      timeZone,
    }),
  ]
}
