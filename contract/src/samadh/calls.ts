import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { quarter, rangeFields, withQuarter, withRange } from '../day-range.ts'
import { byId, date, id, ifMissing, Named, optionalText, requiredText, ticketOrCardOf } from '../fields.ts'
import { known } from '../known.ts'
import { by } from '../may-pass.ts'
import { outboxTerms } from '../outbox.ts'
import { contains, pageQuery } from '../page.ts'
import { periods } from '../periods.ts'
import type { Permission } from '../permissions.ts'
import { typedDigits } from '../phone-numbers.ts'
import { ReceiptPrint } from '../receipts/print.ts'
import { rule } from '../rule.ts'
import { VisitHours } from './hours.ts'
import { tourFilters } from './lookups.ts'
import {
  EntryReportRow,
  FoundVisitor,
  OpenVisit,
  PendingVisitor,
  SiteSettings,
  Suggestion,
  UnclaimedThings,
  VisitInformation,
  VisitReceipt,
  VisitState,
} from './schemas.ts'
import { EditVisit, uidOf, Visit } from './visit.ts'

const atScan = 'samadh-aadharcard-scanner'
const marksOut = ['samadh-exit-point', 'samadh-pending-visitors'] as const satisfies Permission[]
const everyCounter = [atScan, 'samadh-security-check', ...marksOut] as const
const updated = 'Record updated successfully.'
const record = 'samadh_visit'

/** The first digits of a mobile number: from the seventh on, the server searches for suggestions. */
const mobilePart = z
  .string({ error: ifMissing('This is a required field') })
  .overwrite(typedDigits)
  .regex(/^\d{7,12}$/, 'Please enter at least 7 digits of the mobile number')

const fiftyRows = { per_page: z.coerce.number().pipe(z.int().min(1).max(200)).default(50) }

/** The holder's data from a Secure QR, which has only the end of the number. */
const holder = {
  name: optionalText(200),
  birthYear: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
}

