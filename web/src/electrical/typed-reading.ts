import type { Request } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import {
  balanceOf,
  estimatedReading,
  oddUnits,
  unitsOf,
  wrongReading,
} from '@nivas/contract/electrical/reading.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'

/** What was typed of a house. */
export type TypedReading = {
  current: number | ''
  newMeter: boolean
  finalReading: number | ''
  firstReading: number | ''
  estimated: boolean
}

export const nothingTyped: TypedReading = {
  current: '',
  newMeter: false,
  finalReading: '',
  firstReading: '',
  estimated: false,
}

const orNull = (value: number | '') => (value === '' ? null : value)

const meterOf = (row: ReadingRow, typed: TypedReading) => ({
  lastReading: row.lastReading,
  afterEstimate: row.afterEstimate,
  currentReading: orNull(typed.current),
  newMeter: typed.newMeter,
  finalReading: typed.newMeter ? orNull(typed.finalReading) : null,
  firstReading: typed.newMeter ? orNull(typed.firstReading) : null,
})

/** What is wrong with what was typed. */
export const wrongTyped = (row: ReadingRow, typed: TypedReading): Text | undefined =>
  wrongReading(meterOf(row, typed))

/** Units and amount of what was typed; null while nothing is, or while it is wrong. */
export function workedOut(row: ReadingRow, typed: TypedReading) {
  const meter = meterOf(row, typed)
  const { currentReading } = meter
  if (currentReading === null || wrongTyped(row, typed)) return null
  const units = unitsOf({ ...meter, currentReading })
  return { units, balance: balanceOf(row.chargeTypes, units, row.chargeAmount) }
}

/** Why units are worth a second look. */
export function oddTyped(row: ReadingRow, typed: TypedReading): Text | undefined {
  const worked = workedOut(row, typed)
  return worked && !typed.estimated ? oddUnits(worked.units, row.usage) : undefined
}

/** The reading of a locked house. */
export const estimateFor = (row: ReadingRow): TypedReading => ({
  ...nothingTyped,
  current: estimatedReading(row.lastReading, row.usage),
  estimated: true,
})

/** A house as the call takes it. */
export function toSend(
  row: ReadingRow,
  typed: TypedReading,
): Request<typeof electrical.saveReadings>['readings'][number] {
  const { afterEstimate: _, currentReading, ...meter } = meterOf(row, typed)
  return {
    nonfixed: {
      ...meter,
      id: row.id,
      reading: currentReading ?? 0,
      units: workedOut(row, typed)?.units ?? 0,
      estimated: typed.estimated,
    },
    fixed: row.chargeTypes.map(({ id, chargeAmount }) => ({ id, chargeAmount })),
  }
}
