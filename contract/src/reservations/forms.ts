import * as z from 'zod'
import { upiFields, utr, withUpi } from '../cash/forms.ts'
import { inOrder } from '../date-order.ts'
import {
  blank,
  date,
  email,
  enumOrEmpty,
  id,
  ifMissing,
  money,
  moneyOrNothing,
  optionalName,
  optionalText,
  phone,
  requiredName,
  requiredText,
  signedMoney,
  text,
  time,
  yesNo,
} from '../fields.ts'
import { known } from '../known.ts'
import { text as messages } from '../messages.ts'
import { rule } from '../rule.ts'
import { accomodationTypes, toiletTypes } from '../venue/schemas.ts'
import { idCardReasonCodes, statuses } from './schemas.ts'
import { MAX_ROOMS } from './stay.ts'

/** A person of a booking; `i_card_number` is 'NA' for a person without a card. */
export const MemberForm = z.object({
  name: requiredName(),
  age: z.int().min(0).max(130),
  i_card_number: requiredText(50),
})

/** The maximum number of people of one booking. */
export const MAX_MEMBERS = 20

const Members = z
  .array(MemberForm, { error: ifMissing('Please provide at least one member') })
  .min(1, 'Please provide at least one member')
  .max(MAX_MEMBERS, 'At most 20 members per booking')

/** The selected rooms, each once. */
export const RoomIds = z
  .array(id, { error: ifMissing('Please select at least one room') })
  .min(1, 'Please select at least one room')
  .max(MAX_ROOMS)
  .refine((ids) => new Set(ids).size === ids.length, 'The same room is selected twice')

/**
 * The rooms that the screen showed for a reservation (none for a NEW one) or for a line of a plan: the server refuses
 * the call if they have changed. Without this field, it compares nothing.
 */
export const knownRooms = z.array(id).max(MAX_ROOMS).optional()

/**
 * The days that the screen showed for a reservation, or for several together: the server refuses the call if they have
 * changed. Without these fields, it compares nothing.
 */
export const oldDays = { old_arrival_date: date.optional(), old_departure_date: date.optional() }

/** Whether staff have agreed to rooms with too few places for the people, or to far more rooms than people. */
export const agreedPlaces = z.boolean().optional()

/** The number of rooms to choose. */
export const numberOfRooms = z.int().min(1).max(MAX_ROOMS)

/** The applicant's preferred buildings, in order: at most 3. */
export const PreferredBuildings = z
  .array(id)
  .max(3, 'At most 3 buildings')
  .refine((ids) => new Set(ids).size === ids.length, 'The same building is selected twice')

/**
 * The fields that are required only for a person without a card issued by the venue; then all of them are.
 */
const withoutCard = [
  'id_card_reason',
  'applicant_name',
  'other_card_no',
  'is_updeshi',
  'address',
  'referral_name',
] as const

/** The fields of every applicant, also when staff apply on their behalf. */
export const applicantFields = {
  event_type_id: z
    .int({ error: 'Please select Bhandara/Satsang' })
    .min(1, 'Please select Bhandara/Satsang')
    .max(2_147_483_647),
  /**
   * The box 'no I-Card issued by the venue'; by default, it counts as ticked when any of its fields is filled
   * in.
   */
  without_card: z.boolean().optional(),
  id_card_no: optionalText(50),
  id_card_reason: enumOrEmpty(idCardReasonCodes)
    .nullish()
    .transform((value) => value ?? null),
  applicant_name: optionalName(),
  other_card_no: optionalText(50),
  is_updeshi: z
    .union([z.literal(0), z.literal(1)])
    .nullish()
    .transform((value) => value ?? null),
  address: optionalText(1000),
  referral_name: optionalName(),
  arrival_date: date,
  departure_date: date,
  arrival_time: time,
  departure_time: time,
  phone,
  email,
  medical_constraint: optionalText(2000),
  bhandarghar_ticket: yesNo,
}

/** Whether an application is without a card: by the box or, if it is not sent, by the fields. */
const isWithoutCard = (given: Readonly<Record<string, unknown>>): boolean =>
  typeof given.without_card === 'boolean'
    ? given.without_card
    : blank(given.id_card_no) && withoutCard.some((field) => !blank(given[field]))

