import * as z from 'zod'
import { withRange } from '../day-range.ts'
import { date, fromAddress, id, idInAddress, idsInAddress } from '../fields.ts'
import { text } from '../messages.ts'
import { pageQuery } from '../page.ts'
import { rule } from '../rule.ts'
import { Room } from '../venue/schemas.ts'
import { MAX_COMBINED } from './combine.ts'
import { agreedPlaces, numberOfRooms, oldDays, RoomIds } from './forms.ts'
import { preferenceNames } from './preferences.ts'

const distinct = (ids: readonly number[]) => new Set(ids).size === ids.length

const ReservationIds = z
  .array(id)
  .min(2, 'Please select at least two reservations')
  .max(MAX_COMBINED)
  .refine(distinct, 'The same reservation is selected twice')

/** The building in which auto matching searches, and the number of rooms. */
const Wanted = z.object({ building_id: id, number_of_rooms: numberOfRooms })

const WantedInAddress = z.object({
  building_id: idInAddress,
  number_of_rooms: z.preprocess(fromAddress, numberOfRooms) as z.ZodType<number, number>,
})

/** Adds the rule that the rooms are those of the preview, in the requested number. */
const asShown = <S extends z.ZodObject>(schema: S): S =>
  rule(schema, 'room_ids', ({ room_ids, number_of_rooms }) =>
    Array.isArray(room_ids) && typeof number_of_rooms === 'number' && room_ids.length !== number_of_rooms
      ? 'The number of rooms differs from the number requested'
      : undefined,
  )

/** `PUT …/rooms/auto`; without `room_ids` the server chooses. */
export const AutoMatching = asShown(
  Wanted.extend({
    id: id.optional(),
    room_ids: RoomIds.optional(),
    ...oldDays,
    agreed_places: agreedPlaces,
  }),
)
export const AutoPreview = WantedInAddress

export const MultipleAuto = asShown(
  Wanted.extend({
    reservation_ids: ReservationIds,
    room_ids: RoomIds.optional(),
    ...oldDays,
    agreed_places: agreedPlaces,
  }),
)
export const MultiplePreview = WantedInAddress.extend({ reservation_ids: idsInAddress(ReservationIds) })
export const MultipleManual = z.object({
  reservation_ids: ReservationIds,
  room_ids: RoomIds,
  ...oldDays,
  agreed_places: agreedPlaces,
})

/** `PUT …/building`; `is_edit` confirms the change of an existing building. */
export const AssignBuilding = z.object({
  is_edit: z.boolean().default(false),
  reservation_id: id.optional(),
  building_id: z.int({ error: text.required }).min(1, text.required).max(2_147_483_647),
})

/**
 * The proposal of auto matching, with its reasons: places and people, rooms that meet the preferences, and
 * floors.
 */
export const RoomChoice = z.object({
  rooms: z.array(Room),
  members_count: z.int(),
  places: z.int(),
  preferences: z.array(z.object({ preference: z.enum(preferenceNames), value: z.string(), rooms: z.int() })),
  floors: z.int(),
  /** Rupees for the whole stay. */
  total_amount: z.number(),
})
export type RoomChoice = z.output<typeof RoomChoice>

/** A building with the number of its rooms that are free for a stay. */
export const MatchingBuilding = z.object({
  id: z.int(),
  name: z.string(),
  total_rooms: z.int(),
  available_rooms: z.int(),
})
export type MatchingBuilding = z.output<typeof MatchingBuilding>

/** An allotment that lapsed without a check-in: its data, and the rooms that became free. */
export const Released = z.object({
  id: z.int(),
  released_at: z.string(),
  reservation_id: z.int(),
  application_number: z.string(),
  applicant_name: z.string(),
  members_count: z.int(),
  phone: z.string(),
  arrival_date: z.string(),
  departure_date: z.string(),
  /** The status before the allotment lapsed: HOLD (now NEW), or PAID. */
  was: z.enum(['HOLD', 'PAID']),
  rooms: z.array(z.object({ room_number: z.string(), building: z.string(), floor: z.int() })),
})
export type Released = z.output<typeof Released>

/** Days on which rooms were released, both included. */
export const ReleasedQuery = withRange(pageQuery(['released_at'], { from: date, to: date }), 'from', 'to')