export const samadh = {
  idProofs: get('/samadh/idproofs', {
    permission: 'signed-in',
    summary: 'The proofs of identity',
    returns: z.array(Named),
  }),
  tourTypes: get('/samadh/tourtypes', {
    permission: 'signed-in',
    summary: 'How visitors come: alone, as a family, as a group, as students',
    returns: z.array(Named),
  }),
  genders: get('/samadh/genders', {
    permission: 'signed-in',
    summary: 'The genders of the visit form',
    returns: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  settings: get('/samadh/settings', {
    permission: [...everyCounter, 'samadh-visit-hours'],
    summary: 'The visit hours, and how many trays there are and are in use',
    returns: SiteSettings,
  }),
  lookUp: post('/samadh/card-lookup', {
    permission: atScan,
    summary: 'Find the holder of a card: the last visit, or the registry; and the visit that is open',
    body: z.object({ idNumber: requiredText(50), ...holder }),
    returns: z.object({ visitor: FoundVisitor.nullable(), open: OpenVisit.nullable() }),
    reads: true,
    secret: ['idNumber'],
  }),
  mobileSearch: post('/samadh/visitor-mobile-search', {
    permission: atScan,
    summary: 'Earlier visitors whose mobile number begins so, the newest first',
    body: z.object({ mobileNo: mobilePart }),
    returns: z.array(Suggestion),
    reads: true,
  }),
  visitor: get('/samadh/visitors/:id', {
    permission: atScan,
    summary: 'The visitor of an earlier visit, for the form',
    params: byId,
    returns: FoundVisitor,
  }),
  visit: put('/samadh/visit', {
    permission: atScan,
    summary: 'Record a visit of the memorial site',
    body: Visit,
    returns: VisitReceipt,
    message: 'Record Added successfully.',
    record,
    secret: ['idNumber', 'mobileNumber', 'email', 'kept', 'sealed'],
    ...outboxTerms,
  }),
  editVisit: put('/samadh/visits/:id', {
    permission: atScan,
    summary: 'Correct the people, phones or visitor of a visit that has not ended',
    params: byId,
    body: EditVisit,
    returns: VisitState,
    message: updated,
    record,
    secret: ['mobileNumber'],
  }),
  printReceipt: post('/samadh/visits/:id/prints', {
    permission: everyCounter,
    summary: 'Record a print of a visit or tray receipt and return what to print',
    params: byId,
    body: z.object({ tray: z.boolean().default(false) }),
    returns: z.object({ receipt: VisitReceipt, print: ReceiptPrint }),
    record,
  }),
  status: put('/samadh/visit-status', {
    permission: by('isSecurity', { true: 'samadh-security-check', false: marksOut }),
    summary: 'Clear a visit at the security point, or mark it as ended',
    body: z.object({
      idNumber: ticketOrCardOf(uidOf),
      ...holder,
      isSecurity: z.boolean(),
      trayRequired: z
        .boolean()
        .nullish()
        .transform((value) => value === true),
    }),
    returns: VisitState,
    message: updated,
    record,
    secret: ['idNumber'],
  }),
  undoExit: put('/samadh/undo-visit-status', {
    permission: marksOut,
    summary: 'Undo marking out a visit, within two minutes',
    body: z.object({ id }),
    returns: z.object({ id: z.int(), name: z.string(), people: z.int() }),
    message: updated,
    record,
  }),
  handBack: put('/samadh/hand-back', {
    permission: marksOut,
    summary: 'Record that the tray and phones of a visit were handed back',
    body: z.object({ id }),
    returns: VisitState,
    message: updated,
    record,
  }),
  undoHandBack: put('/samadh/undo-hand-back', {
    permission: marksOut,
    summary: 'Undo handing back a tray and phones, within two minutes',
    body: z.object({ id }),
    returns: VisitState,
    message: updated,
    record,
  }),
  unclaimed: get('/samadh/unclaimed', {
    permission: marksOut,
    summary: 'Trays and phones of visitors who left without them, the longest first',
    query: pageQuery(['exited_at'], { name: contains }, 'asc').extend(fiftyRows),
    returns: UnclaimedThings,
    paged: true,
  }),
  updateHours: put('/samadh/update-visit-hours', {
    permission: 'samadh-visit-hours',
    summary: 'Set the visit hours of every day',
    /**
     * `known_set_at` is the time at which the shown hours were set; the server refuses the call if they have changed
     * since then.
     */
    body: VisitHours.safeExtend({ known_set_at: z.string().max(40).nullable().optional() }),
    returns: SiteSettings,
    message: updated,
    record: 'samadh_setting',
  }),
  setTrays: put('/samadh/trays', {
    permission: 'samadh-visit-hours',
    summary: 'Set the number of trays',
    body: z.object({ trays: z.int().min(0).max(10_000), known }),
    returns: SiteSettings,
    message: updated,
    record: 'samadh_setting',
  }),
  pending: get('/samadh/pending-visitors', {
    permission: 'samadh-pending-visitors',
    summary: 'Who is still at the memorial site, a page at a time; the longest first',
    query: pageQuery(
      ['entered_at'],
      {
        name: contains,
        security: z.enum(['true', 'false']).optional(),
        /** 'true' selects visitors who have been inside for more than two hours. */
        overdue: z.enum(['true', 'false']).optional(),
      },
      'asc',
    ).extend(fiftyRows),
    returns: PendingVisitor,
    paged: true,
  }),
  entryReport: post('/samadh/visitors-entry-report', {
    permission: 'samadh-visitors-entry-report',
    summary: 'People of the memorial site by day, week, month or year, and by tour type',
    body: withRange(
      rule(
        z.object({
          searchByPeriod: z.boolean().default(true),
          period: z.enum(periods).nullish(),
          fromDate: date,
          toDate: date,
        }),
        'period',
        ({ searchByPeriod, period }) =>
          searchByPeriod !== false && (period === undefined || period === null)
            ? 'This is a required field'
            : undefined,
      ),
      'fromDate',
      'toDate',
    ),
    returns: z.array(EntryReportRow),
    // A replica does not answer this call, because its closing report is printed when the last visitor has left
    // (decision 0282).
    reads: true,
  }),
  dayEntries: get('/samadh/day-entries', {
    permission: 'samadh-visitors-entry-report',
    summary: 'The people who came on a day, by quarter of an hour',
    query: z.object({ day: date }),
    returns: z.array(z.object({ from: z.string(), people: z.int(), entries: z.int() })),
    reads: 'replica',
  }),
  information: get('/samadh/visitors-information', {
    permission: 'samadh-visitors-information-report',
    summary: 'The visits of the days from `from` to `to`, a page at a time',
    query: withQuarter(
      withRange(
        pageQuery(['visitDate'], { ...rangeFields, tourType: z.enum(tourFilters).optional(), quarter }),
        'from',
        'to',
      ),
    ),
    returns: VisitInformation,
    paged: true,
    reads: 'replica',
  }),
}
