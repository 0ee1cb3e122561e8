import * as z from 'zod'
import { Named, StoredText } from '../fields.ts'

const planStates = ['PLANNING', 'READY', 'CANCELLED', 'FAILED'] as const

/** The filters of a plan's lines; `STAYING` selects stays that keep their rooms. */
export const lineFilters = [
  'ALL',
  'WITHOUT',
  'SPLIT',
  'PREFERENCES',
  'MOVED',
  'REFUSED',
  'ACCEPTED',
  'STAYING',
] as const

/** The result of a plan, in people, places and groups. */
const Outcome = z.object({
  groups: z.int(),
  people: z.int(),
  groups_placed: z.int(),
  people_placed: z.int(),
  /** Places of the assigned rooms, and how many of them stay empty. */
  places: z.int(),
  empty_places: z.int(),
  split_buildings: z.int(),
  split_floors: z.int(),
  preferences: z.int(),
  preferences_met: z.number(),
  /**
   * The number of groups with elders and rooms, and how many of them have a room on the ground floor or the first
   * floor.
   */
  elder_groups: z.int(),
  elder_groups_low: z.int(),
  moved: z.int(),
  /** Lines with rooms: open, being accepted, accepted, and refused. */
  open: z.int(),
  accepting: z.int(),
  accepted: z.int(),
  refused: z.int(),
})

/** `quality` is 0 to 100, and `bound` its upper limit for any plan; null until they are known. */
export const Plan = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  buildings: z.array(Named),
  may_move: z.boolean(),
  state: z.enum(planStates),
  /** Whether the plan was stopped before the search was complete. */
  stopped: z.boolean(),
  /** The progress, 0 to 1. */
  share: z.number(),
  quality: z.number().nullable(),
  bound: z.number().nullable(),
  created_by: z.string(),
  created_at: z.string(),
  outcome: Outcome.nullable(),
})
export type Plan = z.output<typeof Plan>

/** The reason why a group has no rooms; `night` is the day on which that night begins. */
const reasonCodes = ['TOO_MANY', 'FULL', 'NO_WHOLE_STAY', 'CROWDED', 'SCATTERED'] as const
const PlanReason = z.object({
  code: z.enum(reasonCodes),
  night: z.string().nullable(),
  places: z.int(),
})

const PlannedRoom = z.object({
  id: z.int(),
  room_number: z.string(),
  building: z.string(),
  floor_number: z.int(),
  max_occupiers: z.int(),
})
export type PlannedRoom = z.output<typeof PlannedRoom>

/** The proposal for one reservation, and how well it suits. */
export const PlanLine = z.object({
  id: z.int(),
  reservation_id: z.int(),
  application_number: z.string(),
  applicant_name: z.string(),
  status: z.enum(['NEW', 'HOLD', 'PAID']),
  arrival_date: z.string(),
  departure_date: z.string(),
  people: z.int(),
  rooms: z.array(PlannedRoom),
  /** The current rooms, if the plan moves the reservation. */
  held: z.array(PlannedRoom),
  pinned: z.boolean(),
  state: z.enum(['OPEN', 'ACCEPTING', 'ACCEPTED']),
  refusal: StoredText.nullable(),
  reason: PlanReason.nullable(),
  places: z.int(),
  buildings: z.int(),
  floors: z.int(),
  preferences: z.int(),
  preferences_met: z.number(),
  /** 1 when the lowest room is on the ground floor, 0 from the fourth on; null without elders. */
  low: z.number().nullable(),
})
export type PlanLine = z.output<typeof PlanLine>
