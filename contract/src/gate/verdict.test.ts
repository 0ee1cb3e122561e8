import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

const today = '2026-11-23'
const party = {
  status: 'PAID',
  arrival_date: today,
  checkin_status: 'No',
  allotment_cancelled: false,
} as const

test.each([
  ['is expected today', {}, 'green'],
  ['is checked in already', { checkin_status: 'Yes' }, 'amber'],
  ['arrives on another day', { arrival_date: '2026-11-24' }, 'amber'],
  ['has lost its rooms', { allotment_cancelled: true }, 'amber'],
  ['has no rooms yet', { status: 'NEW' }, 'amber'],
  ['has not given its Bhent', { status: 'HOLD' }, 'amber'],
] as const)('a party that %s', (_, more, tone) => {
  expect(verdictOf({ ...party, ...more }, today).tone).toBe(tone)
})
