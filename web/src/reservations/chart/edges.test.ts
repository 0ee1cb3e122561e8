import { expect, test } from 'vitest'
import { isInside, scrollAt } from './edges.ts'

const chart = { left: 100, right: 900, top: 50, bottom: 650 }
const HEAD = 40

test('a pointer on the edge of the chart is inside, one beyond it is not', () => {
  expect([
    isInside({ x: 100, y: 50 }, chart),
    isInside({ x: 900, y: 650 }, chart),
    isInside({ x: 99, y: 300 }, chart),
    isInside({ x: 500, y: 651 }, chart),
  ]).toEqual([true, true, false, false])
})

test('the chart scrolls towards the edge that the pointer is near, and stands still between them', () => {
  const scrolls = (x: number, y: number) => scrollAt({ x, y }, chart, HEAD)
  expect(scrolls(500, 300)).toEqual([0, 0])
  expect(scrolls(135, 300)).toEqual([-12, 0])
  expect(scrolls(136, 300)).toEqual([0, 0])
  expect(scrolls(865, 300)).toEqual([12, 0])
  expect(scrolls(864, 300)).toEqual([0, 0])
  expect(scrolls(500, 615)).toEqual([0, 12])
  expect(scrolls(101, 649)).toEqual([-12, 12])
})

test('the upper edge lies below the row of days', () => {
  expect(scrollAt({ x: 500, y: 125 }, chart, HEAD)).toEqual([0, -12])
  expect(scrollAt({ x: 500, y: 126 }, chart, HEAD)).toEqual([0, 0])
})
