import { duePeriods } from '@nivas/contract/electrical/age.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { today } from '../../testing/factories.ts'
import type { Questions } from '../../testing/questions.ts'
import { asked, lastMonth, thisMonth } from './read.ts'

export const questions: Questions<typeof electrical> = {
  profiles: [{ houseno: '77' }, { name: 'asha 12' }, { sort: 'name' }, { page: 300, per_page: 50 }],
  profile: [{ id: 4321 }],
  readings: [
    { ...asked(thisMonth), line: 7 },
    {
      ...{ ...asked(thisMonth), line: 7 },
      kept: { made_at: `${today}T08:00:00Z`, sent_at: `${today}T08:00:01Z`, made_by: 1 },
    },
  ],
  monthOfHouse: [{ ...asked(lastMonth), profile: 4321 }],
  bills: [
    { ...asked(lastMonth), line: 7 },
    { ...asked(lastMonth), profile: 4300 },
    { ...asked(lastMonth), group: 7 },
  ],
  oddReadings: [asked(lastMonth)],
  consumption: [{ id: 4300, from: `${Number(lastMonth.slice(0, 4)) - 1}${lastMonth.slice(4)}`, to: today }],
  lineAccounts: [
    { from: lastMonth, to: today },
    { from: lastMonth, to: today, line: 7 },
  ],
  groupOverdues: [{ group: 7 }],
  periodOverdues: [{ ...duePeriods[1] }],
  lineLoad: [{ loadyear: Number(thisMonth.slice(0, 4)) }],
  dailyCollection: [{ paymentDate: today }],
  readingsBalance: [{ id: 4300 }],
  payments: [{ id: 4300 }],
  payment: [{ id: 4300 }],
  statement: [{ id: 4300, from: lastMonth, to: thisMonth }],
  profileCharges: [{ id: 4321 }],
}

/** These reports read a year of readings or bills of every house, from one index. */
export const readsMore = { lineLoad: 70_000, oddReadings: 60_000, consumption: 30_000, lineAccounts: 60_000 }
