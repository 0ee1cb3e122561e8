import { expect, test } from 'vitest'
import { changedCharges, withChanged } from './charges-draft.ts'

const lamps = { id: 4, amount: 40, enabled: true }
const water = { id: 7, amount: 20, enabled: true }
const units = { id: 9, amount: 7.5, enabled: false }

test('a draft has the charges that were changed, and without a change what the form began with', () => {
  const first = [lamps, water]
  expect(changedCharges([lamps, { ...water, amount: 25 }], first)).toEqual([{ ...water, amount: 25 }])
  expect(changedCharges([{ ...lamps, enabled: false }, water], first)).toEqual([{ ...lamps, enabled: false }])
  expect(changedCharges([{ ...lamps }, { ...water }], first)).toEqual(first)
})

test('what was changed stands at its own Bhaint type, also in another order, and the rest is as it is now', () => {
  const changed = [{ ...water, amount: 25 }]
  expect(withChanged([units, { ...lamps, amount: 45 }, water], changed)).toEqual([
    units,
    { ...lamps, amount: 45 },
    { ...water, amount: 25 },
  ])
})

test('a Bhaint type that is switched off meanwhile is not filled in', () => {
  expect(withChanged([lamps], [{ ...water, amount: 25 }])).toEqual([lamps])
  expect(withChanged([lamps], [])).toEqual([lamps])
})
