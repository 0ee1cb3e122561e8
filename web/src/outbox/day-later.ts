import { addDays, dayIn } from '@nivas/contract/dates.ts'

const DAY = 86_400_000

/**
 * The venue's day, and the seconds until it ends, as the server sends them. An answer that an earlier version stored
 * does not have the end of the day.
 */
type VenueDay = { today: string; time_zone: string; day_ends_in?: number }

/**
 * Returns the venue's day `passed` ms after the server's answer. It uses only the elapsed time, because the computer's
 * clock may be wrong by hours. If the end of the day is unknown, it has to use the clock.
 */
export function dayLater({ today, time_zone, day_ends_in }: VenueDay, passed: number): string {
  if (day_ends_in === undefined) return dayIn(time_zone)
  const over = passed - day_ends_in * 1000
  return over < 0 ? today : addDays(today, 1 + Math.floor(over / DAY))
}
