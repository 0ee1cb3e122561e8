import type { Booking } from '@nivas/contract/reservations/forms.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type * as z from 'zod'
import type { Draft } from '../ui/form/draft.ts'

export type BookingDraft = Draft<z.input<typeof Booking>>

export const NOBODY = { name: '', age: '', i_card_number: '' } as const

/** The fields of an applicant without a card, empty. */
export const NO_CARD = {
  id_card_reason: '',
  applicant_name: '',
  other_card_no: '',
  is_updeshi: null,
  address: '',
  referral_name: '',
} as const

/** What a booking says of its rooms: which, or the building in which they are to be chosen, at first the first one with any free. */
const roomsOf = (rooms: readonly Room[], free: readonly Room[]): Partial<BookingDraft> =>
  rooms.length > 0
    ? { room_ids: rooms.map((room) => room.id) }
    : { building_id: free[0]?.floor.building.id ?? '', number_of_rooms: 1 }

/** The booking form as it opens; without `rooms` they are chosen among those that are `free`. */
export const emptyBooking = (
  stay: StayDates,
  rooms: readonly Room[],
  free: readonly Room[],
): BookingDraft => ({
  event_type_id: '',
  without_card: false,
  id_card_no: '',
  ...NO_CARD,
  members: [{ ...NOBODY }],
  arrival_date: stay.arrival_date,
  departure_date: stay.departure_date,
  arrival_time: '',
  departure_time: '',
  phone: '',
  email: '',
  medical_constraint: '',
  bhandarghar_ticket: '',
  comments: '',
  ...roomsOf(rooms, free),
})
