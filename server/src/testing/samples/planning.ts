import { inDays } from '../factories.ts'
import type { Samples } from './sample.ts'

export const planning: Samples = {
  'planning.get': () => ({ id: 1 }),
  'planning.lines': () => ({
    id: 1,
    page: 1,
    per_page: 25,
    sort: 'people',
    order: 'asc',
    show: 'ALL',
    application_number: 'A',
  }),
  'planning.lineRooms': () => ({ plan_id: 1, id: 1 }),
  'planning.start': ({ building }) => ({
    from: inDays(1),
    to: inDays(2),
    building_ids: [building],
    may_move: true,
    pins_of: null,
  }),
  'planning.stop': () => ({ id: 1, keep: true }),
  'planning.changeLine': ({ rooms }) => ({ plan_id: 1, id: 1, pinned: true, room_ids: rooms }),
  'planning.accept': () => ({ id: 1, line_ids: [1] }),
}
