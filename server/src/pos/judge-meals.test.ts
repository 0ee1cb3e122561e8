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
  .record({ meal: fc.option(meal), from: near, length: fc.nat(4), portions: fc.integer({ min: 0, max: 4 }) })
  .map(({ from, length, ...rest }) => ({ ...rest, fromdate: from, todate: addDays(from, length) }))
const lines = fc
  .array(line, { maxLength: 5 })
  .map((all) => all.map((one, at): MealLine => ({ ...one, id: at + 1, name: 'Asha', eaten: [] })))

/** Returns the right, or the key of the refusal. */
function judged(judge: () => MealRight): MealRight | string {
  try {
    return judge()
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.text.key
    throw refusal
  }
}

const eatenAt = (place: number): Eaten => ({ place, time: '12:40', counter: 2 })

it('a receipt serves each portion that was sold for this day and meal once, and then is refused with the reason', () => {
  fc.assert(
    fc.property(lines, meal, (sold, now) => {
      const good = sold.filter(
        (one) =>
          (one.meal ?? now) === now && one.fromdate <= today && today <= one.todate && one.portions > 0,
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

it('a portion that was taken back is served again before the next one', () => {
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

it('a meal card is good once for each meal of its stay, if the stay is paid and has a ticket', () => {
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

const paid = { id: 7, status: 'PAID' as const, names: ['Asha Rao'] }
const oneMeal = (date: string, mealtype: 'L' | 'D', flag: 'Y' | 'N' = 'Y') => ({ date, mealtype, flag })
const days = [-2, -1, 0, 1].map((count) => addDays(today, count))
const everyDay = days.flatMap((day) => [oneMeal(day, 'L'), oneMeal(day, 'D')])

it.each([
  ['is not paid', { status: 'NEW' }, 'Not paid. Please send the guest to the Bhent counter.'],
  ['is only held', { status: 'HOLD' }, 'Not paid. Please send the guest to the Bhent counter.'],
  ['was cancelled', { status: 'CANCELLED' }, 'This reservation has ended.'],
  ['is part of another', { status: 'COMBINED' }, 'This reservation has ended.'],
  ['has no ticket', { meals: null }, 'Reservation does not have ticket generated.'],
  ['has no meal at all', { meals: [oneMeal(today, 'L', 'N')] }, 'Not for today.'],
  ['has another meal', { meals: [oneMeal(today, 'D')] }, 'Not for this meal: {{meal}}.'],
  [
    'is there for dinner, not yet for lunch',
    { meals: [oneMeal(today, 'L', 'N'), oneMeal(today, 'D')] },
    'Not for this meal: {{meal}}.',
  ],
])('a meal card is refused at lunch when its reservation %s', (_, change, refusal) => {
  const card = { ...paid, meals: everyDay, ...change }
  const time = { day: today, meal: 'L' as const }
  expect(judged(() => judgeMealCard({ ...paid, meals: everyDay }, 1, time, []))).toMatchObject({ place: 1 })
  expect(judged(() => judgeMealCard(card as typeof card & { status: 'NEW' }, 1, time, []))).toBe(refusal)
})

/** Returns the values in the text of a refusal. */
function valuesOf(judge: () => MealRight) {
  try {
    judge()
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.text.values
    throw refusal
  }
  throw new Error('not refused')
}

it('the refusal of a meal card for other days names the first and the last of them', () => {
  const later = { day: addDays(today, 9), meal: 'L' as const }
  expect(valuesOf(() => judgeMealCard({ ...paid, meals: everyDay }, 1, later, []))).toEqual({
    from: { day: days[0] },
    to: { day: days[3] },
  })
})

/** Makes meal lines of these days, counted from today, in this order. */
const linesOn = (...spans: [from: number, to: number][]): MealLine[] =>
  spans.map(([from, to], at) => ({
    ...{ id: at + 1, meal: 'L', name: 'Asha', portions: 2, eaten: [] },
    ...{ fromdate: addDays(today, from), todate: addDays(today, to) },
  }))

it.each([
  ['the days that come next', linesOn([5, 6], [-9, -8], [2, 3], [-3, -2], [7, 8]), [2, 3]],
  ['the first of two lines from the same day', linesOn([2, 3], [2, 4], [-3, -2]), [2, 3]],
  ['the last days when all are over', linesOn([-9, -8], [-3, -2], [-6, -5]), [-3, -2]],
])('the refusal of a receipt for other days names %s', (_, lines, [from = 0, to = 0]) => {
  expect(valuesOf(() => judgeMealLines(lines, { day: today, meal: 'L' }))).toEqual({
    from: { day: addDays(today, from) },
    to: { day: addDays(today, to) },
  })
})

it('the refusal of an eaten receipt names the latest of its meals', () => {
  const [line] = linesOn([0, 0])
  const meals = [
    { place: 1, time: '12:40', counter: 2 },
    { place: 2, time: '13:05', counter: 3 },
    { place: 3, time: '12:55', counter: 4 },
  ]
  for (const eaten of [meals, meals.toReversed(), [...meals.slice(1), ...meals.slice(0, 1)]])
    expect(
      valuesOf(() =>
        judgeMealLines([{ ...(line as MealLine), portions: 3, eaten }], { day: today, meal: 'L' }),
      ),
    ).toEqual({ time: '13:05', counter: 3 })
})
