import { addDays, dayIn } from '@nivas/contract/dates.ts'

const DAY = 86_400_000

/**
 * The venue's day, and the seconds until it ends, as the server sends them. An answer that was stored under an
 * earlier version does not say when the day ends.
 */
type VenueDay = { today: string; time_zone: string; day_ends_in?: number }

/**
 * The venue's day, some ms after the server's answer. Only the time that has passed counts: a computer's
 * clock may be wrong by hours. Where the end of the day is not known, its clock is all there is.
 */
export function dayLater({ today, time_zone, day_ends_in }: VenueDay, passed: number): string {
  if (day_ends_in === undefined) return dayIn(time_zone)
  const over = passed - day_ends_in * 1000
  return over < 0 ? today : addDays(today, 1 + Math.floor(over / DAY))
}
