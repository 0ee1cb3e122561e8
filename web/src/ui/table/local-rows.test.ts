import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyColumn } from './columns.ts'
import { localRows } from './local-rows.ts'

type Room = { room: string; price: number | null }

const columns: AnyColumn<Room>[] = [
  { key: 'room', title: 'Room', sortable: true, filter: 'text' },
  { key: 'price', title: 'Bhent/Day', kind: 'money', sortable: true },
]
const rows: Room[] = [
  { room: 'Room 10', price: 200 },
  { room: 'Room 9', price: null },
  { room: 'room 100', price: 1000 },
]
const names = (sorted: readonly Room[]) => sorted.map(({ room }) => room)

test('rooms are sorted by their numbers, in natural order', () => {
  expect(names(localRows(rows, columns, { sort: 'room', order: 'asc', filters: {} }))).toEqual([
    'Room 9',
    'Room 10',
    'room 100',
  ])
})

test('amounts are sorted by size, and rows without an amount come last in both orders', () => {
  const by = (order: 'asc' | 'desc') => names(localRows(rows, columns, { sort: 'price', order, filters: {} }))
  expect(by('asc')).toEqual(['Room 10', 'room 100', 'Room 9'])
  expect(by('desc')).toEqual(['room 100', 'Room 10', 'Room 9'])
})

test('a text filter finds a part, in upper or lower case, with the digits of any keyboard', () => {
  for (const room of [' ROOM 1', 'room १', '१०'])
    expect(names(localRows(rows, columns, { sort: '', order: 'asc', filters: { room } }))).toEqual([
      'Room 10',
      'room 100',
    ])
})

test('a filter of a number finds only that number, as typed or as the list shows it', () => {
  const sold: AnyColumn<{ sold: number }>[] = [
    { key: 'sold', title: 'Pieces', kind: 'number', filter: 'text' },
  ]
  const counts = [{ sold: 5 }, { sold: 65 }, { sold: 1200 }]
  const found = (wanted: string) =>
    localRows(counts, sold, { sort: '', order: 'asc', filters: { sold: wanted } }).map((row) => row.sold)
  expect(found('5')).toEqual([5])
  expect(found('६५')).toEqual([65])
  expect(found('1,200')).toEqual([1200])
  expect(found('abc')).toEqual([])
})

test('a text filter finds a name that was typed with a different keyboard', () => {
  const named = [{ room: 'ब\u0921\u093cा लक्ष्मी', price: null }]
  for (const room of ['ब\u095cा', 'ब\u095cा  लक्\u200dष्मी'])
    expect(localRows(named, columns, { sort: '', order: 'asc', filters: { room } })).toEqual(named)
})

test('a choice is compared by its code, which is the same in every language', () => {
  type Reading = { kind: string }
  const kinds: AnyColumn<Reading>[] = [
    {
      key: 'kind',
      title: 'Kind',
      value: () => 'बहुत अधिक',
      filterBy: ({ kind }) => kind,
      filter: { options: [{ value: 'HIGH', label: 'Yes' }] },
    },
  ]
  const found = (kind: string) =>
    localRows([{ kind: 'HIGH' }, { kind: 'NONE' }], kinds, { sort: '', order: 'asc', filters: { kind } })
  expect(found('HIGH')).toEqual([{ kind: 'HIGH' }])
})

test('sorting keeps exactly the same rows', () => {
  const anyRow = fc.record({ room: fc.string(), price: fc.option(fc.integer()) })
  fc.assert(
    fc.property(fc.array(anyRow), fc.constantFrom('room', 'price'), (some, sort) => {
      const sorted = localRows(some, columns, { sort, order: 'desc', filters: {} })
      expect(new Set(sorted)).toEqual(new Set(some))
      expect(sorted).toHaveLength(some.length)
    }),
  )
})
