import type { CashDay, CashSession } from '@nivas/contract/cash/schemas.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { useVenue } from '../api/venue.ts'

/**
 * Returns a function that converts a moment to the day at the venue; null to today, as the venue counts it, because
 * this computer's clock may be days behind.
 */
function useDayOf() {
  const venue = useVenue()
  return (moment: string | null) =>
    moment === null ? (venue?.today ?? '') : dayIn(venue?.time_zone ?? 'UTC', new Date(moment))
}

/** Returns a function that makes the search of the journal for the rows of a session. */
export function useSessionBook() {
  const dayOf = useDayOf()
  return ({ id, opened_at, closed_at }: Pick<CashSession, 'id' | 'opened_at' | 'closed_at'>) => ({
    session_id: String(id),
    from: dayOf(opened_at),
    to: dayOf(closed_at),
  })
}

/**
 * Returns a function that makes the search for the rows of a closing, whose sessions may have begun on earlier days.
 */
export function useClosingBook() {
  const dayOf = useDayOf()
  return ({ day, sessions }: CashDay) => ({
    closing: day,
    from: [day, ...sessions.map(({ opened_at }) => dayOf(opened_at))].toSorted()[0] ?? day,
    to: day,
  })
}
