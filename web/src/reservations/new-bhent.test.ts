import { addDays } from '@nivas/contract/dates.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newBhent } from './new-bhent.ts'

const held = (more: object = {}) =>
  ({
    status: 'PAID',
    arrival_date: '2026-12-01',
    departure_date: '2026-12-03',
    total_amount: 1500,
    rooms: [{ price: 500 }, { price: 250 }],
    payments: [{ payment_amount: 1500 }],
    refundable: [],
    ...more,
  }) as unknown as Parameters<typeof newBhent>[0]

test('the paid amount and the difference make the new total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 366 }),
      fc.array(fc.integer({ min: -5_000, max: 5_000 }), { maxLength: 4 }),
      (nights, earlier) => {
        const payments = [1500, ...earlier].map((payment_amount) => ({ payment_amount }))
        const bhent = newBhent(held({ payments }), '2026-12-01', addDays('2026-12-01', nights))
        const paid = payments.reduce((sum, { payment_amount }) => sum + payment_amount, 0)
        const total = nights * 750
        // The reservation already has two nights.
        expect(bhent).toEqual(
          nights === 2 ? undefined : { total, before: 1500, difference: total - paid, upi_back: 0 },
        )
      },
    ),
  )
})

test('no money is collected before the Bhent is due', () => {
  const bhent = newBhent(held({ status: 'HOLD', payments: [] }), '2026-12-01', '2026-12-04')
  expect(bhent).toEqual({ total: 2250, before: 1500, difference: 0, upi_back: 0 })
})

test('the Bhent does not change without rooms, on the same days, or on days that are not a valid stay', () => {
  expect(newBhent(held({ rooms: [] }), '2026-12-01', '2026-12-05')).toBeUndefined()
  expect(newBhent(held(), '2026-12-01', '2026-12-03')).toBeUndefined()
  for (const departure of [null, '', '2026-12-01', '2026-11-30', '2026-02-30', '2029-12-01'])
    expect(newBhent(held(), '2026-12-01', departure)).toBeUndefined()
})

test('money goes back in cash first, then by UPI up to what was paid by UPI', () => {
  const line = (id: number, tender: 'CASH' | 'UPI', remaining: number) => ({
    ...{ id, tender, remaining },
    kind: 'BHENT' as const,
    category: null,
    utr: null,
  })
  const back = (...refundable: ReturnType<typeof line>[]) =>
    newBhent(held({ refundable }), '2026-12-01', '2026-12-02')
  expect(back(line(1, 'UPI', 1000), line(2, 'CASH', 500))).toMatchObject({ difference: -750, upi_back: 250 })
  expect(back(line(1, 'UPI', 1500))).toMatchObject({ upi_back: 750 })
  expect(back(line(1, 'CASH', 1500))).toMatchObject({ upi_back: 0 })
})
