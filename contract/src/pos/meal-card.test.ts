import { expect, it } from 'vitest'
import { readMealCard } from './meal-calls.ts'

it.each([1, 99, 100, 1_000])('meal card %i of a reservation is read', (number) => {
  expect(readMealCard(`a26-000123/${number}`)).toEqual({ application_number: 'A26-000123', number })
})

const others = ['A26-000123', 'A26-000123/0', 'A26-000123/012', 'A26-000123/10000', 'A26-123/1']

it.each(others)('%s is no meal card', (text) => {
  expect(readMealCard(text)).toBeNull()
})
