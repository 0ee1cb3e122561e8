import * as z from 'zod'
import { statuses } from '../reservations/schemas.ts'

/**
 * The fields that identify a row: of one building, or of all. The id is null for the totals and for payments without a
 * building.
 */
const buildingOrTotal = {
  building_id: z.int().nullable(),
  name: z.string(),
  /** Whether the row has the totals of all buildings; it counts parties or rooms once that are in several rows. */
  is_total: z.boolean(),
}

/** The occupancy of a building, with the specification's field names. */
export const OccupancyRow = z.object({
  ...buildingOrTotal,
  /** The people of the stays with a night in the range. */
  total_people: z.int(),
  /** The number of rooms with a night in the range. */
  total_occupied_rooms: z.int(),
  /** Room nights ÷ room nights in service, in %, with one decimal; null without rooms in service. */
  occcupancy: z.number().nullable(),
  /** Room nights. */
  total_days: z.int(),
  /** Room nights in service: every active room for every night on which it is not closed. */
  nights_in_service: z.int(),
})
export type OccupancyRow = z.output<typeof OccupancyRow>

export const reportTypes = ['Weekly', 'Monthly', 'Yearly'] as const
export type ReportType = (typeof reportTypes)[number]

/** A heading of the overview: a building or, as the last one, all buildings without an id. */
const Header = z.object({ building_id: z.int().nullable(), name: z.string() })

/** A week, month or year of the overview; the lists follow `headers`. */
const OverviewRow = z.object({
  /** The first and the last day of the period. */
  from: z.string(),
  to: z.string(),
  occupancy: z.array(z.number().nullable()),
  people: z.array(z.int()),
  rooms: z.array(z.int()),
})

export const Overview = z.object({
  type: z.enum(reportTypes),
  headers: z.array(Header),
  /** Empty when no room was held in any of the periods. */
  rows: z.array(OverviewRow),
})
export type Overview = z.output<typeof Overview>

/** The occupancy of one night. */
export const DayOccupancy = z.object({
  day: z.string(),
  rooms: z.int(),
  rooms_in_service: z.int(),
  occupancy: z.number().nullable(),
})
export type DayOccupancy = z.output<typeof DayOccupancy>

/** A room in a range of nights. */
export const RoomNights = z.object({
  room_id: z.int(),
  room_number: z.string(),
  floor: z.int(),
  building_id: z.int(),
  building: z.string(),
  nights: z.int(),
  nights_in_service: z.int(),
})
export type RoomNights = z.output<typeof RoomNights>

/** The Bhent received for a building, minus refunds. */
export const RevenueRow = z.object({
  ...buildingOrTotal,
  total_revenue: z.number(),
  additional_bhent: z.number(),
  receipts: z.int(),
})
export type RevenueRow = z.output<typeof RevenueRow>

/** The part of a receipt that belongs to a building. */
export const BhentShare = z.object({
  receipt_id: z.int(),
  /** The printed number. */
  receipt: z.string(),
  taken_at: z.string(),
  reservation_id: z.int(),
  application_number: z.string(),
  applicant_name: z.string(),
  building: z.string().nullable(),
  total_revenue: z.number(),
  additional_bhent: z.number(),
})
export type BhentShare = z.output<typeof BhentShare>

/** The figures of an event; parties count in the month of their arrival. */
const eventNumbers = {
  parties: z.int(),
  people: z.int(),
  rooms: z.int(),
  /** Room nights. */
  nights: z.int(),
  /** Parties whose rooms were released because they had not come. */
  no_shows: z.int(),
  bhent: z.number(),
  additional_bhent: z.number(),
}

/** A month of the event report, with the same month of the year before. */
export const EventRow = z.object({
  /** The first day of the month; the first day of the year for the row of the whole year. */
  month: z.string(),
  is_total: z.boolean(),
  ...eventNumbers,
  before: z.object(eventNumbers),
})
export type EventRow = z.output<typeof EventRow>

/** A party of an event. */
export const EventParty = z.object({
  id: z.int(),
  application_number: z.string(),
  applicant_name: z.string(),
  status: z.enum(statuses),
  arrival_date: z.string(),
  departure_date: z.string(),
  people: z.int(),
  rooms: z.int(),
  nights: z.int(),
  no_show: z.boolean(),
  bhent: z.number(),
  additional_bhent: z.number(),
})
export type EventParty = z.output<typeof EventParty>

/** A reservation with a night in the range; `rooms` and `nights` are those of the filtered building or room. */
export const VisitorRow = z.object({
  id: z.int(),
  application_number: z.string(),
  /** The names of the reservation's buildings. */
  building: z.string(),
  applicant_name: z.string(),
  people: z.int(),
  rooms: z.int(),
  nights: z.int(),
  arrival_date: z.string(),
  departure_date: z.string(),
})
export type VisitorRow = z.output<typeof VisitorRow>

/** A reservation that is expected on a day. */
export const ArrivalRow = z.object({
  id: z.int(),
  reservationNumber: z.string(),
  cardno: z.string().nullable(),
  applicant_name: z.string(),
  arrival_date: z.string(),
  arrival_time: z.string(),
  people: z.int(),
  building: z.string(),
  /** Whether the guests have checked in at the gate or at the accommodation desk. */
  has_come: z.boolean(),
})
export type ArrivalRow = z.output<typeof ArrivalRow>

/** The arrivals of an hour, from 0 to 23. */
export const ArrivalHour = z.object({
  hour: z.int(),
  reservations: z.int(),
  people: z.int(),
  /** The number of people who have come. */
  come: z.int(),
})
export type ArrivalHour = z.output<typeof ArrivalHour>

/** The people who entered through the gates on a day. */
export const GateTotal = z.object({
  entryDate: z.string(),
  entries: z.int(),
  /** The number of non-satsangis. */
  visitors: z.int(),
  satsangi: z.int(),
  total: z.int(),
})
export type GateTotal = z.output<typeof GateTotal>

/** People and entries of a quarter of an hour. */
export const GateQuarterHour = z.object({ from: z.string(), people: z.int(), entries: z.int() })

/** An entry at a gate, with the specification's field names; `name` is the building. */
export const GateEntryRow = z.object({
  id: z.int(),
  id_card_no: z.string().nullable(),
  adharid: z.string().nullable(),
  visitor_name: z.string(),
  mobileNumber: z.string().nullable(),
  name: z.string().nullable(),
  houseNo: z.string().nullable(),
  arrival_date: z.string(),
  departure_date: z.string(),
  /** The time of entry; null when the entry was recorded on a day other than the arrival. */
  arrival_time: z.string().nullable(),
  departure_time: z.string().nullable(),
  noofpeople: z.int(),
  issatsangi: z.boolean(),
  /** The moment of entry. */
  created_at: z.string(),
  /** The last correction, or the exit. */
  updated_at: z.string(),
})
export type GateEntryRow = z.output<typeof GateEntryRow>
