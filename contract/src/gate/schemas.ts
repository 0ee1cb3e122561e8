import * as z from 'zod'
import { Named } from '../fields.ts'
import { periods } from '../periods.ts'

/** The content of the receipt of a visit. */
export const VisitReceipt = z.object({
  id: z.int(),
  /** The number printed on the ticket instead of `id` when the server did not yet know the visit. */
  ticket: z.string().optional(),
  /** The time of the entry, ISO 8601. */
  visitdate: z.string(),
  visitorname: z.string(),
  totalPeople: z.int(),
  vehicleno: z.string().nullable(),
})
export type VisitReceipt = z.output<typeof VisitReceipt>

/** The purpose of a visit, with the specification's field names. */
const purposeFields = {
  visitormobile: z.string().nullable(),
  visitingname: z.string().nullable(),
  houseno: z.string().nullable(),
  satsangofficial: z.string().nullable(),
  otherpurpose: z.string().nullable(),
}

/** A visitor who entered and is not yet marked out. */
export const PendingVisitor = z.object({
  id: z.int(),
  name: z.string(),
  people: z.int(),
  issatsangi: z.boolean(),
  gate: Named.nullable(),
  purpose: z.string().nullable(),
  entered_at: z.string(),
  entryMinutes: z.int(),
  /** '1:05' */
  timeElapsed: z.string(),
  /** The time at which they should leave, ISO 8601. */
  due_at: z.string(),
  /** The minutes since `due_at`; null before it. */
  overdueMinutes: z.int().nullable(),
  vehicleno: z.string().nullable(),
  /** The day and the time of the departure, for their correction. */
  todate: z.string(),
  departure_time: z.string().nullable(),
  visit_purpose: z.object(purposeFields),
})
export type PendingVisitor = z.output<typeof PendingVisitor>

/** A visitor who was just marked out. */
export const ExitedVisit = z.object({
  id: z.int(),
  name: z.string(),
  people: z.int(),
  exited_at: z.string(),
  entryMinutes: z.int(),
})
export type ExitedVisit = z.output<typeof ExitedVisit>

/** A non-satsangi visitor of the report. */
export const OtherVisit = z.object({
  id: z.int(),
  name: z.string(),
  purpose: z.string().nullable(),
  ...purposeFields,
  adharid: z.string().nullable(),
  vehicleno: z.string().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  arrival_date: z.string(),
  departure_date: z.string(),
  entered_at: z.string(),
  exited_at: z.string().nullable(),
  /** '1:05'; for a visitor still inside, the time so far. */
  timeElapsed: z.string(),
  totalVisitors: z.int(),
})
export type OtherVisit = z.output<typeof OtherVisit>

/** The data of a satsangi that fills the gate's forms; the rest of the registry is not disclosed. */
export const FoundSatsangi = z.object({
  id_card_no: z.string(),
  main_name: z.string(),
  surname: z.string(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  age: z.int().nullable(),
})
export type FoundSatsangi = z.output<typeof FoundSatsangi>

/** One line of the entry report: a day, week, month or year, and its entries. */
export const EntryReportRow = z.object({
  /** The first day of the period. */
  period: z.string(),
  periodType: z.enum(periods),
  entries: z.int(),
  satsangiTotal: z.int(),
  nonSatsangiTotal: z.int(),
  overallTotal: z.int(),
})

/** A visit after its correction. */
export const GateVisit = z.object({
  id: z.int(),
  visitorname: z.string().nullable(),
  visitormobile: z.string().nullable(),
  vehicleno: z.string().nullable(),
  people: z.int(),
  todate: z.string(),
  departure_time: z.string().nullable(),
})

/** A house at the gate: only its number, without its residents. */
export const House = z.object({ id: z.int(), houseno: z.string() })
