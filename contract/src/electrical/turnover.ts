import type { MeterReading } from './reading.ts'

/** Dials of so many digits. A shorter reading is that of a meter which is still new. */
const LEAST_DIGITS = 4
const MOST_DIGITS = 6

/** What a dial would show after all nines: 100000 for a previous reading of five digits. */
function endOfDial(lastReading: number): number | undefined {
  const digits = String(Math.floor(lastReading)).length
  return digits < LEAST_DIGITS || digits > MOST_DIGITS ? undefined : 10 ** digits
}

/**
 * Where the dial ended, if a lower reading may be that of a meter which began again at 0: the previous reading stands in
 * the last tenth of the dial, and this one in its first. Entered as a replaced meter that ended there, no unit is lost.
 */
export function turnedOverAt(lastReading: number, currentReading: number): number | undefined {
  const end = endOfDial(lastReading)
  return end !== undefined && lastReading >= end * 0.9 && currentReading <= end / 10 ? end : undefined
}

/** Whether these readings of a replaced meter are those of one that began again at 0. */
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
