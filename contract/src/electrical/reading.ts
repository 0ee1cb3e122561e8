import Big from 'big.js'
import { onWire, rupees, sum } from '../money.ts'
import { type Amount, isPaise } from '../rupees.ts'
import { say, type Text } from '../texts.ts'

/** The maximum reading of a meter. With a high rate, lower readings are refused too: see `LARGEST_AMOUNT`. */
export const LARGEST_READING = 9_999_999.99
export const TOO_MANY_DECIMALS = 'Please enter a reading with at most 2 decimals'
export const TOO_MANY_DIGITS = 'No meter has this many digits. Please check them.'

/** The maximum cost of the units of a month: a tenth of the limit of the database, so that corrections and sums fit. */
const LARGEST_AMOUNT = 999_999_999.99

/**
 * A reading at the end of a month. `finalReading` and `firstReading` are those of a replaced meter: the old
 * meter's last and the new meter's first. Defaults: the old meter's previous reading, and 0 for the new one.
 */
export type MeterReading = {
  lastReading: number
  currentReading: number
  newMeter: boolean
  finalReading?: number | null | undefined
  firstReading?: number | null | undefined
}

/** The units of a month; negative when the estimate before was too high. */
export function unitsOf({ lastReading, currentReading, newMeter, ...meter }: MeterReading): number {
  if (!newMeter) return onWire(rupees(currentReading).minus(lastReading))
  const old = rupees(meter.finalReading ?? lastReading).minus(lastReading)
  return onWire(old.plus(currentReading).minus(meter.firstReading ?? 0))
}

/** The cost of the units, rounded to the paisa, half a paisa up. */
export const amountOf = (units: Amount, rate: Amount): number => onWire(rupees(units).times(rate))

/** The total of a house for a month: its fixed charges and the cost of its units. */
export const balanceOf = (fixed: readonly { chargeAmount: number }[], units: Amount, rate: Amount): number =>
  onWire(sum([...fixed.map(({ chargeAmount }) => chargeAmount), amountOf(units, rate)]))

/** A reading before it is saved; `currentReading` is null while the field is empty. */
export type Typed = Omit<MeterReading, 'currentReading'> & {
  currentReading: number | null
  /**
   * Whether a lower reading is allowed. It is when the previous reading was an estimate, which this one corrects (also
   * as the last reading of a replaced meter), and when this reading stays an estimate while a month before it was read
   * later.
   */
  afterEstimate?: boolean
  /** The rate of a unit. */
  chargeAmount: number
}

/** The reason why a reading cannot be saved; undefined when it can, or when it is left empty for later. */
export function wrongReading(typed: Typed): Text | undefined {
  const { currentReading, chargeAmount } = typed
  const wrong = wrongOnMeter(typed)
  if (wrong || currentReading === null) return wrong
  const units = unitsOf({ ...typed, currentReading })
  return wrongRate(units, chargeAmount)
}

/** The reason why units cannot be billed at a rate; undefined when they can. */
export const wrongRate = (units: number, rate: number): Text | undefined =>
  isTooMuch(units, rate)
    ? say('{{units}} units exceed the maximum bill. Please check the reading.', { units })
    : undefined

/** The reason why New Meter cannot be switched off; it can always be switched on. */
export const wrongSwitch = (typed: Typed, newMeter: boolean): Text | undefined =>
  newMeter ? undefined : wrongReading({ ...typed, newMeter })

const isTooMuch = (units: number, rate: number) => Math.abs(amountOf(units, rate)) > LARGEST_AMOUNT

function wrongOnMeter(typed: Typed): Text | undefined {
  const { lastReading: last, currentReading: current, newMeter, afterEstimate } = typed
  if (current === null)
    return newMeter
      ? say('Current Reading cannot be empty when New Meter is checked. Please enter valid value.')
      : undefined
  if (Number.isFinite(current) && current > LARGEST_READING) return say(TOO_MANY_DIGITS)
  if (!Number.isFinite(current) || current < 0)
    return say('This field can only contain numbers and it must be greater than 0.')
  if (!isPaise(current)) return say(TOO_MANY_DECIMALS)
  if (newMeter) return wrongMeters({ ...typed, currentReading: current })
  if (current <= 0 && last !== 0 && !afterEstimate)
    return say('Reading must be 0 or greater. Please enter valid value.')
  if (current < last && !afterEstimate)
    return say(
      'Current Reading must be greater or equal to Previous reading when New Meter is not checked. Please enter valid value.',
    )
  return undefined
}

function wrongMeters(meter: MeterReading & Pick<Typed, 'afterEstimate'>) {
  const { lastReading, currentReading, finalReading, firstReading, afterEstimate } = meter
  if (!isPaise(finalReading ?? 0) || !isPaise(firstReading ?? 0)) return say(TOO_MANY_DECIMALS)
  if ((finalReading ?? lastReading) < lastReading && !afterEstimate)
    return say('The final reading of the old meter must not be below its previous reading.')
  return currentReading < (firstReading ?? 0)
    ? say('The reading of the new meter must not be below its first reading.')
    : undefined
}

