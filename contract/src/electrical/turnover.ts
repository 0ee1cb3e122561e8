import type { MeterReading } from './reading.ts'

/** The minimum and maximum number of digits of a dial. A shorter reading belongs to a meter that is still new. */
const LEAST_DIGITS = 4
const MOST_DIGITS = 6

/** The number after the last one of a dial: 100000 for a previous reading of five digits. */
function endOfDial(lastReading: number): number | undefined {
  const digits = String(Math.floor(lastReading)).length
  return digits < LEAST_DIGITS || digits > MOST_DIGITS ? undefined : 10 ** digits
}

/**
 * Returns the end of the dial if the meter may have passed it and begun again at 0: the previous reading is in the last
 * tenth of the dial, and this one is in the first. Otherwise undefined. No unit is lost when the reading is entered for
 * a replaced meter that ended there.
 */
export function turnedOverAt(lastReading: number, currentReading: number): number | undefined {
  const end = endOfDial(lastReading)
  return end !== undefined && lastReading >= end * 0.9 && currentReading <= end / 10 ? end : undefined
}

/** Whether the readings of a replaced meter describe a meter that began again at 0. */
export const isTurnover = ({
  lastReading,
  newMeter,
  finalReading,
  firstReading,
}: Omit<MeterReading, 'currentReading'>): boolean =>
  newMeter &&
  finalReading !== undefined &&
  finalReading === endOfDial(lastReading) &&
  (firstReading ?? 0) === 0
