import type { Input } from '@nivas/contract/call.ts'
import { reportNamed } from '@nivas/contract/reports/report-list.ts'
import type { schedules } from '@nivas/contract/schedules/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'
import { whyNotSent } from './may-be-sent.ts'
import { readUsers } from './read-users.ts'

type Form = Input<typeof schedules.add>

/** Returns the columns of a schedule. The event or the group is stored only for a report about one. */
export const columnsOf = ({ report, every, hour, event_id, group_id }: Form) => ({
  ...{ report, every, hour },
  event_id: reportNamed(report)?.about === 'event' ? event_id : null,
  group_id: reportNamed(report)?.about === 'group' ? group_id : null,
})

/**
 * Refuses an unknown event or group, and receivers who may not be sent the report.
 *
 * @param before the present receivers, who stay even when they lost the permission or were deleted; the list shows
 * that
 */
export async function refuseWrong(
  trx: Transaction<DB>,
  { report, event_id, group_id, user_ids }: Form,
  before: readonly number[] = [],
): Promise<void> {
  const terms = reportNamed(report)
  if (terms?.about === 'event' && event_id !== null) {
    const event = await trx
      .selectFrom('event_types')
      .select('id')
      .where('id', '=', event_id)
      .executeTakeFirst()
    if (!event) throw wrongField('event_id', 'The event of this report no longer exists.')
  }
  if (terms?.about === 'group' && group_id !== null) {
    const group = await trx
      .selectFrom('satsangi_groups')
      .select('id')
      .where('id', '=', group_id)
      .executeTakeFirst()
    if (!group) throw wrongField('group_id', 'The group of this report no longer exists.')
  }
  const users = await readUsers(trx, user_ids)
  for (const id of user_ids.filter((one) => !before.includes(one))) {
    const user = users.find((one) => one.id === id)
    if (!user) throw wrongField('user_ids', 'This user no longer exists. Please reload.')
    const why = whyNotSent(terms, user)
    if (why)
      throw wrongField('user_ids', '{{name}} cannot be sent this report. {{why}}', { name: user.name, why })
  }
}

/** Replaces the receivers of a schedule. */
export async function writeReceivers(
  trx: Transaction<DB>,
  id: number,
  user_ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom('report_mail_receivers').where('report_mail_id', '=', id).execute()
  await trx
    .insertInto('report_mail_receivers')
    .values(user_ids.map((user_id) => ({ report_mail_id: id, user_id })))
    .execute()
}
