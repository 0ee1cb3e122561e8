import { figureAccess } from '@nivas/contract/reservations/dashboard.ts'
import { expect, test } from 'vitest'
import { figures, firstOpen } from './figures.ts'

test('every figure that the server may send is on the board', () => {
  expect(figures.map(({ name }) => name).sort()).toEqual(Object.keys(figureAccess).sort())
})

test('a figure leads to the first screen that is open, or to none', () => {
  expect(firstOpen(['/payments', '/reservations'], [{ path: '/reservations' }])).toBe('/reservations')
  expect(firstOpen(['/payments'], [])).toBeUndefined()
})
