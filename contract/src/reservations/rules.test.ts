import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { MEAL_TIMES, mealsOf } from './meals.ts'
import { nights, stayTotal } from './stay.ts'

const day = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1990-01-01', count))
const paise = fc.integer({ min: 0, max: 9_999_999 }).map((amount) => amount / 100)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

describe('a stay', () => {
  it('has as many nights as days between its ends, across months, leap years and clock changes', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 366 }), (arrival_date, count) => {
        expect(nights({ arrival_date, departure_date: addDays(arrival_date, count) })).toBe(count)
      }),
    )
  })

  it('costs a whole number of rupees, within half a rupee of the exact sum', () => {
    fc.assert(
      fc.property(fc.array(paise, { maxLength: 20 }), fc.integer({ min: 1, max: 366 }), (prices, count) => {
        const total = stayTotal(prices, count)
        const exact = prices.reduce((sum, price) => sum + Math.round(price * 100), 0) * count
        expect(Number.isInteger(total)).toBe(true)
        expect(Math.abs(total * 100 - exact)).toBeLessThanOrEqual(50)
      }),
    )
  })

  it('rounds half a rupee up, where binary numbers would not', () => {
    expect(stayTotal([1.005, 0.495], 1)).toBe(2)
    expect(stayTotal([0.1, 0.2, 0.2], 1)).toBe(1)
    expect(stayTotal([0.1, 0.2, 0.19], 1)).toBe(0)
  })
})

describe('meals', () => {
  it('are two for each day from arrival to departure, Y exactly while the guest is present', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 40 }),
        time,
        time,
        (arrival_date, count, arrival_time, departure_time) => {
          const departure_date = addDays(arrival_date, count)
          const meals = mealsOf({ arrival_date, departure_date, arrival_time, departure_time })
          expect(meals).toHaveLength(2 * (count + 1))
          for (const { date, mealtype, flag } of meals) {
            const at = `${date} ${MEAL_TIMES[mealtype]}`
            const there =
              `${arrival_date} ${arrival_time}` <= at && at <= `${departure_date} ${departure_time}`
            expect(flag).toBe(there ? 'Y' : 'N')
          }
        },
      ),
    )
  })

  it('include a guest who comes or goes at the minute of a meal', () => {
    const days = { arrival_date: '2026-11-01', departure_date: '2026-11-02' }
    const meals = mealsOf({ ...days, arrival_time: '12:30', departure_time: '19:30' })
    expect(meals.map(({ flag }) => flag)).toEqual(['Y', 'Y', 'Y', 'Y'])
    const later = mealsOf({ ...days, arrival_time: '12:31', departure_time: '19:29' })
    expect(later.map(({ flag }) => flag)).toEqual(['N', 'Y', 'Y', 'N'])
  })
})
