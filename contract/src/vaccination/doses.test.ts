import { expect, it } from 'vitest'
import { dayOfTwo } from './doses.ts'

it('two doses of one day are found, also of two vaccines', () => {
  const dose = (number: number, vtype: number, date: string) => ({ dose: number, vtype, date })
  expect(dayOfTwo([dose(1, 1, '2026-11-01'), dose(2, 2, '2026-11-01')])).toBe('2026-11-01')
  expect(dayOfTwo([dose(1, 1, '2026-11-01'), dose(2, 1, '2026-11-02')])).toBeUndefined()
  expect(dayOfTwo([])).toBeUndefined()
})
