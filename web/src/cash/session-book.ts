import type { CashDay, CashSession } from '@nivas/contract/cash/schemas.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { useVenue } from '../api/venue.ts'

/**
 * A function that returns the day of the venue on which a moment is; without one, the present day: the
 * venue's own, since this computer's clock may be days behind.
 */
function useDayOf() {
  const venue = useVenue()
  return (moment: string | null) =>
    moment === null ? (venue?.today ?? '') : dayIn(venue?.time_zone ?? 'UTC', new Date(moment))
}

/** The search of the journal for the rows of a session. */
export function useSessionBook() {
  const dayOf = useDayOf()
  return ({ id, opened_at, closed_at }: Pick<CashSession, 'id' | 'opened_at' | 'closed_at'>) => ({
    session_id: String(id),
    from: dayOf(opened_at),
    to: dayOf(closed_at),
  })
}

/** The search of the journal for the rows of a day's closing: its sessions may have begun on earlier days. */
export function useClosingBook() {
  const dayOf = useDayOf()
  return ({ day, sessions }: CashDay) => ({
    closing: day,
    from: [day, ...sessions.map(({ opened_at }) => dayOf(opened_at))].toSorted()[0] ?? day,
    to: day,
  })
}