/** Adds the rules of the card: its number, or all fields of a person without one. */
export const cardOrReason = <S extends z.ZodObject>(schema: S): S =>
  withoutCard.reduce(
    (ruled, field) =>
      rule(ruled, field, (given) =>
        isWithoutCard(given) && blank(given[field]) ? messages.required : undefined,
      ),
    rule(schema, 'id_card_no', (given) =>
      !isWithoutCard(given) && blank(given.id_card_no) ? messages.required : undefined,
    ),
  )

/** A booking names its rooms, or the building and the number of rooms to choose in it. */
const roomsOrBuilding = <S extends z.ZodObject>(schema: S): S =>
  rule(
    rule(schema, 'room_ids', ({ room_ids, building_id }) =>
      room_ids === undefined && building_id === undefined ? 'Please select at least one room' : undefined,
    ),
    'building_id',
    ({ room_ids, building_id }) =>
      room_ids !== undefined && building_id !== undefined
        ? 'Rooms are already selected. Please leave the building empty'
        : undefined,
  )

/**
 * The application for a short stay, as staff fill it in for a person: the body of `POST /admin/reservations`.
 * Without `room_ids`, the best rooms of `building_id` for the party are chosen, `number_of_rooms` of them, by
 * default one.
 */
export const Booking = cardOrReason(
  inOrder(
    roomsOrBuilding(
      z.object({
        ...applicantFields,
        members: Members,
        comments: optionalText(2000),
        room_ids: RoomIds.optional(),
        building_id: id.optional(),
        number_of_rooms: numberOfRooms.optional(),
        agreed_places: agreedPlaces,
      }),
    ),
    'arrival_date',
    'departure_date',
  ),
)

/** `PUT …/status/hold`. */
export const HoldRooms = z.object({
  id: id.optional(),
  status: z.literal('HOLD').optional(),
  room_ids: RoomIds,
  known_room_ids: knownRooms,
  ...oldDays,
  agreed_places: agreedPlaces,
})

/** `PUT …/status/new`: the rooms that the screen showed for the reservation. */
export const GiveBackRooms = z.object({ id: id.optional(), room_ids: RoomIds })

/** The fields of a payment; with `utr` and `upiamount`, a part of both amounts together is paid by UPI. */
const payment = {
  id: id.optional(),
  payment_amount: money,
  donation_amount: moneyOrNothing.optional().transform((value) => value ?? 0),
  payment_type: z.literal('CASH').default('CASH'),
  ...upiFields,
}

/**
 * The amount that the screen showed, to be collected or (negative) refunded, in rupees: the server refuses the call if
 * the actual amount differs. Without this field, it compares nothing.
 */
const shownDifference = signedMoney.optional()

/**
 * `PUT …/status/holdautopayment`: rooms and payment in one call; `oldStatus` is the status that the screen showed.
 * `difference` is for a PAID reservation.
 */
export const HoldWithPayment = withUpi(
  z.object({
    ...payment,
    room_ids: RoomIds,
    known_room_ids: knownRooms,
    ...oldDays,
    agreed_places: agreedPlaces,
    oldStatus: z.enum(statuses),
    difference: shownDifference,
  }),
)

/** `PUT …/status/paid`: `payment_amount` is the rooms' total, `donation_amount` the additional Bhent. */
export const TakeBhent = withUpi(z.object(payment))

/**
 * `POST …/donation/refund`: all or a part of additional Bhent that was mistyped. `utr` is the reference of the transfer
 * that refunds a part by UPI.
 */
export const GiveBackDonation = z.object({
  donation_amount: money.refine((amount) => amount > 0, 'Please enter an amount'),
  utr,
  reason: requiredText(200).transform((value) => value.trim()),
})

/** `PUT …/editReservation`: omitted fields stay unchanged. */
export const EditReservation = inOrder(
  z.object({
    id: id.optional(),
    arrival_date: date.optional(),
    departure_date: date.optional(),
    arrival_time: time.optional(),
    departure_time: time.optional(),
    phone: phone.optional(),
    email: email.optional(),
    comments: text(2000)
      .nullish()
      .transform((value) => (value === '' ? null : value)),
    accomodation_type: z.enum(accomodationTypes).nullable().optional(),
    toilet_type: z.enum(toiletTypes).nullable().optional(),
    ac_room: yesNo.nullable().optional(),
    preferred_buildings: PreferredBuildings.optional(),
    difference: shownDifference,
    known,
  }),
  'arrival_date',
  'departure_date',
)

export const CheckIn = z.object({
  id,
  type: z.enum(['GATE', 'ACCO']),
  /** At the gate, whether the user knows that the reservation arrives on another day. */
  another_day: z.boolean().default(false),
})
