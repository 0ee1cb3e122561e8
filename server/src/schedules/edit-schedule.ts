import type { Input } from '@nivas/contract/call.ts'
import type { schedules } from '@nivas/contract/schedules/calls.ts'
import type { Schedule } from '@nivas/contract/schedules/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readSchedule } from './read-schedules.ts'
import { columnsOf, refuseWrong, writeReceivers } from './write-schedule.ts'

/** Changes a schedule; what was due by the old one before is not sent by the new one. */
export const editSchedule =
  (hasMailServer: boolean) =>
  async (trx: Transaction<DB>, _actor: Actor, form: Input<typeof schedules.edit>): Promise<Schedule> => {
    const { id } = form
    const before = await readSchedule(trx, id, hasMailServer)
    const known = before.report === form.report ? before.receivers.map((one) => one.id) : []
    await refuseWrong(trx, form, known)
    await trx
      .updateTable('report_mails')
      .set({
        ...columnsOf(form),
        ...((before.every !== form.every || before.hour !== form.hour) && { since: sql<Date>`now()` }),
      })
      .where('id', '=', id)
      .execute()
    await writeReceivers(trx, id, form.user_ids)
    return readSchedule(trx, id, hasMailServer)
  }
