import { expect, test } from 'vitest'
import { nothingTyped, toSend } from './typed-reading.ts'

const row = {
  ...{ id: 7, name: 'Asha Rao', houseno: 'A 7', isNewMeter: false, currentReading: null, lastReading: 100 },
  ...{ afterEstimate: false, units: 0, balance: 0, chargeAmount: 7.5, usage: [] },
  chargeTypes: [{ id: 1, name: 'Upkeep', chargeAmount: 50 }],
}

test('a reading says the charges that its reader saw, the rate of a unit too', () => {
  expect(toSend(row, { ...nothingTyped, current: 120 })).toMatchObject({
    nonfixed: { id: 7, reading: 120, units: 20, lastReading: 100, chargeAmount: 7.5 },
    fixed: [{ id: 1, chargeAmount: 50 }],
  })
})
