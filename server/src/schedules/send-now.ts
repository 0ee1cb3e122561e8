import type { Input } from '@nivas/contract/call.ts'
import type { schedules } from '@nivas/contract/schedules/calls.ts'
import { rangeBefore } from '@nivas/contract/schedules/range-before.ts'
import type { Schedule } from '@nivas/contract/schedules/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import type { Queue } from '../jobs/queue.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { readSchedule } from './read-schedules.ts'

type Around = { queue: Queue; venueName: string; timeZone: string; hasMailServer: boolean }

/** Sends a report for its last range again, at the request of a user. */
export const sendNow =
  ({ hasMailServer, ...around }: Around) =>
  async (trx: Transaction<DB>, actor: Actor, { id }: Input<typeof schedules.sendNow>): Promise<Schedule> => {
    await trx.selectFrom('report_mails').select('id').where('id', '=', id).forShare().execute()
    const schedule = await readSchedule(trx, id, hasMailServer)
    if (!hasMailServer)
      throw new Refusal(400, 'There is no mail server. The operator of Nivas can set one with SMTP_URL.')
    if (schedule.gone) throw new Refusal(400, schedule.gone)
    if (!schedule.is_active) throw new Refusal(400, 'These mails are switched off. Switch them on first.')
    await queueDeliveries(trx, around, schedule, {
      range: rangeBefore(schedule.every, actor.today),
      asked_by: actor.id,
    })
    return readSchedule(trx, id, hasMailServer)
  }
