import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_ROOMS_AT_ONCE, roomNumbers } from './room-numbers.ts'

const prefixes = fc
  .string({ maxLength: 6 })
  .map((text) => text.trimStart())
  .filter((text) => !/\d$/.test(text))

/** A first number as people write it, and the number of rooms that follow. */
const rows = fc.record({
  prefix: prefixes,
  first: fc.nat({ max: 99_999 }),
  width: fc.integer({ min: 1, max: 6 }),
  more: fc.nat({ max: MAX_ROOMS_AT_ONCE - 1 }),
})

const written = (prefix: string, number: number, width: number) =>
  prefix + String(number).padStart(width, '0')

test('a row of room numbers has each of them once, in order, from the first to the last', () => {
  fc.assert(
    fc.property(rows, ({ prefix, first, width, more }) => {
      const [from, to] = [written(prefix, first, width), written(prefix, first + more, width)]
      const { numbers } = roomNumbers(from, to)
      expect(numbers).toHaveLength(more + 1)
      expect(numbers?.[0]).toBe(from)
      expect(numbers?.at(-1)).toBe(to)
      expect(new Set(numbers).size).toBe(more + 1)
      expect(numbers?.map((number) => Number(number.slice(prefix.length)))).toEqual(
        Array.from({ length: more + 1 }, (_, at) => first + at),
      )
    }),
  )
})

/** Any text, or a number near enough to another one that both are the ends of a row, or of one that is too long. */
const anything = fc.oneof(
  fc.string(),
  fc.nat({ max: 500 }).map((number) => written('', number, 1)),
  fc.nat({ max: 500 }).map((number) => written('A-', number, 3)),
)

test('any input gives a row of at most 200, or an error at the wrong field', () => {
  fc.assert(
    fc.property(anything, anything, (from, to) => {
      const { numbers, wrong } = roomNumbers(from, to)
      if (wrong) expect([['from', 'to'].includes(wrong.field), wrong.text.length > 10]).toEqual([true, true])
      else expect([numbers.length >= 1, numbers.length <= MAX_ROOMS_AT_ONCE]).toEqual([true, true])
    }),
  )
})

test.each([
  ['101', '124', 24, '124'],
  ['A-01', 'A-24', 24, 'A-24'],
  ['99', '102', 4, '102'],
  [' 7 ', '7', 1, '7'],
  ['7', ' 8 ', 2, '8'],
  ['1', '200', MAX_ROOMS_AT_ONCE, '200'],
  ['B2-008', 'B2-011', 4, 'B2-011'],
  ['कक्ष 1', 'कक्ष 3', 3, 'कक्ष 3'],
])('%s to %s are %i rooms, up to %s', (from, to, count, last) => {
  const { numbers } = roomNumbers(from, to)
  expect([numbers?.length, numbers?.at(-1)]).toEqual([count, last])
})

test.each([
  ['Hall', '12', 'from', 'Please enter a room number that ends in digits, such as 101 or A-01'],
  ['101', '', 'to', 'Please enter a room number that ends in digits, such as 101 or A-01'],
  ['A-01', 'B-24', 'to', 'Both numbers must begin the same way, such as A-01 and A-24'],
  ['124', '101', 'to', 'The last number must not be before the first'],
  ['1', '201', 'to', 'At most 200 rooms can be added at once'],
  ['001', '24', 'to', 'Both numbers must have the same form, such as 001 and 024'],
  ['1', '024', 'to', 'Both numbers must have the same form, such as 001 and 024'],
])('%s to %s is refused at the field %s', (from, to, field, text) => {
  expect(roomNumbers(from, to).wrong).toEqual({ field, text })
})

test('a row that was typed with Hindi digits is the same row', () => {
  expect(roomNumbers('A-०९', 'A-११')).toEqual({ numbers: ['A-09', 'A-10', 'A-11'] })
})
