import { expect, test } from 'vitest'
import { everyQuarterHour } from './every-quarter-hour.ts'

test('empty quarter hours are filled in between quarter hours with visitors', () => {
  expect(everyQuarterHour([])).toEqual([])
  expect(
    everyQuarterHour([
      { from: '08:45', people: 3 },
      { from: '09:30', people: 1 },
    ]),
  ).toEqual([
    { from: '08:45', people: 3 },
    { from: '09:00', people: 0 },
    { from: '09:15', people: 0 },
    { from: '09:30', people: 1 },
  ])
})
