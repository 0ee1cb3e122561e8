import { expect, test } from 'vitest'
import { pairsOf } from './input-pairs.ts'

test('every value of a payload is shown as text', () => {
  const input = {
    id: 7,
    name: '<b>A</b>',
    none: null,
    empty: [],
    yes: true,
    room_ids: [1, 2],
    members: [
      { name: 'Asha', age: 3 },
      { name: 'Om', age: 4 },
    ],
  }
  expect(pairsOf(input, (text) => text).map(({ value }) => value)).toEqual([
    '7',
    '<b>A</b>',
    '–',
    '–',
    'Yes',
    '1, 2',
    'name: Asha, age: 3\nname: Om, age: 4',
  ])
})
