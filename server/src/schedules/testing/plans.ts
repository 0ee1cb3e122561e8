import type { schedules } from '@nivas/contract/schedules/calls.ts'
import type { Questions } from '../../testing/questions.ts'

export const questions: Questions<typeof schedules> = {
  receivers: [{ report: 'occupancy-by-range' }],
  deliveries: [{ id: 1 }],
}
