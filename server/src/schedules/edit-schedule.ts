import type { Input } from '@nivas/contract/call.ts'
import { reportNamed } from '@nivas/contract/reports/report-list.ts'
import { schedules } from '@nivas/contract/schedules/calls.ts'
import { hourOfDay } from '@nivas/contract/schedules/hour-of-day.ts'
import type { Schedule } from '@nivas/contract/schedules/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { readSchedule } from './read-schedules.ts'
import { columnsOf, refuseWrong, writeReceivers } from './write-schedule.ts'

function titleOf(report: string) {
  const known = reportNamed(report)
  return known ? say(known.title) : null
}

const wordsOf = ({ report, every, hour, event, group, receivers }: Schedule) => ({
  report: titleOf(report),
  every: say(every),
  hour: hourOfDay(hour),
  event_id: event && { word: event.name },
  group_id: group?.name ?? null,
  user_ids: receivers.map(({ name }) => name).join(', '),
})

/**
 * Changes a schedule; omitted fields stay as they are. With a new rhythm or hour it starts now, so that nothing is
 * sent that the former one left due.
 */
export const editSchedule =
  (hasMailServer: boolean) =>
  async (trx: Transaction<DB>, _actor: Actor, given: Input<typeof schedules.edit>): Promise<Schedule> => {
    const { id } = given
    await lockRow(trx, 'report_mails', id)
    const before = await readSchedule(trx, id, hasMailServer)
    const receivers = before.receivers.map((one) => one.id)
    await refuseOverwritten(
      schedules.edit,
      given,
      async () => ({
        ...before,
        event_id: before.event?.id ?? null,
        group_id: before.group?.id ?? null,
        user_ids: receivers,
      }),
      wordsOf,
    )
    const form = {
      report: given.report ?? before.report,
      every: given.every ?? before.every,
      hour: given.hour ?? before.hour,
      // Null is a value: a new report may be about no event or group.
      event_id: given.event_id === undefined ? (before.event?.id ?? null) : given.event_id,
      group_id: given.group_id === undefined ? (before.group?.id ?? null) : given.group_id,
      user_ids: given.user_ids ?? receivers,
    } satisfies Writes<Input<typeof schedules.edit>, 'id'>
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
