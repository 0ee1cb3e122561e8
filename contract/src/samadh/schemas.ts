import * as z from 'zod'
import { periods } from '../periods.ts'

const textOrNull = z.string().nullable()

/** The content of the receipt of a visit, with the specification's names. */
export const VisitReceipt = z.object({
  id: z.int(),
  /** The time of the entry, ISO 8601. */
  visitdate: z.string(),
  /** The number on the ticket; never an identity number. */
  uid: z.string(),
  trayNo: z.int().nullable(),
  visitorname: z.string(),
  mobilesCollected: z.int(),
  totalPeople: z.int(),
})
export type VisitReceipt = z.output<typeof VisitReceipt>

/** The open visit of a card, as a second counter reads it. */
export const OpenVisit = VisitReceipt.extend({ entryMinutes: z.int() })
export type OpenVisit = z.output<typeof OpenVisit>

/** The data of an earlier visitor that fills the form. `uid` is the masked number of the card. */
export const FoundVisitor = z.object({
  /** The earlier visit; null for a satsangi of the registry. */
  id: z.int().nullable(),
  name: z.string(),
  mobile: textOrNull,
  uid: textOrNull,
  idProof: z.int(),
  fatherhus: textOrNull,
  country: textOrNull,
  birthyear: z.int().nullable(),
  distc: textOrNull,
  location: textOrNull,
  state: textOrNull,
  postcode: textOrNull,
  email: textOrNull,
  gender: textOrNull,
  vehicleNo: textOrNull,
  tourType: z.int().nullable(),
})
export type FoundVisitor = z.output<typeof FoundVisitor>

/** A suggestion, which discloses no more than is needed to choose it. */
export const Suggestion = z.object({
  id: z.int(),
  name: z.string(),
  /** `XXXXXX1234` */
  mobile: z.string(),
  place: textOrNull,
})
export type Suggestion = z.output<typeof Suggestion>

/** A visit at the security point or at the exit. */
export const VisitState = VisitReceipt.extend({
  name: z.string(),
  people: z.int(),
  entryMinutes: z.int(),
  securityExit: z.boolean(),
  /** The time of the clearance, ISO 8601. */
  securityEtnryTime: textOrNull,
  exited_at: textOrNull,
  /**
   * Whether the visit needs a tray and has none, because none was free at the entry, or the phones were recorded later.
   */
  lacksTray: z.boolean(),
  /** Whether the tray and the phones must still be handed back. */
  toReturn: z.boolean(),
})
export type VisitState = z.output<typeof VisitState>

/** An open visit that may belong to a card with only the end of its number. */
export type VisitChoice = Pick<VisitState, 'id' | 'uid' | 'name' | 'people'>

/** A visitor who entered and is not yet marked out; the names are the specification's. */
export const PendingVisitor = z.object({
  id: z.int(),
  uid: z.string(),
  name: z.string(),
  age: z.int().nullable(),
  mobile: z.string(),
  people: z.int(),
  gents: z.int(),
  ladies: z.int(),
  children: z.int(),
  /** '1:05' */
  timeElapsed: z.string(),
  securityExit: z.boolean(),
  securityEtnryTime: textOrNull,
  entryMinutes: z.int(),
  entered_at: z.string(),
  trayNo: z.int().nullable(),
  mobilesCollected: z.int(),
})
export type PendingVisitor = z.output<typeof PendingVisitor>

/** The things of a visitor who left without them. */
export const UnclaimedThings = z.object({
  id: z.int(),
  uid: z.string(),
  name: z.string(),
  mobile: z.string(),
  trayNo: z.int().nullable(),
  mobilesCollected: z.int(),
  entered_at: z.string(),
  exited_at: z.string(),
})
export type UnclaimedThings = z.output<typeof UnclaimedThings>

/**
 * The fields with the number of people by tour type; `blankTotal` counts people without one. The names are the
 * specification's.
 */
export const totals = [
  'familtyTotal',
  'groupTotal',
  'singleTotal',
  'studentTotal',
  'blankTotal',
  'overallTotal',
] as const
export type Total = (typeof totals)[number]

/** One line of the entry summary; `periodType` is null for a line of all days. */
export const EntryReportRow = z.object({
  /** The first day of the period. */
  period: z.string(),
  periodType: z.enum(periods).nullable(),
  familtyTotal: z.int(),
  groupTotal: z.int(),
  singleTotal: z.int(),
  studentTotal: z.int(),
  blankTotal: z.int(),
  overallTotal: z.int(),
})
export type EntryReportRow = z.output<typeof EntryReportRow>

/** A visit of the visitor information. */
export const VisitInformation = z.object({
  id: z.int(),
  idNumber: textOrNull,
  name: z.string(),
  mobileNumber: z.string(),
  peopleVisited: z.int(),
  tourType: textOrNull,
  visitDate: z.string(),
  securityDate: textOrNull,
  exitDate: textOrNull,
})
export type VisitInformation = z.output<typeof VisitInformation>

/** The rules of the site, for its screens. */
export const SiteSettings = z.object({
  /** The visit hours; null when visits may begin at any time. */
  hours: z
    .object({ fromTime: z.string(), toTime: z.string(), set_at: z.string(), set_by: z.string() })
    .nullable(),
  trays: z.int(),
  traysHeld: z.int(),
})
export type SiteSettings = z.output<typeof SiteSettings>
