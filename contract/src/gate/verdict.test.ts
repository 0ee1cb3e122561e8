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
  ['is expected today', {}, 'green', 'Expected today'],
  ['is already checked in', { checkin_status: 'Yes' }, 'amber', 'This reservation is already checked in.'],
  [
    'arrives on another day',
    { arrival_date: '2026-11-24' },
    'amber',
    'This reservation arrives on {{day}}, not today. Please confirm the check-in.',
  ],
  [
    'has lost its rooms',
    { allotment_cancelled: true },
    'amber',
    'The allotment was cancelled. Please match rooms first.',
  ],
  ['has no rooms yet', { status: 'NEW' }, 'amber', 'This reservation has no rooms yet.'],
  ['has not given its Bhent', { status: 'HOLD' }, 'amber', 'The Bhent is not collected yet.'],
] as const)('a party that %s', (_, more, tone, key) => {
  const verdict = verdictOf({ ...party, ...more }, today)
  expect([verdict.tone, verdict.reason.key]).toEqual([tone, key])
})
