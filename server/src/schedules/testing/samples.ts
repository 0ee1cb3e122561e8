import type { schedules } from '@nivas/contract/schedules/calls.ts'
import type { Ids, Samples } from '../../testing/samples/sample.ts'

/** Makes a report by mail, still without receivers. */
async function makeSchedule({ db }: Ids) {
  const { id } = await db
    .insertInto('report_mails')
    .values({ report: 'occupancy-by-range', every: 'Daily', hour: 6, created_by: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id }
}

const form = { report: 'event', event_id: 1, user_ids: [1] }

export const samples: Samples<typeof schedules> = {
  receivers: () => ({ report: 'occupancy-by-range' }),
  deliveries: makeSchedule,
  add: () => form,
  edit: async (ids) => ({ ...(await makeSchedule(ids)), ...form }),
  switch: makeSchedule,
  sendNow: makeSchedule,
}
