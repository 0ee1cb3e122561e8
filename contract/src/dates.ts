/**
 * Calendar days as `YYYY-MM-DD` strings. A day has no time zone, so it is never converted to local time: all
 * arithmetic uses UTC midnight, where every day has 24 hours.
 */

const DAY = 86_400_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

const toUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Whether the text is a day of the calendar from 1900 to 2199; false for `2026-02-30`. */
export function isDate(value: string): boolean {
  const parts = pattern.exec(value)
  if (!parts) return false
  const year = Number(parts[1])
  const moment = toUtc(value)
  return year >= 1900 && year < 2200 && !Number.isNaN(moment) && fromUtc(moment) === value
}

/** The day `count` days after `day`; before it when `count` is negative. */
export const addDays = (day: string, count: number): string => fromUtc(toUtc(day) + count * DAY)

/** The number of days from `from` to `to`; negative when `to` is before `from`. */
export const daysBetween = (from: string, to: string): number => Math.round((toUtc(to) - toUtc(from)) / DAY)

/** Caches the formatter of each time zone: creating one takes longer than the rest of a request that needs a day. */
function cachedByZone(make: (timeZone: string) => Intl.DateTimeFormat) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string) => {
    const formatter = made.get(timeZone) ?? make(timeZone)
    made.set(timeZone, formatter)
    return formatter
  }
}

const dayFormat = cachedByZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)
const timeFormat = cachedByZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/**
 * The current day in a time zone. Callers pass the venue's zone, never the machine's. It is put together from its parts,
 * because no locale writes `YYYY-MM-DD` in every browser: with ICU 72, Canadian days are `11/28/2026`.
 */
export function dayIn(zone: string, now: Date = new Date()): string {
  const parts = new Map(
    dayFormat(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** The current time of day, `HH:mm`, in a time zone. */
export const timeIn = (zone: string, now: Date = new Date()): string => timeFormat(zone).format(now)

/** The seconds until the day of a time zone ends. Ignores a change of the zone's clock on that day. */
export function secondsLeft(zone: string, now: Date = new Date()): number {
  const [hours = 0, minutes = 0] = timeIn(zone, now).split(':').map(Number)
  return (24 * 60 - hours * 60 - minutes) * 60 - now.getUTCSeconds()
}

export const englishMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** '21 Nov 2026' from '2026-11-21', the form of a day in refusals. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${englishMonths[Number(month) - 1]} ${year}`
}

/** The completed years on the day `on` of a person born on `birth`. */
export function ageOn(birth: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4))
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}

/**
 * Reads a typed day: DD/MM/YYYY, DD-MM-YYYY, YYYY-MM-DD or YYYY/MM/DD, with or without leading zeros. Returns
 * `YYYY-MM-DD`, or null when it has none of these forms or is no day of the calendar.
 */
export function parseTypedDate(typed: string): string | null {
  const match =
    /^(?:(?<d1>\d{1,2})(?<s1>[/-])(?<m1>\d{1,2})\k<s1>(?<y1>\d{4})|(?<y2>\d{4})(?<s2>[/-])(?<m2>\d{1,2})\k<s2>(?<d2>\d{1,2}))$/.exec(
      typed.trim(),
    )
  if (!match?.groups) return null
  const { d1, m1, y1, d2, m2, y2 } = match.groups
  const day = `${y1 ?? y2}-${(m1 ?? m2 ?? '').padStart(2, '0')}-${(d1 ?? d2 ?? '').padStart(2, '0')}`
  return isDate(day) ? day : null
}
