import type { PlainKey } from '../texts.ts'
import type { OddKind } from './odd.ts'

/** The reasons why a reading is odd. */
export const oddNames = {
  HIGH: 'Over three times the usual',
  MANY: 'Many units, with no earlier use',
  NONE: 'No units after use',
  NEGATIVE: 'Less than the previous reading',
  LOCKED: 'Locked house, estimate',
} as const satisfies Record<OddKind, PlainKey>
