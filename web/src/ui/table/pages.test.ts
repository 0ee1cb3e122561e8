import { expect, test } from 'vitest'
import { pageChunk, pageSpan, pageSteps } from './pages.ts'
import { pageSelection, presentSelection, toggleRow } from './selection.ts'

test('pages are offered in chunks of five', () => {
  expect(pageChunk(1, 50)).toEqual([1, 2, 3, 4, 5])
  expect(pageChunk(5, 50)).toEqual([1, 2, 3, 4, 5])
  expect(pageChunk(6, 50)).toEqual([6, 7, 8, 9, 10])
  expect(pageChunk(12, 12)).toEqual([11, 12])
  expect(pageChunk(900, 3)).toEqual([1, 2, 3])
})

test('the buttons go one page forward or back, and from a page beyond the last one to the last', () => {
  expect(pageSteps(1, 3)).toEqual({ first: undefined, previous: undefined, next: 2, last: 3 })
  expect(pageSteps(2, 3)).toEqual({ first: 1, previous: 1, next: 3, last: 3 })
  expect(pageSteps(3, 3)).toEqual({ first: 1, previous: 2, next: undefined, last: undefined })
  expect(pageSteps(900, 3)).toEqual({ first: 1, previous: 3, next: undefined, last: 3 })
})

test('the foot shows the numbers of the rows', () => {
  expect(pageSpan(2, 25, 25)).toEqual({ from: 26, to: 50 })
  expect(pageSpan(3, 25, 4)).toEqual({ from: 51, to: 54 })
  expect(pageSpan(1, 25, 0)).toBeUndefined()
})

const keyOf = (row: { id: number }) => row.id
const row = (id: number) => ({ id })

test('selecting a page adds its rows to those of other pages, and deselecting it removes only its own', () => {
  const selection = {
    selected: [row(99)],
    onChange: () => undefined,
    selectable: ({ id }: { id: number }) => id < 3,
  }
  const page = [row(1), row(2), row(3)]
  const first = pageSelection(page, selection, keyOf)
  expect(first).toMatchObject({ all: false, some: false, possible: true })
  const selected = first.toggled()
  expect(selected.map(keyOf)).toEqual([99, 1, 2])
  const second = pageSelection(page, { ...selection, selected }, keyOf)
  expect(second.all).toBe(true)
  expect(second.toggled().map(keyOf)).toEqual([99])
})

test('a refetched row is the same row', () => {
  expect(toggleRow(row(1), [row(1), row(2)], keyOf).map(keyOf)).toEqual([2])
  expect(toggleRow(row(3), [row(1)], keyOf).map(keyOf)).toEqual([1, 3])
})

test('a selected row that was read again replaces its earlier version in the same position', () => {
  const [elsewhere, before, after] = [row(9), row(1), row(1)]
  const present = presentSelection([after, row(2)], [before, elsewhere], keyOf)
  expect(present?.[0]).toBe(after)
  expect(present?.[1]).toBe(elsewhere)
  expect(presentSelection([after, row(2)], [after, elsewhere], keyOf)).toBeUndefined()
})
