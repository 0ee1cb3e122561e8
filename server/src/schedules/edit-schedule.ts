import type { Input } from '@nivas/contract/call.ts'
import type { schedules } from '@nivas/contract/schedules/calls.ts'
import type { Schedule } from '@nivas/contract/schedules/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { refuseChanged } from '../http/refuse-changed.ts'
import { readSchedule } from './read-schedules.ts'
import { columnsOf, refuseWrong, writeReceivers } from './write-schedule.ts'

/** Changes a schedule; omitted fields stay. What was due by the old one before is not sent by the new one. */
export const editSchedule =
  (hasMailServer: boolean) =>
  async (trx: Transaction<DB>, _actor: Actor, given: Input<typeof schedules.edit>): Promise<Schedule> => {
    const { id } = given
    await trx.selectFrom('report_mails').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const before = await readSchedule(trx, id, hasMailServer)
    const receivers = before.receivers.map((one) => one.id)
    refuseChanged(
      given.known_user_ids,
      receivers,
      'The receivers of this report were changed meanwhile. Please open it again.',
    )
    const form = {
      report: given.report ?? before.report,
      every: given.every ?? before.every,
      hour: given.hour ?? before.hour,
      // What a report is about is sent with it.
      event_id: given.event_id === undefined ? (before.event?.id ?? null) : given.event_id,
      group_id: given.group_id === undefined ? (before.group?.id ?? null) : given.group_id,
      user_ids: given.user_ids ?? receivers,
    } satisfies Writes<Input<typeof schedules.edit>, 'id' | 'known_user_ids'>
    await refuseWrong(trx, form, before.report === form.report ? receivers : [])
    await trx
      .updateTable('report_mails')
      .set({
        ...columnsOf(form),
        ...((before.every !== form.every || before.hour !== form.hour) && { since: sql<Date>`now()` }),
      })
      .where('id', '=', id)
      .execute()
    if (given.user_ids) await writeReceivers(trx, id, given.user_ids)
    return readSchedule(trx, id, hasMailServer)
  }
