import { expect, test } from 'vitest'
import { nothingTyped, toSend, turnedOver, withoutSaved } from './typed-reading.ts'

const row = {
  ...{ id: 7, name: 'Asha Rao', houseno: 'A 7', isNewMeter: false, currentReading: null, lastReading: 100 },
  ...{ afterEstimate: false, units: 0, balance: 0, chargeAmount: 7.5, usage: [], nextReading: null },
  chargeTypes: [{ id: 1, name: 'Upkeep', chargeAmount: 50 }],
}

test('a reading sends the charges that its reader saw, including the rate of a unit', () => {
  expect(toSend(row, { ...nothingTyped, current: 120 })).toMatchObject({
    nonfixed: { id: 7, reading: 120, units: 20, lastReading: 100, chargeAmount: 7.5 },
    fixed: [{ id: 1, chargeAmount: 50 }],
  })
})

test('saved readings are removed from the input, but not those changed since they were sent', () => {
  const at = (current: number) => ({ ...nothingTyped, current })
  const sent = { 7: at(120), 8: at(130) }
  expect(withoutSaved({ 7: at(120), 8: at(131), 9: at(140) }, sent)).toEqual({ 8: at(131), 9: at(140) })
  expect(withoutSaved({ 7: { ...at(120), newMeter: true } }, sent)).toEqual({
    7: { ...at(120), newMeter: true },
  })
  expect(withoutSaved({ 7: at(120) }, sent)).toEqual({})
})

test('a lower reading is offered as one of a meter that passed 0, with all its units', () => {
  const offer = { newMeter: true, finalReading: 100_000, firstReading: 0, units: 62 }
  expect(turnedOver(99_950, { ...nothingTyped, current: 12 })).toEqual(offer)
  // New Meter alone would bill 12 units.
  expect(turnedOver(99_950, { ...nothingTyped, current: 12, newMeter: true })).toEqual(offer)
  expect(
    turnedOver(99_950, { ...nothingTyped, current: 12, newMeter: true, finalReading: 99_990 }),
  ).toBeUndefined()
  expect(turnedOver(500, { ...nothingTyped, current: 450 })).toBeUndefined()
  expect(turnedOver(99_950, nothingTyped)).toBeUndefined()
})
