import { expect, it } from 'vitest'
import { wayTo } from './lists.ts'

const page = (page: number) => ({ page, per_page: 25, order: 'asc' as const })

it('a complete total ends the list, and its second half is walked to from the end', () => {
  expect(wayTo(page(1), 90, true)).toEqual({ skip: 0, count: 25, walksUp: true, ascending: true })
  expect(wayTo(page(4), 90, true)).toEqual({ skip: 0, count: 15, walksUp: false, ascending: true })
  expect(wayTo(page(5), 90, true)).toBeUndefined()
})

it('a total that stopped counting ends no list: the page at it is full, and others follow', () => {
  expect(wayTo(page(4), 90, false)).toEqual({ skip: 75, count: 25, walksUp: true, ascending: true })
  expect(wayTo(page(5), 90, false)).toEqual({ skip: 100, count: 25, walksUp: true, ascending: true })
})
