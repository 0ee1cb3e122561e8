import { between, type Random } from './random.ts'

/**
 * A moment on the venue's clock, `YYYY-MM-DDTHH:mm`; these texts sort in the order of time. PostgreSQL reads them in
 * the time zone of the transaction that fills the demo.
 */
export type Moment = string

const MINUTE = 60_000
const toMinutes = (moment: Moment) => Date.parse(`${moment}Z`) / MINUTE
const fromMinutes = (minutes: number): Moment => new Date(minutes * MINUTE).toISOString().slice(0, 16)

export const at = (day: string, time: string): Moment => `${day}T${time}`

export const dayOf = (moment: Moment): string => moment.slice(0, 10)

export const timeOf = (moment: Moment): string => moment.slice(11)

export const earliest = (...moments: Moment[]): Moment => moments.toSorted().at(0) ?? ''

export const latest = (...moments: Moment[]): Moment => moments.toSorted().at(-1) ?? ''

export const addMinutes = (moment: Moment, minutes: number): Moment =>
  fromMinutes(toMinutes(moment) + minutes)

/** Returns the minutes from one moment to another; negative when `to` is before `from`. */
export const minutesFrom = (from: Moment, to: Moment): number => toMinutes(to) - toMinutes(from)

/** Returns a moment between two; the second one when it is the earlier. */
export function momentBetween(random: Random, from: Moment, to: Moment): Moment {
  if (from >= to) return to
  return fromMinutes(between(random, toMinutes(from), toMinutes(to)))
}

/** Returns a time of the day, in steps of five minutes. */
export const timeBetween = (random: Random, fromHour: number, toHour: number): string =>
  timeOf(addMinutes(at('2000-01-01', '00:00'), between(random, fromHour * 12, toHour * 12) * 5))
