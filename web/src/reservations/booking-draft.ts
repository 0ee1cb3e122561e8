import type { Booking } from '@nivas/contract/reservations/forms.ts'
import { type StayDates, USUAL_TIMES } from '@nivas/contract/reservations/stay.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type * as z from 'zod'
import type { Draft, InitialOf } from '../ui/form/draft.ts'

export type BookingDraft = Draft<z.input<typeof Booking>>

/** The name of a booking's draft. */
export const BOOKING = 'booking'

/** The parts of a booking's draft that are outside its form. */
export type BookingBegun = { stay: StayDates; room_ids: readonly number[] }

export const EMPTY_MEMBER = { name: '', age: '', i_card_number: '' } as const

/** The fields of an applicant without a card, empty. */
export const NO_CARD = {
  id_card_reason: '',
  applicant_name: '',
  other_card_no: '',
  is_updeshi: null,
  address: '',
  referral_name: '',
} as const

/**
 * Returns the initial values of the booking form. They always include a building, first one with free rooms: its field
 * appears when no rooms are selected, or when other desks took all of the selected ones.
 */
export const emptyBooking = (
  stay: StayDates,
  rooms: readonly Room[],
  free: readonly Room[],
  people: number,
): InitialOf<typeof Booking, 'room_ids' | 'agreed_places'> => ({
  event_type_id: '',
  without_card: false,
  id_card_no: '',
  ...NO_CARD,
  members: Array.from({ length: people }, () => ({ ...EMPTY_MEMBER })),
  arrival_date: stay.arrival_date,
  departure_date: stay.departure_date,
  ...USUAL_TIMES,
  phone: '',
  email: '',
  medical_constraint: '',
  bhandarghar_ticket: '',
  comments: '',
  building_id: (free[0] ?? rooms[0])?.floor.building.id ?? '',
  number_of_rooms: 1,
})
