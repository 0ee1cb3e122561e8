import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import { type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { sendDue } from './send-due.ts'
import { makeReceiver } from './testing/receiver.ts'

const server = useServer(undefined, { jobs: false })

/** Returns the mails of a daily report that is changed while the job that queues due reports waits for the change. */
async function queuedWhile(set: RawBuilder<unknown>) {
  const staff = await server.as('report-mails')
  const reader = await makeReceiver(server, 'report-occupancy-by-range')
  const form = { report: 'occupancy-by-range', every: 'Daily', hour: 0 } as const
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  await sql`update report_mails set since = now() - interval '2 months' where id = ${id}`.execute(server.db)
  const { db, queue } = server
  const around = { db, queue, venueName: 'Test venue', timeZone: 'Asia/Kolkata' }
  await startBehind(
    db,
    (trx) => sql`update report_mails set ${set} where id = ${id}`.execute(trx),
    () => sendDue(around, new Date(`${today}T23:30:00+05:30`)),
  )
  return staff.data(calls.deliveries, { id })
}

it('a report that is switched off while due reports are queued is not sent', async () => {
  expect(await queuedWhile(sql`is_active = false, since = now()`)).toEqual([])
})

it('a report that becomes monthly while due reports are queued is not sent by the old rhythm', async () => {
  expect(await queuedWhile(sql`every = 'Monthly', since = now()`)).toEqual([])
})

it('a report that stays due when it is changed is sent after the change', async () => {
  expect(await queuedWhile(sql`hour = 0`)).toHaveLength(1)
})
