import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReportColumn, totalsOf } from './columns.ts'

type Row = { day: string; people: number; bhent: number }
const columns: readonly ReportColumn<Row>[] = [
  { key: 'day', title: 'Date', kind: 'day' },
  { key: 'people', title: 'People', kind: 'number', total: true },
  { key: 'bhent', title: 'Bhent', kind: 'money', total: true },
]

test('sums are exact to the paisa, for any rows', () => {
  const paise = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  const row = fc.record({ people: fc.nat({ max: 500_000 }), paise })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 50 }), (given) => {
      const rows = given.map(({ people, paise }) => ({ day: '2026-11-22', people, bhent: paise / 100 }))
      const total = given.reduce((all, one) => all + one.paise, 0)
      expect(totalsOf(columns, rows)).toEqual({
        people: given.reduce((all, { people }) => all + people, 0),
        bhent: total / 100,
      })
    }),
  )
})

test('a report without sums has no row for them', () => {
  expect(totalsOf(columns.slice(0, 1), [])).toBeUndefined()
})
