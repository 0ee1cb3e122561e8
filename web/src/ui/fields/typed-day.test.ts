import { addDays } from '@nivas/contract/dates.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTypedDay } from './typed-day.ts'
import { showDay } from './typed-time.ts'

const TODAY = '2026-11-23'

test.each([
  ['27/11/2026', '2026-11-27'],
  ['2026-11-27', '2026-11-27'],
  ['27/11/26', '2026-11-27'],
  ['27.11.2026', '2026-11-27'],
  ['27.11.26', '2026-11-27'],
  ['27-11', '2026-11-27'],
  ['2711', '2026-11-27'],
  ['271126', '2026-11-27'],
  ['27112026', '2026-11-27'],
  ['5/1', '2027-01-05'],
  ['0106', '2026-06-01'],
  ['२७/११/२०२६', '2026-11-27'],
  [' 27/11 ', '2026-11-27'],
])('%s is the day %s', (typed, day) => {
  expect(parseTypedDay(typed, TODAY)).toBe(day)
})

test.each(['', '27', '271', '32/11', '2913', '29/02/2026', '27/11-26', '27.11.126', 'x', '27//11'])(
  '%s is no day',
  (typed) => {
    expect(parseTypedDay(typed, TODAY)).toBeNull()
  },
)

test('a day without a year is not before the first valid one', () => {
  expect(parseTypedDay('0106', TODAY, TODAY)).toBe('2027-06-01')
  expect(parseTypedDay('29/2', TODAY)).toBe('2028-02-29')
})

test('a day is parsed from each of its forms', () => {
  const offsets = fc.integer({ min: -180, max: 180 })
  fc.assert(
    fc.property(offsets, (more) => {
      const day = addDays(TODAY, more)
      const [d, m, y] = showDay(day).split('/') as [string, string, string]
      for (const typed of [`${d}/${m}`, `${d}${m}`, `${d}.${m}.${y.slice(2)}`, `${d}${m}${y}`, showDay(day)])
        expect(parseTypedDay(typed, TODAY)).toBe(day)
    }),
  )
})
