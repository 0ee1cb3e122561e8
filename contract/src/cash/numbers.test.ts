import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { counters } from './counters.ts'
import { financialYear, readReceiptNumber, receiptNumber, seriesOf } from './numbers.ts'

describe('a receipt number', () => {
  const aDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2010-01-01', days))

  it('can be read back in any case and with any zeros', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...counters),
        fc.integer({ min: 1, max: 99_999 }),
        aDay,
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.boolean(),
        (counter, session, day, number, isRefund) => {
          const series = seriesOf(counter, session, day, isRefund)
          const written = receiptNumber({ series, number })
          expect(readReceiptNumber(written)).toEqual({ series, number })
          expect(readReceiptNumber(` ${written.toLowerCase()} `)).toEqual({ series, number })
        },
      ),
    )
  })

  it('is unique among receipts', () => {
    const aReceipt = fc.record({
      counter: fc.constantFrom(...counters),
      // Few enough that two receipts often have the same.
      session: fc.oneof(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 30_000 })),
      day: aDay,
      number: fc.oneof(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 3_000 })),
      isRefund: fc.boolean(),
    })
    fc.assert(
      fc.property(aReceipt, aReceipt, (one, other) => {
        const numbers = [one, other].map(({ counter, session, day, number, isRefund }) => ({
          series: seriesOf(counter, session, day, isRefund),
          number,
        }))
        const [a, b] = numbers.map(receiptNumber)
        expect(a === b).toBe(numbers[0]?.series === numbers[1]?.series && one.number === other.number)
      }),
    )
  })

  it('has the format of its counter', () => {
    expect(receiptNumber({ series: seriesOf('bhent', 7, '2026-11-21'), number: 4711 })).toBe('4711')
    expect(receiptNumber({ series: seriesOf('bookcentre', 42, '2026-11-21'), number: 17 })).toBe(
      'BC-0042-017',
    )
    expect(receiptNumber({ series: seriesOf('electricity', 3, '2026-11-21'), number: 123 })).toBe(
      'EL/26-27/000123',
    )
    expect(receiptNumber({ series: seriesOf('bookcentre', 42, '2026-11-21', true), number: 3 })).toBe(
      'BC-0042R-003',
    )
    expect(seriesOf('bhent', 7, '2026-11-21', true)).toBe('bhent')
    expect(readReceiptNumber('bc-42-17')).toEqual({ series: 'BC-0042', number: 17 })
    expect(readReceiptNumber('bc-42r-3')).toEqual({ series: 'BC-0042R', number: 3 })
    for (const wrong of [
      '',
      '0',
      'BC-0042-0',
      'EL/26-27/0',
      'BC',
      'BC-0042',
      'XX-0001-001',
      'EL/26/1',
      '12a',
    ])
      expect(readReceiptNumber(wrong)).toBeNull()
  })

  it.each([
    ['2026-03-31', '25-26'],
    ['2026-04-01', '26-27'],
    ['2027-01-15', '26-27'],
    ['2099-12-31', '99-00'],
  ])('of electricity on %s is in the financial year %s', (day, year) => {
    expect(financialYear(day)).toBe(year)
  })
})
