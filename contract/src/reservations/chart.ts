import * as z from 'zod'
import { inOrder } from '../date-order.ts'
import { withRange } from '../day-range.ts'
import { date, id, idInAddress, money, yesNo } from '../fields.ts'
import { type PlainKey, say } from '../texts.ts'
import { accomodationTypes, Closure, positions, toiletTypes } from '../venue/schemas.ts'
import { agreedPlaces, oldDays } from './forms.ts'
import { RoomName } from './schemas.ts'
import { arrivalStays, type StayDates } from './stay.ts'

/** The maximum number of days of a room chart: a quarter of a year. */
export const MAX_CHART_DAYS = 92

/** `GET /admin/rooms/chart`: the days from `from` to `to`, both included, of every building or of one. */
export const ChartQuery = withRange(
  z.object({ from: date, to: date, building_id: idInAddress.optional() }),
  'from',
  'to',
  {
    days: MAX_CHART_DAYS,
    text: say('The room chart shows at most {{count}} days', { count: MAX_CHART_DAYS }),
  },
)

/** A room of the chart. A disabled room, or a room in a disabled building, takes no further stays. */
const ChartRoom = z.object({
  id: z.int(),
  room_number: z.string(),
  number_of_beds: z.int(),
  max_occupiers: z.int(),
  toilet_type: z.enum(toiletTypes).nullable(),
  has_ac: z.int(),
  is_active: z.boolean(),
})
export type ChartRoom = z.output<typeof ChartRoom>

/** A floor with its rooms, in walking order. */
const ChartFloor = z.object({
  id: z.int(),
  floor_number: z.int(),
  position: z.enum(positions),
  building: z.string(),
  building_id: z.int(),
  rooms: z.array(ChartRoom),
})
export type ChartFloor = z.output<typeof ChartFloor>

/** A reservation that holds rooms, with all of them: they have the same nights. `id` is the reservation's. */
const ChartStay = z.object({
  id: z.int(),
  application_number: z.string(),
  applicant_name: z.string(),
  members_count: z.int(),
  status: z.enum(['HOLD', 'PAID']),
  arrival_date: z.string(),
  departure_date: z.string(),
  checked_in: z.boolean(),
  room_ids: z.array(z.int()),
})
export type ChartStay = z.output<typeof ChartStay>

const ChartClosure = Closure.extend({ room_id: z.int() })
export type ChartClosure = z.output<typeof ChartClosure>

/** Rooms, and everything that occupies one of them on a night of the range. */
export const Chart = z.object({
  floors: z.array(ChartFloor),
  stays: z.array(ChartStay),
  closures: z.array(ChartClosure),
})
export type Chart = z.output<typeof Chart>

/** The maximum number of parties beside the chart; users would not look through more. */
export const MAX_PARTIES = 100

/** `GET /admin/rooms/chart/parties`: the days of arrival, both included. */
export const ChartPartiesQuery = withRange(z.object({ from: date, to: date }), 'from', 'to', {
  days: MAX_CHART_DAYS,
  text: say('The room chart shows at most {{count}} days', { count: MAX_CHART_DAYS }),
})

/** A NEW reservation, with its applicant's preferences. */
export const ChartParty = z.object({
  id: z.int(),
  application_number: z.string(),
  applicant_name: z.string(),
  members_count: z.int(),
  arrival_date: z.string(),
  departure_date: z.string(),
  accomodation_type: z.enum(accomodationTypes).nullable(),
  toilet_type: z.enum(toiletTypes).nullable(),
  ac_room: yesNo.nullable(),
  /** The ids of buildings, in the applicant's order. */
  preferred_buildings: z.array(z.int()),
})
export type ChartParty = z.output<typeof ChartParty>

/** The place of a reservation on the chart; `building_id` is the building of its first room. */
export const ChartPlace = z.object({
  application_number: z.string(),
  arrival_date: z.string(),
  departure_date: z.string(),
  room_ids: z.array(z.int()),
  building_id: z.int(),
})

/** Another room, other days for the whole reservation, or both; omitted fields stay unchanged. */
const change = {
  to_room_id: id.optional(),
  arrival_date: date.optional(),
  departure_date: date.optional(),
}

/**
 * `PUT /admin/reservations/:id/move`. `room_id` is the room that the user dragged; `payment_amount` is the total that
 * the screen showed for the rooms of a PAID reservation, if the total changes.
 */
export const MoveStay = z.object({
  id: id.optional(),
  room_id: id,
  ...change,
  ...oldDays,
  payment_amount: money.optional(),
  agreed_places: agreedPlaces,
})

/** The form of a move. */
export const MoveForm = inOrder(
  z.object({ to_room_id: id, arrival_date: date, departure_date: date }),
  'arrival_date',
  'departure_date',
)

/** `GET /admin/reservations/:id/move`: the effect of the same move, without making it. */
export const MoveQuery = z.object({
  room_id: idInAddress,
  ...change,
  to_room_id: idInAddress.optional(),
})

/**
 * The effect of a move. The Bhent in rupees: `total` for the rooms after the move, `paid` so far, and the `difference`
 * that a PAID reservation collects, or refunds when it is negative; 0 for one on HOLD. `rooms` are the rooms after the
 * move, with `places` for the `people`; `asks_places` is set if staff must agree to them.
 */
export const MovePrice = z.object({
  total: z.number(),
  paid: z.number(),
  difference: z.number(),
  /**
   * The part of a negative difference that is refunded by UPI, because it was paid so; the rest is refunded in cash.
   */
  upi_back: z.number(),
  rooms: z.array(RoomName),
  people: z.int(),
  places: z.int(),
  asks_places: z.boolean(),
})
export type MovePrice = z.output<typeof MovePrice>

type Movable = { status: string; arrival_date: string; checked_in: boolean }

/** The reason why a reservation cannot make this move, independently of free rooms; undefined when it can. */
export function wrongMove(reservation: Movable, to: Partial<StayDates>): PlainKey | undefined {
  const { status, arrival_date, checked_in } = reservation
  if (status === 'NEW') return 'This reservation holds no rooms.'
  if (status !== 'HOLD' && status !== 'PAID') return 'This reservation has ended. It cannot be changed.'
  if (checked_in && to.arrival_date !== undefined && to.arrival_date !== arrival_date) return arrivalStays
  return undefined
}
