import type { Member } from '@nivas/contract/reservations/schemas.ts'
import type { accomodationTypes, toiletTypes } from '@nivas/contract/venue/schemas.ts'
import type { Fate } from './fate.ts'
import type { Moment } from './moments.ts'
import type { Household } from './people.ts'
import type { Staff } from './staff.ts'
import type { Room } from './venue.ts'

/** A reservation as it is stored, with the other values that the demo needs. */
export type Application = {
  fate: Fate
  /** The rooms that it holds now, or held until its allotment was cancelled. */
  rooms: Room[]
  /** The reservation into which it was combined. */
  child: Application | undefined
  id: number
  application_number: string
  event_type_id: number
  id_card_no: string | null
  id_card_reason: string | null
  applicant_name: string
  city: string
  other_card_no: string | null
  is_updeshi: boolean | null
  address: string | null
  referral_name: string | null
  members: Member[]
  arrival_date: string
  departure_date: string
  arrival_time: string
  departure_time: string
  phone: string
  email: string
  medical_constraint: string | null
  comments: string | null
  accomodation_type: (typeof accomodationTypes)[number] | null
  toilet_type: (typeof toiletTypes)[number] | null
  ac_room: boolean | null
  wants_meals: boolean
  building_id: number | null
  is_child: boolean
  gate_checked_in_at: Moment | null
  gate_checked_in_by: number | null
  checked_in_at: Moment | null
  checked_in_by: number | null
  allotment_cancelled_at: Moment | null
  created_at: Moment
  created_by: number | null
}

/** The parameters that all applications share. */
export type Circumstances = {
  today: string
  now: Moment
  staff: Staff
  /** Ids of the event types. */
  bhandara: number
  satsang: number
  households: Household[]
}
