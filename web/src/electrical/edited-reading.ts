import {
  amountOf,
  following,
  unitsOf,
  wrongFollowing,
  wrongReading,
} from '@nivas/contract/electrical/reading.ts'
import type { EditRow } from '@nivas/contract/electrical/reading-schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'
import type { TypedReading } from './typed-reading.ts'

const orNull = (value: number | '') => (value === '' ? null : value)

/** Returns what follows from the input for a saved reading: the error, the units and their cost, and the next month. */
export function editedReading(
  meter: EditRow,
  { current, newMeter, finalReading, firstReading }: Omit<TypedReading, 'estimated'>,
) {
  const typed = {
    lastReading: meter.lastReading,
    currentReading: orNull(current),
    newMeter,
    finalReading: newMeter ? orNull(finalReading) : null,
    firstReading: newMeter ? orNull(firstReading) : null,
  }
  const isEstimate = meter.isEstimate && current === meter.currentReading
  const read = {
    ...typed,
    afterEstimate: meter.afterEstimate || (isEstimate && !newMeter),
    chargeAmount: meter.chargeAmount,
  }
  const wrong =
    wrongReading(read) ??
    (current !== '' && meter.next ? wrongFollowing(meter.next, current, isEstimate) : undefined)
  const units = current === '' || wrong ? null : unitsOf({ ...typed, currentReading: current })
  const balance = units === null ? null : amountOf(units, meter.chargeAmount)
  const next = meter.next && current !== '' && !wrong ? changedNext(meter.next, current) : null
  return { typed, read, wrong, units, balance, next }
}

/** Returns the next month as the change leaves it; null if it stays the same. */
function changedNext(before: NonNullable<EditRow['next']>, current: number) {
  const after = following(before, current)
  return after.units === before.units && after.balance === before.balance ? null : after
}

/** Returns why a reading cannot be saved. For a new meter `wrong` already explains an empty reading. */
export const wrongToSave = (current: number | '', wrong: Text | undefined): Text | undefined =>
  wrong ?? (current === '' ? { key: 'This is a required field' } : undefined)
