import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: [
    'cash_book',
    'cash_counters',
    'cash_day_open_sessions',
    'cash_day_sessions',
    'cash_days',
    'cash_movements',
    'cash_receipts',
    'cash_sessions',
    'cash_unsigned_sessions',
    'receipt_series',
  ],
  // A ticket shows its receipt and its session. The report of the Bhent of a building shows its receipts.
  readBy: { cash_receipts: ['access', 'pos', 'reports'], cash_sessions: ['access', 'pos'] },
} satisfies Tables
