import { expect, test } from 'vitest'
import { cellValue } from '../ui/table/columns.ts'
import { receiptColumnsOnPhone } from './receipt-columns.ts'

test('on a phone a receipt shows its amount, even if only additional Bhent went back', () => {
  const receipt = (payment_amount: number, donation_amount: number) => ({
    ...{ id: 1, receipt_number: 12, payment_amount, donation_amount, upi_amount: 0, utr: null, prints: 1 },
    ...{ paid_with: [], payment_type: 'CASH' as const, cash_amount: payment_amount + donation_amount },
    ...{ taken_by: 'R. Mathur', taken_at: '2026-11-20T10:00:00Z', reason: null },
  })
  const [total] = receiptColumnsOnPhone.filter(({ kind }) => kind === 'money')
  if (!total) throw new Error('no column of money')
  expect(cellValue(total, receipt(0, -500))).toBe(-500)
  expect(cellValue(total, receipt(1400, 100.5))).toBe(1500.5)
})
