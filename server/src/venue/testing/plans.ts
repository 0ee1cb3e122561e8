import type { venue } from '@nivas/contract/venue/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions } from '../../testing/questions.ts'

const nights = { arrival: today, departure: inDays(7) }

export const questions: Questions<typeof venue> = {
  buildings: [{ name: 'building 1' }, nights],
  availableRooms: [nights, { ...nights, building_id: 1 }],
}
