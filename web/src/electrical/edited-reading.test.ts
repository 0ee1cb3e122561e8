import type { EditRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { expect, test } from 'vitest'
import { editedReading, wrongToSave } from './edited-reading.ts'

const meter: EditRow = {
  ...{ id: 7, name: 'Units', fixed: false, isNewMeter: false, currentReading: 120, lastReading: 100 },
  ...{ afterEstimate: false, isEstimate: false, finalReading: null, firstReading: null, next: null },
  ...{ units: 20, balance: 150, chargeAmount: 7.5, remarks: null },
}

/** Returns why the edit is not saved. */
const refusal = (current: number | '', newMeter: boolean) => {
  const { wrong } = editedReading(meter, { current, newMeter, finalReading: '', firstReading: '' })
  return wrongToSave(current, wrong)?.key
}

test('an empty reading is an error, with a different text for a new meter', () => {
  expect(refusal('', false)).toBe('This is a required field')
  expect(refusal('', true)).toBe(
    'Current Reading cannot be empty when New Meter is checked. Please enter valid value.',
  )
  expect(refusal(90, false)).toMatch(/^Current Reading must be greater or equal/)
  expect(refusal(130, false)).toBeUndefined()
})

test('the effect on the next month appears only when that month changes', () => {
  const next: EditRow['next'] = {
    ...{ month: '2026-11-01', units: 30, balance: 225, currentReading: 150, newMeter: false },
    ...{ finalReading: null, firstReading: null, isEstimate: false, chargeAmount: 7.5 },
  }
  const nextFor = (current: number) =>
    editedReading({ ...meter, next }, { current, newMeter: false, finalReading: '', firstReading: '' }).next
  expect(nextFor(120)).toBeNull()
  expect(nextFor(130)).toEqual({ units: 20, balance: 150 })
})
