import type { dictionary } from '@nivas/contract/dictionary/calls.ts'
import type { Samples } from '../../testing/samples/sample.ts'

export const samples: Samples<typeof dictionary> = {
  searchMeaning: () => ({ word: 'peace' }),
}
