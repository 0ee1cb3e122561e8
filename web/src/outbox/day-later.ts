import { addDays } from '@nivas/contract/dates.ts'

const DAY = 86_400_000

/** The venue's day, and the seconds until it ends, as the server sends them. */
type VenueDay = { today: string; day_ends_in: number }

/**
 * The venue's day, so many ms after the server's answer. Only the time that has passed counts: a computer's
 * clock may be wrong by hours.
 */
export function dayLater({ today, day_ends_in }: VenueDay, passed: number): string {
  const over = passed - day_ends_in * 1000
  // An answer that the browser stored before an update may lack the seconds: its day stays.
  return over >= 0 ? addDays(today, 1 + Math.floor(over / DAY)) : today
}
