import { expect, it } from 'vitest'
import { totalsOfRows } from './report.ts'

it('the totals of rows are by counter, tender and kind, with refunds separate', () => {
  const row = (counter: 'bhent' | 'office', tender: 'CASH' | 'UPI', amount: number) =>
    ({ counter, tender, kind: 'SALE', amount }) as const
  const totals = totalsOfRows([
    row('office', 'UPI', 10),
    row('bhent', 'CASH', 0.1),
    row('office', 'CASH', 5),
    row('bhent', 'CASH', 0.2),
    row('office', 'CASH', -2.5),
  ])
  const line = { kind: 'SALE', rows: 1, given_back: 0 }
  expect(totals).toEqual([
    { ...line, counter: 'bhent', tender: 'CASH', rows: 2, taken: 0.3 },
    { ...line, counter: 'office', tender: 'CASH', rows: 2, taken: 5, given_back: -2.5 },
    { ...line, counter: 'office', tender: 'UPI', taken: 10 },
  ])
  expect(totalsOfRows([])).toEqual([])
})
