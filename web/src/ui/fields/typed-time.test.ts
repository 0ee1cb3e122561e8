import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInOrder } from './range.ts'
import { parseTypedTime, showDay } from './typed-time.ts'

test.each([
  ['14:05', '14:05'],
  ['1405', '14:05'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  [' 9 ', '09:00'],
  ['0000', '00:00'],
  ['5pm', '17:00'],
  ['5 PM', '17:00'],
  ['5:30 p.m.', '17:30'],
  ['12am', '00:00'],
  ['12pm', '12:00'],
  ['१०:००', '10:00'],
])('%s is the time %s', (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time)
})

test.each(['', '24:00', '12:60', '9:3', '12345', 'noon', '-1', '13pm', '0am', '5xm'])(
  '%s is no time',
  (typed) => {
    expect(parseTypedTime(typed)).toBeNull()
  },
)

test('a time is parsed from the text that fields show', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  fc.assert(
    fc.property(times, (parts) => {
      const time = parts.map((part) => String(part).padStart(2, '0')).join(':')
      expect(parseTypedTime(time)).toBe(time)
      expect(parseTypedTime(time.replace(':', ''))).toBe(time)
    }),
  )
})

test('fields show a day as DD/MM/YYYY', () => {
  expect(showDay('2026-11-02')).toBe('02/11/2026')
})

test('a stay has at least one night, and a range of days may be a single day', () => {
  expect(isInOrder('stay', '2026-11-21', '2026-11-21')).toBe(false)
  expect(isInOrder('stay', '2026-11-21', '2026-11-22')).toBe(true)
  expect(isInOrder('days', '2026-11-21', '2026-11-21')).toBe(true)
  expect(isInOrder('days', '2026-11-22', '2026-11-21')).toBe(false)
})
