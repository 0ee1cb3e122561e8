import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFilledIn } from './filled-in.ts'

const paths = ['name', 'phone', 'city'] as const
const empty = { name: '', phone: '', city: '' }

function form() {
  const values: Record<string, unknown> = { ...empty }
  return {
    values,
    person: createFilledIn({
      empty,
      read: (path) => values[path],
      write: (path, value) => {
        values[path] = value
      },
    }),
  }
}

test('the fields never hold data of two people, in any order of cards, answers and keys', () => {
  const card = fc.option(fc.constantFrom('A', 'B', 'C'), { nil: undefined })
  const path = fc.constantFrom(...paths)
  const event = fc.oneof(
    fc.record({ is: fc.constant('scan' as const), card }),
    fc.record({ is: fc.constant('answer' as const), to: fc.nat(20), knows: fc.subarray([...paths]) }),
    fc.record({ is: fc.constant('type' as const), path }),
    fc.record({ is: fc.constant('choose' as const), knows: fc.subarray([...paths]) }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const { values, person } = form()
      /** The pending answers, each with its card. */
      const asked: { card: string; fill: (found: object) => void }[] = []
      /** The person at the counter. Unknown before the first card. */
      let holder = 'first'
      const read = new Set<string>()
      for (const one of events) {
        if (one.is === 'scan') {
          const fill = person.scanned(one.card)
          // A card that cannot be read may belong to any person.
          if (one.card === undefined) holder = holder === 'first' ? 'first' : 'unread'
          else {
            if (holder === 'first' || holder === 'unread') read.add(holder)
            if (holder !== one.card && holder !== 'first' && holder !== 'unread') read.clear()
            holder = one.card
            asked.push({ card: one.card, fill: (found) => fill(found as Record<string, unknown>) })
          }
        } else if (one.is === 'answer') {
          const answer = asked[one.to % Math.max(asked.length, 1)]
          answer?.fill(Object.fromEntries(one.knows.map((known) => [known, `${answer.card} looked up`])))
        } else if (one.is === 'choose') {
          person.chosen(Object.fromEntries(one.knows.map((known) => [known, `${holder} chosen`])))
        } else values[one.path] = `${holder} typed`
      }
      const people = new Set(
        Object.values(values)
          .filter((value) => value !== '')
          .map((value) => String(value).split(' ')[0] ?? ''),
      )
      const chosen = Object.values(values).filter((value) => String(value).endsWith(' chosen'))
      expect(chosen.filter((value) => value !== `${holder} chosen`)).toEqual([])
      // Input before the first card belongs to the holder of that card.
      for (const before of ['first', 'unread']) if (read.has(before)) people.delete(before)
      expect([...people].filter((one) => one !== holder)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('input stays if the look-up has no value, or if it was typed after the card was read', () => {
  const { values, person } = form()
  values.name = 'typed before'
  values.phone = 'typed before'
  const fill = person.scanned('A')
  values.city = 'typed after'
  fill({ name: 'Asha', phone: null, city: 'Agra' })
  expect(values).toEqual({ name: 'Asha', phone: 'typed before', city: 'typed after' })
})

test('a corrected name stays when the same card is read again, and is cleared by the next card', () => {
  const { values, person } = form()
  person.scanned('A')({ name: 'Asha' })
  values.name = 'Asha Rao'
  person.scanned('A')({ name: 'Asha', phone: '1' })
  expect(values).toEqual({ name: 'Asha Rao', phone: '1', city: '' })
  person.scanned('B')
  expect(values).toEqual(empty)
})

test('the next card clears a person who was chosen after an unreadable card, but not typed input', () => {
  const { values, person } = form()
  person.scanned(undefined)
  values.phone = 'typed'
  values.city = 'typed'
  person.chosen({ name: 'Asha', phone: '98', city: null })
  expect(values).toEqual({ name: 'Asha', phone: '98', city: 'typed' })
  values.phone = 'corrected'
  const fill = person.scanned('A')
  expect(values).toEqual({ name: '', phone: 'corrected', city: 'typed' })
  fill({ name: 'Ravi' })
  expect(values).toEqual({ name: 'Ravi', phone: 'corrected', city: 'typed' })
})

test('an unreadable card clears a person who was chosen before it', () => {
  const { values, person } = form()
  person.chosen({ name: 'Asha', phone: '98' })
  expect(person.given()).toEqual(['name', 'phone'])
  person.scanned(undefined)
  expect(values).toEqual(empty)
})

test('a form that restarts keeps input before its first card', () => {
  const { values, person } = form()
  const late = person.scanned('A')
  person.forget()
  values.name = 'Next'
  late({ name: 'Asha' })
  person.scanned('B')
  expect(values.name).toBe('Next')
})

test('values of a card are distinguished from typed ones, until the next card or a restart', () => {
  const { values, person } = form()
  values.city = 'typed before'
  person.scanned('A')({ name: 'Asha', phone: '1', city: null })
  expect(person.given()).toEqual(['name', 'phone'])
  values.name = 'Asha Rao'
  expect(person.given()).toEqual(['phone'])
  person.scanned('B')({ city: 'Agra' })
  expect(person.given()).toEqual(['city'])
  person.forget()
  expect(person.given()).toEqual([])
})
