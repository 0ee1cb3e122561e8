import { totalsCall } from '@nivas/contract/cash/totals-call.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { find } from '@nivas/contract/find/calls.ts'
import { liveBoardCall } from '@nivas/contract/gate/live-board-call.ts'
import { mealCalls } from '@nivas/contract/pos/meal-calls.ts'
import { arrivalsCall } from '@nivas/contract/reservations/arrivals.ts'
import { roomsTonightCall } from '@nivas/contract/venue/rooms-tonight.ts'
import { reading, type Workload } from './workload.ts'

const today = dayIn('Asia/Kolkata')
const day = (count: number) => ({ from: addDays(today, count), to: addDays(today, count) })

/** The calls of the dashboard. */
export const dashboardCalls: readonly Workload[] = [
  reading('dashboard: figures and things that want a look', dashboard.figures, {}),
  reading('dashboard: arrivals still expected, by hour', arrivalsCall.arrivals, {}),
  reading('dashboard: rooms tonight, by building and state', roomsTonightCall.roomsTonight, {}),
  reading('dashboard: Bhent today', totalsCall.journalTotals, { ...day(0), kind: 'BHENT' }),
  reading('dashboard: Bhent a week ago', totalsCall.journalTotals, { ...day(-7), kind: 'BHENT' }),
  reading('dashboard: people inside', liveBoardCall.liveBoard, {}),
  reading('dashboard: meals to cook', mealCalls.mealBoard, {}),
]

/** The texts that are typed into the search of Ctrl+K. */
export const typed = [
  ['a reference', 'A26-004321'],
  ['its last digits', '54321'],
  ['a phone number', '7141592653'],
  ['the end of a phone number', '2653'],
  ['a card', 'NR-7777'],
  ['a first name in Latin letters', 'meena'],
  ['a first name in Devanagari letters', 'मीना'],
  ['a family name', 'sharma'],
  ['a whole name', 'Vijay Patil'],
  ['two letters', 'ra'],
  ['an unknown name', 'Zzyzx'],
  ['a room', 'Building 4 312'],
  ['an identity number', '234567890124'],
] as const

export const searches: readonly Workload[] = typed.map(([what, wanted]) =>
  reading(`search: ${what}`, find.records, { wanted }),
)