/** The numbers of months in the mean of an estimate, and in the comparison for an odd reading. */
const ESTIMATE_MONTHS = 3
export const USAGE_MONTHS = 6

const mean = (units: readonly number[]) => sum(units).div(units.length)

/**
 * The reading of a locked house: the mean units of its last three months, in whole units, and at most `nextReading`.
 *
 * @param usage units of the months before, the latest first
 * @param nextReading the reading of the same meter in a later month; null when no later month was read
 */
export function estimatedReading(
  lastReading: number,
  usage: readonly number[],
  nextReading: number | null = null,
): number {
  const months = usage.slice(0, ESTIMATE_MONTHS)
  const units = months.length === 0 ? new Big(0) : mean(months).round(0, Big.roundHalfUp)
  const estimate = units.lte(0) ? lastReading : onWire(rupees(lastReading).plus(units))
  return Math.min(estimate, nextReading ?? estimate)
}

/** The usual units of a house in a month; undefined when its use is unknown because the house is new or was empty. */
export function usualUnits(usage: readonly number[]): Big | undefined {
  const usual = usage.length === 0 ? undefined : mean(usage.slice(0, USAGE_MONTHS))
  return usual?.gt(0) ? usual : undefined
}

/** Units above this multiple of the usual ones need a confirmation. The texts say 'three times'. */
export const MOST_TIMES_USUAL = 3

/** For a house without known use, units above this number need a confirmation. */
export const MOST_WITHOUT_USE = 500

/**
 * The reason to check units again before they are saved; undefined for usual units.
 *
 * @param usage units of up to six months before
 */
export function oddUnits(units: number, usage: readonly number[]): Text | undefined {
  const usual = usualUnits(usage)
  if (usual === undefined)
    return units > MOST_WITHOUT_USE
      ? say(
          '{{units}} units are more than {{most}}, and this house had no earlier use. Please check the digits.',
          { units, most: MOST_WITHOUT_USE },
        )
      : undefined
  if (units === 0) return say('No units, though this house used {{usual}} a month.', { usual: onWire(usual) })
  return rupees(units).gt(usual.times(MOST_TIMES_USUAL))
    ? say('{{units}} units are over three times the usual {{usual}}.', { units, usual: onWire(usual) })
    : undefined
}

/** The reading that follows a corrected one, with the data that its new cost depends on. */
export type Following = {
  currentReading: number
  newMeter: boolean
  finalReading: number | null
  firstReading: number | null
  chargeAmount: number
  isEstimate?: boolean
}

/** The units and amount of the next reading after the earlier one is changed to `lastReading`. */
export function following({ chargeAmount, ...next }: Following, lastReading: number) {
  const units = unitsOf({ ...next, lastReading })
  return { units, balance: amountOf(units, chargeAmount) }
}

/**
 * The reason why a reading cannot be corrected to `lastReading`: the next reading would be wrong. An estimate sets no
 * limit: its units may become negative until the next reading corrects it.
 *
 * @param isEstimate whether the corrected reading stays an estimate, which the next reading corrects
 */
export function wrongFollowing(next: Following, lastReading: number, isEstimate = false): Text | undefined {
  const isBeyond = next.newMeter
    ? lastReading > (next.finalReading ?? lastReading)
    : lastReading > next.currentReading
  if (isBeyond && !isEstimate && !next.isEstimate)
    return say('The next reading is {{reading}}. Please enter this or less.', {
      reading: next.newMeter ? (next.finalReading ?? 0) : next.currentReading,
    })
  const units = unitsOf({ ...next, lastReading })
  return isTooMuch(units, next.chargeAmount)
    ? say('The next reading would have {{units}} units, which exceeds the maximum bill.', { units })
    : undefined
}

/**
 * The reason why a single edit cannot have this description; undefined when it can. A change of the reading, of the
 * meter or of the units needs a new description, which the correction of the bill repeats.
 */
export function wrongRemarks(
  saved: MeterReading & { remarks: string | null },
  typed: Omit<MeterReading, 'currentReading'> & Pick<Typed, 'currentReading'>,
  remarks: string | null,
): Text | undefined {
  const { currentReading } = typed
  const isSame =
    currentReading === saved.currentReading &&
    typed.newMeter === saved.newMeter &&
    unitsOf({ ...typed, currentReading }) === unitsOf(saved)
  if (isSame) return undefined
  const given = (remarks ?? '').trim()
  if (given === '') return say('Description must be supplied when changing the current reading.')
  return given === saved.remarks
    ? say('This description is from an earlier change. Please describe this change.')
    : undefined
}
