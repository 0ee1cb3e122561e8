import { expect, test } from 'vitest'
import { changedItems, withChanged } from './changed-items.ts'

const lamps = { id: 4, amount: 40, enabled: true }
const water = { id: 7, amount: 20, enabled: true }
const units = { id: 9, amount: 7.5, enabled: false }

test('a draft has the changed items, or without a change all initial items', () => {
  const first = [lamps, water]
  expect(changedItems([lamps, { ...water, amount: 25 }], first)).toEqual([{ ...water, amount: 25 }])
  expect(changedItems([{ ...lamps, enabled: false }, water], first)).toEqual([{ ...lamps, enabled: false }])
  expect(changedItems([{ ...lamps }, { ...water }], first)).toEqual(first)
})

test('a change returns to its own item, even in a different order, and the other items are the present ones', () => {
  const changed = [{ ...water, amount: 25 }]
  expect(withChanged([units, { ...lamps, amount: 45 }, water], changed)).toEqual([
    units,
    { ...lamps, amount: 45 },
    { ...water, amount: 25 },
  ])
})

test('an item that no longer exists is not filled in', () => {
  expect(withChanged([lamps], [{ ...water, amount: 25 }])).toEqual([lamps])
  expect(withChanged([lamps], [])).toEqual([lamps])
})
