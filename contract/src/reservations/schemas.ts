import * as z from 'zod'
import { Refundable, UtrBack } from '../cash/tenders.ts'
import { Named, yesNo } from '../fields.ts'
import { ReceiptPrint } from '../receipts/print.ts'
import { accomodationTypes, Room, toiletTypes } from '../venue/schemas.ts'

/** NEW → HOLD → PAID, and two final statuses, which keep the record. */
export const statuses = ['NEW', 'HOLD', 'PAID', 'CANCELLED', 'COMBINED'] as const
export type Status = (typeof statuses)[number]
export const activeStatuses = ['HOLD', 'NEW', 'PAID'] as const

export const idCardReasons = {
  NEW_TO_SATSANG: 'New to Satsang',
  SUPPORT_ELDER_PERSON: 'Support to elder person',
  CHILD: 'Child',
} as const
export const idCardReasonCodes = ['NEW_TO_SATSANG', 'SUPPORT_ELDER_PERSON', 'CHILD'] as const

export const Member = z.object({ name: z.string(), age: z.int(), i_card_number: z.string() })
export type Member = z.output<typeof Member>

/** One line of a meal ticket: whether the guest gets a meal of a day, Y or N. */
const MealEntry = z.object({
  mealfromdate: z.string(),
  mealtodate: z.string(),
  flag: z.enum(['Y', 'N']),
  product: z.object({ category: z.object({ mealtype: z.enum(['L', 'D']) }) }),
})

const checkedIn = z.enum(['No', 'Yes'])

/** The common name of a room: 'Anand Dham 001'. */
export const RoomName = z.object({ building: z.string(), room_number: z.string() })
export type RoomName = z.output<typeof RoomName>

/**
 * A reservation in lists; `customer` is the applicant's city, `total_amount` the price of its rooms in
 * rupees.
 */
export const Reservation = z.object({
  id: z.int(),
  application_number: z.string(),
  status: z.enum(statuses),
  event_type: Named,
  id_card_no: z.string().nullable(),
  id_card_reason: z.enum(idCardReasonCodes).nullable(),
  applicant_name: z.string(),
  customer: z.string().nullable(),
  members: z.array(Member),
  /** The number of members; for a combined reservation, also of the applicants who named none. */
  members_count: z.int(),
  comments: z.string().nullable(),
  accomodation_type: z.enum(accomodationTypes).nullable(),
  toilet_type: z.enum(toiletTypes).nullable(),
  ac_room: yesNo.nullable(),
  /** The preferred buildings, in the applicant's order. */
  preferred_buildings: z.array(Named),
  arrival_date: z.string(),
  departure_date: z.string(),
  arrival_time: z.string(),
  departure_time: z.string(),
  phone: z.string(),
  email: z.string(),
  is_child: z.boolean(),
  parents: z.array(
    z.object({
      id: z.int(),
      application_number: z.string(),
      applicant_name: z.string(),
      members_count: z.int(),
    }),
  ),
  count_assigned_rooms: z.int(),
  /** The names of the rooms by building, in walking order. */
  room_names: z.array(RoomName),
  total_amount: z.number(),
  building: Named.nullable(),
  checkin_status: checkedIn,
  acco_checkin_status: checkedIn,
  bhandarghar_ticket: yesNo,
  allotment_cancelled: z.boolean(),
  created_at: z.string(),
})
export type Reservation = z.output<typeof Reservation>

/** A new reservation, with its rooms as shown to the applicant. */
export const BookedReservation = Reservation.extend({
  rooms: z.array(z.object({ id: z.int(), room_number: z.string(), floor: z.int(), building: z.string() })),
})
export type BookedReservation = z.output<typeof BookedReservation>

/** A receipt of a reservation; a refund is negative. Receipt numbers have no gaps. */
export const Payment = z.object({
  id: z.int(),
  receipt_number: z.int(),
  payment_amount: z.number(),
  donation_amount: z.number(),
  payment_type: z.enum(['CASH', 'UPI', 'SPLIT']),
  /** The sum of both amounts, split by tender. */
  cash_amount: z.number(),
  upi_amount: z.number(),
  utr: z.string().nullable(),
  /** For a refund, the payments by UPI that it returns. */
  paid_with: z.array(UtrBack),
  /** The reason of a refund; null for a payment. */
  reason: z.string().nullable(),
  taken_by: z.string(),
  taken_at: z.string(),
})
export type Payment = z.output<typeof Payment>

/** A payment with the number of prints of its receipt. */
export const PrintedPayment = Payment.extend({ prints: z.int() })
export type PrintedPayment = z.output<typeof PrintedPayment>

/** A reservation with all related records. */
export const ReservationDetail = Reservation.extend({
  other_card_no: z.string().nullable(),
  is_updeshi: z.int().nullable(),
  address: z.string().nullable(),
  referral_name: z.string().nullable(),
  medical_constraint: z.string().nullable(),
  meal: yesNo,
  rooms: z.array(Room),
  payments: z.array(PrintedPayment),
  /**
   * The lines of received Bhent with the amounts that are not refunded yet; `allocateRefund` splits a refund among
   * them.
   */
  refundable: z.array(Refundable),
  /** The same lines for additional Bhent. */
  refundable_donation: z.array(Refundable),
})

/** The answer to a payment of Bhent: the reservation, and the receipt; null when no money moved. */
export const PaidReservation = Reservation.extend({ payment: Payment.nullable() })

/**
 * A history entry of a reservation: the user, the `call`, and its input; `user` is null for the public.
 * `receipt` is the one that the call created or printed.
 */
export const Happening = z.object({
  id: z.int(),
  at: z.string(),
  user: z.string().nullable(),
  call: z.string(),
  said: z.record(z.string(), z.unknown()),
  receipt: Payment.pick({ id: true, receipt_number: true }).nullable(),
})
export type Happening = z.output<typeof Happening>

/** A reservation with its meal ticket, and the number of this print of its meal cards. */
export const TicketReservation = Reservation.extend({
  ticket: z.array(MealEntry),
  rooms: z.array(Room),
  print: ReceiptPrint,
})
export type TicketReservation = z.output<typeof TicketReservation>
