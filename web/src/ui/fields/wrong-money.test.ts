import { expect, it } from 'vitest'
import { wrongMoney } from './wrong-money.ts'

it('reports an amount that is below 0 or has a third decimal, but not an empty field', () => {
  for (const right of ['', undefined, null, 0, 12.5] as const) expect(wrongMoney(right)).toBeUndefined()
  expect(wrongMoney(-0.5)).toEqual({ key: 'Must be {{count}} or more', values: { count: 0 } })
  for (const third of [12.345, 1e-7])
    expect(wrongMoney(third)).toEqual({ key: 'Please enter an amount with at most 2 decimals' })
})
