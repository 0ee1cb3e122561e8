import type { cash } from '@nivas/contract/cash/calls.ts'
import type { Samples } from '../../testing/samples/sample.ts'

export const samples: Samples<typeof cash> = {
  closeSession: () => ({ counted: 600, expected: 610, notes: { 500: 1, 100: 1 } }),
}
