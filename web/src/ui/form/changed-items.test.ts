import { expect, test } from 'vitest'
import { changedItems, withChanged } from './changed-items.ts'

const lamps = { id: 4, amount: 40, enabled: true }
const water = { id: 7, amount: 20, enabled: true }
const units = { id: 9, amount: 7.5, enabled: false }

test('a draft has the items that were changed, and without a change what the form began with', () => {
  const first = [lamps, water]
  expect(changedItems([lamps, { ...water, amount: 25 }], first)).toEqual([{ ...water, amount: 25 }])
  expect(changedItems([{ ...lamps, enabled: false }, water], first)).toEqual([{ ...lamps, enabled: false }])
  expect(changedItems([{ ...lamps }, { ...water }], first)).toEqual(first)
})

test('what was changed stands at its own item, also in another order, and the rest is as it is now', () => {
  const changed = [{ ...water, amount: 25 }]
  expect(withChanged([units, { ...lamps, amount: 45 }, water], changed)).toEqual([
    units,
    { ...lamps, amount: 45 },
    { ...water, amount: 25 },
  ])
})

test('an item that is gone meanwhile is not filled in', () => {
  expect(withChanged([lamps], [{ ...water, amount: 25 }])).toEqual([lamps])
  expect(withChanged([lamps], [])).toEqual([lamps])
})
