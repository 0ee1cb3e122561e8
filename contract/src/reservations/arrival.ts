import { type PlainKey, say, type Text } from '../texts.ts'
import type { Reservation } from './schemas.ts'

/**
 * The gate's warning for a reservation that arrives on another day than `today`; undefined on the day itself.
 */
export const arrivesOnAnotherDay = (arrival_date: string, today: string): Text | undefined =>
  arrival_date === today
    ? undefined
    : say('This reservation arrives on {{day}}, not today. Please confirm the check-in.', {
        day: { day: arrival_date },
      })

type AtDesk = Pick<
  Reservation,
  'status' | 'acco_checkin_status' | 'arrival_date' | 'departure_date' | 'count_assigned_rooms'
>

/** The reason why the accommodation desk cannot check in a reservation; undefined when it can. */
export function wrongAtDesk(reservation: AtDesk, today: string): PlainKey | undefined {
  if (reservation.status !== 'PAID')
    return 'Only a reservation whose Bhent has been collected can be checked in.'
  if (reservation.acco_checkin_status === 'Yes') return 'This reservation is already checked in.'
  if (today < reservation.arrival_date) return 'Check-in opens on the day of arrival.'
  if (today > reservation.departure_date)
    return 'The day of departure is over. Please change the dates of the stay first.'
  if (reservation.count_assigned_rooms === 0) return 'The allotment was cancelled. Please match rooms first.'
  return undefined
}
