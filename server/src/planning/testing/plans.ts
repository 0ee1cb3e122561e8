import type { planning } from '@nivas/contract/planning/calls.ts'
import type { Questions } from '../../testing/questions.ts'

export const questions: Questions<typeof planning> = {
  lines: [
    { id: 1, show: 'ALL' },
    { id: 1, application_number: '4321' },
  ],
  lineRooms: async (find) => [
    await find('select plan_id, id from plan_lines where arrival_date > current_date limit 1'),
  ],
}

/** The totals of twenty plans with 5,000 lines each. */
export const readsMore = { recent: 20 * 5_000 }
