import { expect, test } from 'vitest'
import { secondsOld } from './seconds-old.ts'

test('the age of figures is reported when it is more than five seconds', () => {
  expect(secondsOld({ meta: { seconds_old: 6 } })).toBe(6)
  expect(secondsOld({ meta: { seconds_old: 5 } })).toBe(0)
  for (const body of [undefined, {}, { meta: { pagination: { total: 1 } } }, { data: [] }])
    expect(secondsOld(body)).toBe(0)
})
