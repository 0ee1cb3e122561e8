import { expect, test } from 'vitest'
import { everyQuarter } from './every-quarter.ts'

test('empty quarters are filled in between quarters with visitors', () => {
  expect(everyQuarter([])).toEqual([])
  expect(
    everyQuarter([
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
