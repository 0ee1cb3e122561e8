import type { planning } from '@nivas/contract/planning/calls.ts'
import type { NotRead, Samples } from '../../testing/samples/sample.ts'

export const samples: Samples<typeof planning> = {
  start: ({ building }) => ({ building_ids: [building], pins_of: null }),
  changeLine: ({ rooms }) => ({ plan_id: 1, id: 1, room_ids: rooms }),
}

export const notRead: NotRead<typeof planning> = {
  // Not read, because the plan does not exist.
  lines: ['sort', 'order'],
}
