import type { cash } from '@nivas/contract/cash/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions } from '../../testing/questions.ts'

const week = { from: inDays(-6), to: today }

export const questions: Questions<typeof cash> = {
  report: [{ id: 1 }, { id: 20 }],
  journal: [
    week,
    { from: today, to: today },
    { ...week, counter: 'bhent' },
    { ...week, user_id: 7 },
    { ...week, tender: 'UPI' },
    { ...week, kind: 'DONATION' },
    { from: inDays(-60), to: inDays(-50), session_id: 20 },
    { from: inDays(-60), to: inDays(-50), session_id: 20, category: 'Books' },
    { ...week, closing: today, kind: 'SALE' },
  ],
  journalTotals: [
    week,
    { from: today, to: today },
    { ...week, user_id: 7 },
    { ...week, counter: 'bhent', tender: 'UPI' },
    { ...week, kind: 'DONATION' },
    { from: inDays(-60), to: inDays(-50), session_id: 20, category: 'Books' },
    { ...week, closing: today },
  ],
  receipt: [{ id: 4321 }],
  findReceipt: [{ number: '4321' }],
  day: [{ day: today }, { day: inDays(-10) }],
}
