import { addDays } from '@nivas/contract/dates.ts'
import { MEAL_TYPES, mealsOf } from '@nivas/contract/reservations/meals.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { judgeMealCard } from './judge-meal-card.ts'
import { judgeMealLines, type MealLine } from './judge-meal-lines.ts'
import type { Eaten, MealRight } from './meal-right.ts'

const today = '2026-11-23'
const meal = fc.constantFrom(...MEAL_TYPES)
const near = fc.integer({ min: -3, max: 3 }).map((days) => addDays(today, days))

const line = fc
  .record({ meal, from: near, length: fc.nat(4), portions: fc.integer({ min: 0, max: 4 }) })
  .map(({ from, length, ...rest }) => ({ ...rest, fromdate: from, todate: addDays(from, length) }))
const lines = fc
  .array(line, { maxLength: 5 })
  .map((all) => all.map((one, at): MealLine => ({ ...one, id: at + 1, name: 'Asha', eaten: [] })))

/** The right, or the key of the refusal. */
function judged(judge: () => MealRight): MealRight | string {
  try {
    return judge()
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.text.key
    throw refusal
  }
}

const eatenAt = (place: number): Eaten => ({ place, time: '12:40', counter: 2 })

it('a receipt serves as many portions as were sold for this day and meal, each once, and then says why not', () => {
  fc.assert(
    fc.property(lines, meal, (sold, now) => {
      const good = sold.filter(
        (one) => one.meal === now && one.fromdate <= today && today <= one.todate && one.portions > 0,
      )
      const portions = good.reduce((sum, one) => sum + one.portions, 0)
      const eaten = new Map<number, Eaten[]>()
      const scan = () =>
        judged(() =>
          judgeMealLines(
            sold.map((one) => ({ ...one, eaten: eaten.get(one.id) ?? [] })),
            { day: today, meal: now },
          ),
        )
      const served = new Set<string>()
      for (let count = 1; count <= portions; count += 1) {
        const right = scan()
        if (typeof right === 'string') throw new Error(`refused: ${right}`)
        expect([right.eaten, right.of]).toEqual([count, portions])
        const id = right.line_id ?? 0
        served.add(`${id}/${right.place}`)
        expect(good.map((one) => one.id)).toContain(id)
        eaten.set(id, [...(eaten.get(id) ?? []), eatenAt(right.place)])
      }
      expect(served.size).toBe(portions)
      expect(scan()).toEqual(
        portions > 0 ? 'Already eaten at {{time}} at counter {{counter}}.' : expect.any(String),
      )
    }),
  )
})

it('a portion that was taken back is served again, before the next one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(5), (portions, gap) => {
      const back = (gap % portions) + 1
      const all = Array.from({ length: portions }, (_, at) => at + 1)
      const eaten = all.filter((place) => place !== back).map(eatenAt)
      const sold = [
        { id: 1, meal: 'L' as const, name: null, fromdate: today, todate: today, portions, eaten },
      ]
      expect(judgeMealLines(sold, { day: today, meal: 'L' })).toMatchObject({
        place: back,
        eaten: portions,
        of: portions,
      })
    }),
  )
})

it('a meal card is good for the meals of its stay, once each, when it is paid and has a ticket', () => {
  const status = fc.constantFrom('NEW', 'HOLD', 'PAID', 'CANCELLED', 'COMBINED')
  const people = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })
  const time = fc.constantFrom('08:00', '13:00', '20:00')
  fc.assert(
    fc.property(
      fc.record({
        state: status,
        names: people,
        arrival: near,
        nights: fc.nat(3),
        arrives: time,
        leaves: time,
      }),
      fc.record({
        hasTicket: fc.boolean(),
        now: meal,
        number: fc.integer({ min: 1, max: 6 }),
        wasEaten: fc.boolean(),
      }),
      ({ state, names, arrival, nights, arrives, leaves }, { hasTicket, now, number, wasEaten }) => {
        const stay = {
          ...{ arrival_date: arrival, departure_date: addDays(arrival, nights) },
          ...{ arrival_time: arrives, departure_time: leaves },
        }
        const meals = mealsOf(stay)
        const card = { id: 7, status: state, names, meals: hasTicket ? meals : null }
        const right = judged(() =>
          judgeMealCard(card, number, { day: today, meal: now }, wasEaten ? [eatenAt(number)] : []),
        )
        const isGood =
          state === 'PAID' &&
          hasTicket &&
          number <= names.length &&
          meals.some((one) => one.date === today && one.mealtype === now && one.flag === 'Y') &&
          !wasEaten
        expect(typeof right === 'object').toBe(isGood)
        if (typeof right === 'object')
          expect(right).toMatchObject({
            name: names[number - 1],
            place: number,
            of: names.length,
            reservation_id: 7,
          })
      },
    ),
  )
})
