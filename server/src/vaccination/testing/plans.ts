import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions } from '../../testing/questions.ts'

export const questions: Questions<typeof vaccination> = {
  persons: [
    {},
    { filter: 'soni 43' },
    { filter: '43 soni' },
    { filter: '90000043' },
    { filter: '90000 00043' },
    { filter: '४३ soni' },
    { has: 1 },
    { from: inDays(-6), to: today },
    { vtype: 2, from: today, to: today, has: 1 },
    { vtype: 2, from: today, to: today, dose: 1, age: 'from60' },
  ],
  doses: [{ id: 4321 }],
  cardSearch: [{ cardNo: 'NR-4322' }, { cardNo: 'nr-43' }],
  report: [
    { from: today, to: today },
    { from: inDays(-30), to: today },
  ],
}
