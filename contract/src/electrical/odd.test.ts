import { expect, it } from 'vitest'
import { oddKind } from './odd.ts'

const usual = [100, 110, 90, 105, 95, 100]

it('a reading is odd when the house was locked, the meter went back, nothing was used, or far more than usual', () => {
  const kindOf = (units: number, isEstimate = false) => oddKind({ units, isEstimate }, usual)
  expect(kindOf(100, true)).toBe('LOCKED')
  expect(kindOf(-1, true)).toBe('LOCKED')
  expect(kindOf(-1)).toBe('NEGATIVE')
  expect(kindOf(0)).toBe('NONE')
  expect(kindOf(1_000)).toBe('HIGH')
  expect(kindOf(102)).toBeUndefined()
  expect(oddKind({ units: 14_000, isEstimate: false }, [0, 0])).toBe('MANY')
})
