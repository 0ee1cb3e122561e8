import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketOfPeriod, buckets, duePeriods, isOfAge } from './age.ts'
import { houseKey, houseOrder } from './house-order.ts'
import { methodOf, methods } from './methods.ts'
import { addMonths, monthInWords, monthOf, monthsBetween, wrongMonth } from './months.ts'

const runs = { numRuns: 1000 }
const today = '2026-11-22'
const aMonth = fc.integer({ min: 0, max: 40 }).map((age) => addMonths(today, -age))

describe('months', () => {
  it('are counted and moved consistently, across years', () => {
    fc.assert(
      fc.property(aMonth, fc.integer({ min: -600, max: 600 }), (month, by) => {
        expect(monthsBetween(month, addMonths(month, by))).toBe(by)
      }),
      runs,
    )
  })

  it('can be read from their first day to the end of the next month', () => {
    for (const [month, on, text] of [
      [monthOf(2026, 11), '2026-11-01', undefined],
      [monthOf(2026, 10), '2026-11-30', undefined],
      [monthOf(2026, 12), '2026-11-30', 'Reading Month can not be in future.'],
      [monthOf(2026, 9), '2026-11-01', 'Only one month in past is allowed for reading.'],
      [monthOf(2026, 12), '2027-01-31', undefined],
    ] as const)
      expect(wrongMonth(month, on), `${month} on ${on}`).toBe(text)
    expect(monthInWords('2026-11-01')).toBe('Nov 2026')
  })
})

describe('house numbers', () => {
  it('are equal in any case, with any spaces, dashes and digits, and have a natural order', () => {
    expect(houseKey(' b 12a ')).toBe('B12A')
    for (const same of ['A12', 'A 12', 'a-12', 'A – 12', 'A१२', 'a-१२'])
      expect(houseKey(same), same).toBe('A12')
    for (const [other, key] of [
      ['1-2', '1-2'],
      ['1 — 2', '1-2'],
      ['A1-2-b', 'A1-2B'],
      ['12', '12'],
      ['-', '-'],
    ] as const)
      expect(houseKey(other), other).toBe(key)
    expect(houseOrder('A-१०')).toBe(houseOrder('A 10'))
    const sorted = ['10A', '2', 'B 2', '10', 'b1', 'B 010'].toSorted((a, b) =>
      houseOrder(a) < houseOrder(b) ? -1 : 1,
    )
    expect(sorted).toEqual(['2', '10', '10A', 'b1', 'B 2', 'B 010'])
  })
})

it('every payment method has its tender', () => {
  expect(methods.map(({ id }) => methodOf(id)?.tender)).toEqual(['CASH', 'UPI', 'CHEQUE', 'TRANSFER'])
  expect(methodOf(9)).toBeUndefined()
})

describe('the age of dues', () => {
  const today = '2026-11-21'
  const monthsAgo = fc.integer({ min: 0, max: 30 })

  it('puts every month into the one column whose limits include it', () => {
    const columnsOf = (age: number) => buckets.filter((name) => isOfAge(name, addMonths(today, -age), today))
    expect([0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 40].flatMap(columnsOf)).toEqual([
      ...['month1', 'month3', 'month3', 'month6', 'month6', 'month9', 'month9', 'month12', 'month12'],
      ...['oldyear', 'oldyear'],
    ])
    fc.assert(
      fc.property(monthsAgo, (age) => {
        expect(columnsOf(age)).toHaveLength(1)
      }),
    )
  })

  it('is current for four months, then older; both are all', () => {
    fc.assert(
      fc.property(monthsAgo, (age) => {
        const month = addMonths(today, -age)
        const ages = (['all', 'current', 'older'] as const).map((name) => isOfAge(name, month, today))
        expect(ages).toEqual([true, age < 4, age >= 4])
      }),
    )
  })

  it('is named by the periods of the specification', () => {
    expect(duePeriods.map(({ name }) => bucketOfPeriod(name))).toEqual(buckets)
  })
})
