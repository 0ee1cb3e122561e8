import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Happening } from '@nivas/contract/reservations/schemas.ts'
import type { Translate } from '../languages/use-text.ts'
import { happeningWords } from '../ui/reservation-happenings.ts'

const summaries = new Map(
  Object.entries(calls).map(([name, { summary }]): [string, string] => [`reservations.${name}`, summary]),
)

/** Returns a history entry in plain words. A call that this version does not know is shown by its name. */
export function happened({ call, said }: Pick<Happening, 'call' | 'said'>): string {
  if (call === 'reservations.checkIn')
    return said.type === 'GATE' ? 'Checked in at the gate' : 'Checked in at the accommodation desk'
  if (call === 'reservations.moveStay')
    return typeof said.to_room_id === 'number' ? 'Moved to another room' : 'Moved to other days'
  if (call === 'reservations.ticket' && said.generate === false) return 'Meal ticket printed'
  return happeningWords[call] ?? summaries.get(call) ?? call
}

type Format = { day: (day: string) => string; rupees: (amount: number) => string }

/** Returns the fields of the payload that distinguish history entries. */
export function inputShortly(
  { said, receipt }: Pick<Happening, 'said' | 'receipt'>,
  t: Translate,
  { day, rupees }: Format,
): string[] {
  const {
    people,
    places,
    rooms,
    room_ids,
    payment_amount,
    donation_amount,
    arrival_date,
    departure_date,
    comments,
    combined,
  } = said
  const count = Array.isArray(room_ids) ? room_ids.length : typeof rooms === 'number' ? rooms : 0
  return [
    typeof combined === 'string' && combined,
    receipt && t('Receipt {{number}}', { number: receipt.receipt_number }),
    typeof payment_amount === 'number' && rupees(payment_amount),
    typeof donation_amount === 'number' &&
      donation_amount > 0 &&
      t('{{amount}} additional', { amount: rupees(donation_amount) }),
    typeof people === 'number' &&
      typeof places === 'number' &&
      t('places {{places}}, people {{people}}', { places, people }),
    count > 0 && t('{{count}} rooms', { count }),
    typeof arrival_date === 'string' && t('Arrival {{day}}', { day: day(arrival_date) }),
    typeof departure_date === 'string' && t('Departure {{day}}', { day: day(departure_date) }),
    typeof comments === 'string' && comments !== '' && `“${comments.slice(0, 80)}”`,
  ].filter((part) => typeof part === 'string')
}
