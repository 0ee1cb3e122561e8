import type { Request } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import {
  balanceOf,
  estimatedReading,
  oddUnits,
  unitsOf,
  wrongReading,
  wrongSwitch,
} from '@nivas/contract/electrical/reading.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { turnedOverAt } from '@nivas/contract/electrical/turnover.ts'
import type { Text } from '@nivas/contract/texts.ts'

/** The input for a house. */
export type TypedReading = {
  current: number | ''
  newMeter: boolean
  finalReading: number | ''
  firstReading: number | ''
  estimated: boolean
  /** The number of the house, to name it when the house is no longer on the list. */
  houseno?: string
}

/** The input of a line, by the id of the house. */
export type TypedByHouse = Readonly<Record<number, TypedReading>>

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
  chargeAmount: row.chargeAmount,
  currentReading: orNull(typed.current),
  newMeter: typed.newMeter,
  finalReading: typed.newMeter ? orNull(typed.finalReading) : null,
  firstReading: typed.newMeter ? orNull(typed.firstReading) : null,
})

/** Returns the error of the input for a house. */
export const wrongTyped = (row: ReadingRow, typed: TypedReading): Text | undefined =>
  wrongReading(meterOf(row, typed))

/**
 * Returns the input with New Meter switched. It can be switched off only if the reading is then valid; otherwise it
 * stays on, and the error says why.
 */
export function switchMeter(
  row: ReadingRow,
  typed: TypedReading,
  newMeter: boolean,
): { next: TypedReading; wrong?: never } | { next?: never; wrong: Text } {
  const next = { ...typed, newMeter, estimated: false }
  const wrong = wrongSwitch(meterOf(row, typed), newMeter)
  return wrong ? { wrong } : { next }
}

/** Returns units and amount of the input; null while it is empty or invalid. */
export function workedOut(row: ReadingRow, typed: TypedReading) {
  const meter = meterOf(row, typed)
  const { currentReading } = meter
  if (currentReading === null || wrongTyped(row, typed)) return null
  const units = unitsOf({ ...meter, currentReading })
  return { units, balance: balanceOf(row.chargeTypes, units, row.chargeAmount) }
}

/**
 * Returns a lower reading as one of a meter that passed 0, with its units. Undefined if it cannot be one, or if the
 * final reading of the old meter is entered.
 */
export function turnedOver(
  lastReading: number,
  { current, newMeter, finalReading }: Omit<TypedReading, 'estimated'>,
) {
  if (current === '' || (newMeter && finalReading !== '')) return undefined
  const end = turnedOverAt(lastReading, current)
  if (end === undefined) return undefined
  const meter = { newMeter: true, finalReading: end, firstReading: 0 }
  return { ...meter, units: unitsOf({ ...meter, lastReading, currentReading: current }) }
}

/** Returns why the units are odd; undefined if they are not. */
export function oddTyped(row: ReadingRow, typed: TypedReading): Text | undefined {
  const worked = workedOut(row, typed)
  return worked && !typed.estimated ? oddUnits(worked.units, row.usage) : undefined
}

/** Returns the estimated reading of a locked house. */
const estimateFor = (row: ReadingRow): TypedReading => ({
  ...nothingTyped,
  current: estimatedReading(row.lastReading, row.usage, row.nextReading),
  estimated: true,
})

/** Returns the estimate of a house, or no input if it was estimated. */
export const switchEstimate = (row: ReadingRow, typed: TypedReading): TypedReading =>
  typed.estimated ? nothingTyped : estimateFor(row)

export const isSameTyped = (a: TypedReading, b: TypedReading) =>
  (Object.keys(nothingTyped) as (keyof TypedReading)[]).every((field) => a[field] === b[field])

/** Returns the readings that were typed for houses that are not on the list any more. Estimates were not read. */
export const typedUnlisted = (typed: TypedByHouse, listed: ReadonlySet<number>): TypedReading[] =>
  Object.entries(typed).flatMap(([id, one]) =>
    listed.has(Number(id)) || one.current === '' || one.estimated ? [] : [one],
  )

/** Returns the input for the houses on the list. */
export const typedListed = (typed: TypedByHouse, listed: ReadonlySet<number>): TypedByHouse =>
  Object.fromEntries(Object.entries(typed).filter(([id]) => listed.has(Number(id))))

/** Returns the input without the saved readings, but with those that were changed after they were sent. */
export const withoutSaved = (typed: TypedByHouse, sent: TypedByHouse): TypedByHouse =>
  Object.fromEntries(
    Object.entries(typed).filter(([id, now]) => {
      const then = sent[Number(id)]
      return !then || !isSameTyped(now, then)
    }),
  )

type Sent = Request<typeof electrical.saveReadings>['readings'][number]['nonfixed']

/** Returns the input that made this reading. */
export const typedFrom = ({
  reading,
  newMeter,
  finalReading,
  firstReading,
  estimated,
}: Sent): TypedReading => ({
  current: reading ?? '',
  newMeter: Boolean(newMeter),
  finalReading: finalReading ?? '',
  firstReading: firstReading ?? '',
  estimated: Boolean(estimated),
})

/** Returns the input for a house as the call takes it. */
export function toSend(
  row: ReadingRow,
  typed: TypedReading,
): Request<typeof electrical.saveReadings>['readings'][number] {
  const { afterEstimate: _, currentReading, ...meter } = meterOf(row, typed)
  return {
    nonfixed: {
      ...meter,
      id: row.id,
      houseno: row.houseno,
      reading: currentReading ?? 0,
      units: workedOut(row, typed)?.units ?? 0,
      estimated: typed.estimated,
    },
    fixed: row.chargeTypes.map(({ id, chargeAmount }) => ({ id, chargeAmount })),
  }
}
