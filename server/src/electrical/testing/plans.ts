import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { Questions } from '../../testing/questions.ts'

import { asked, lastMonth, thisMonth } from './read.ts'

export const questions: Questions<typeof electrical> = {
  profiles: [{ houseno: '77' }, { name: 'asha 12' }, { sort: 'name' }, { page: 300, per_page: 50 }],
  profile: [{ id: 4321 }],
  readings: [{ ...asked(thisMonth), line: 7 }],
  monthOfHouse: [{ ...asked(lastMonth), profile: 4321 }],
  readingsBalance: [{ id: 4300 }],
  payments: [{ id: 4300 }],
  statement: [{ id: 4300, from: lastMonth, to: thisMonth }],
  profileCharges: [{ id: 4321 }],
}
