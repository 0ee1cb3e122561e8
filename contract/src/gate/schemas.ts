import * as z from 'zod'
import { Named } from '../fields.ts'
import { periods } from '../periods.ts'

/** What the receipt of a visit says. */
export const VisitReceipt = z.object({
  id: z.int(),
  /** What stands on its ticket instead of `id`, where the server did not know of it yet. */
  ticket: z.string().optional(),
  /** When it was entered, ISO 8601. */
  visitdate: z.string(),
  visitorname: z.string(),
  totalPeople: z.int(),
  vehicleno: z.string().nullable(),
})
export type VisitReceipt = z.output<typeof VisitReceipt>

/** What a visit was for, under the names of the specification. */
const purposeFields = {
  visitormobile: z.string().nullable(),
  visitingname: z.string().nullable(),
  houseno: z.string().nullable(),
  satsangofficial: z.string().nullable(),
  otherpurpose: z.string().nullable(),
}

/** Somebody who entered and was not marked out yet. */
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
  visit_purpose: z.object(purposeFields),
})
export type PendingVisitor = z.output<typeof PendingVisitor>

/** Who was just marked out. */
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
  /** '1:05'; of who is still inside, so far. */
  timeElapsed: z.string(),
  totalVisitors: z.int(),
})
export type OtherVisit = z.output<typeof OtherVisit>

/** A satsangi as far as the gate's forms fill themselves in; nothing more of the registry is told. */
export const FoundSatsangi = z.object({
  id_card_no: z.string(),
  main_name: z.string(),
  surname: z.string(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  age: z.int().nullable(),
})
export type FoundSatsangi = z.output<typeof FoundSatsangi>

/** One line of the entry report: a day, week, month or year, and what came in. */
export const EntryReportRow = z.object({
  /** Its first day. */
  period: z.string(),
  periodType: z.enum(periods),
  entries: z.int(),
  satsangiTotal: z.int(),
  nonSatsangiTotal: z.int(),
  overallTotal: z.int(),
})

/** What a visit is after it was corrected. */
export const GateVisit = z.object({
  id: z.int(),
  visitorname: z.string().nullable(),
  visitormobile: z.string().nullable(),
  vehicleno: z.string().nullable(),
  people: z.int(),
  todate: z.string(),
  departure_time: z.string().nullable(),
})

export const House = z.object({
  id: z.int(),
  house_number: z.string(),
  name: z.string(),
  group_name: z.string(),
})
