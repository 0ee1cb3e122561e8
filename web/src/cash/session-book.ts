import type { CashSession } from '@nivas/contract/cash/schemas.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { useVenue } from '../api/venue.ts'

/** The search of the journal for the rows of a session. */
export function useSessionBook() {
  const zone = useVenue()?.time_zone ?? 'UTC'
  return ({ id, opened_at, closed_at }: Pick<CashSession, 'id' | 'opened_at' | 'closed_at'>) => ({
    session_id: String(id),
    from: dayIn(zone, new Date(opened_at)),
    to: dayIn(zone, closed_at ? new Date(closed_at) : new Date()),
  })
}
