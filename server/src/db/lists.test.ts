import { expect, it } from 'vitest'
import { direction, wayTo } from './lists.ts'

const page = (page: number) => ({ page, per_page: 25, order: 'asc' as const })
const [asc, desc] = [direction(true), direction(false)]

function expectWay(number: number, isWhole: boolean, way: ReturnType<typeof wayTo>) {
  const found = wayTo(page(number), 90, isWhole)
  expect([found?.skip, found?.count]).toEqual([way?.skip, way?.count])
  expect(found?.walk).toBe(way?.walk)
  expect(found?.read).toBe(way?.read)
}

it('a complete total ends the list, and its second half is reached from the end', () => {
  expectWay(1, true, { skip: 0, count: 25, walk: asc, read: asc })
  expectWay(4, true, { skip: 0, count: 15, walk: desc, read: asc })
  expect(wayTo(page(5), 90, true)).toBeUndefined()
})

it('a total that stopped counting does not end the list: the page at it is full, and others follow', () => {
  expectWay(4, false, { skip: 75, count: 25, walk: asc, read: asc })
  expectWay(5, false, { skip: 100, count: 25, walk: asc, read: asc })
})
