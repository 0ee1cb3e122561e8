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

/** What a saved reading becomes as it is typed: what is wrong with it, its units and their cost, and the month after. */
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

/** The month after, when the change makes something else of it. */
function changedNext(before: NonNullable<EditRow['next']>, current: number) {
  const after = following(before, current)
  return after.units === before.units && after.balance === before.balance ? null : after
}

/** Why a reading cannot be saved: that of a new meter has its own words where it is empty. */
export const wrongToSave = (current: number | '', wrong: Text | undefined): Text | undefined =>
  wrong ?? (current === '' ? { key: 'This is a required field' } : undefined)
