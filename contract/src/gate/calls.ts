import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { withRange } from '../day-range.ts'
import { byId, date, id, Named, optionalText, requiredText, ticketOrCardOf, time } from '../fields.ts'
import { known } from '../known.ts'
import { outboxTerms } from '../outbox.ts'
import { contains, pageQuery } from '../page.ts'
import { atLeastOnePerson, optionalMobile } from '../people.ts'
import { periods } from '../periods.ts'
import { ReceiptPrint } from '../receipts/print.ts'
import { GateEntry } from './gate-entry.ts'
import { liveBoardCall } from './live-board-call.ts'
import {
  EntryReportRow,
  ExitedVisit,
  FoundSatsangi,
  GateVisit,
  House,
  OtherVisit,
  PendingVisitor,
  VisitReceipt,
} from './schemas.ts'
import { VisitorEntry } from './visitor-entry.ts'

const entering = ['gate-visitor-entry', 'gate-reservations-checkin'] as const
const created = 'Entry created successfully.'
const updated = 'Record updated successfully.'
const record = 'visit'
/** A retry after a lost answer may lack the counter's choice. */
const enteringTerms = { ...outboxTerms, mayDiffer: [...outboxTerms.mayDiffer, 'inside'] } as const

export const gate = {
  validateSatsangi: post('/validateSatsangi', {
    permission: entering,
    summary: 'Find a satsangi of the registry by id card, or an earlier visitor by Aadhaar number',
    body: z.object({ id_card_no: requiredText(50) }),
    returns: z.object({ customer: z.array(FoundSatsangi) }),
    beside: ['customer'],
    reads: true,
    secret: ['id_card_no'],
  }),
  createVisitorEntry: post('/admin/createGateVisitorEntry', {
    permission: entering,
    summary: 'Record visitors at the gate, and check in their reservation',
    body: VisitorEntry,
    returns: VisitReceipt,
    message: created,
    record,
    secret: ['idNumber', 'members', 'visitormobile', 'kept', 'sealed'],
    ...enteringTerms,
  }),
  createEntry: post('/admin/createEntry', {
    permission: 'gate-visitor-entry',
    summary: 'Record a visitor at the gate by the short form',
    body: GateEntry,
    returns: VisitReceipt,
    message: created,
    record,
    secret: ['id_card_no', 'adharid', 'mobileNumber', 'kept', 'sealed'],
    ...enteringTerms,
  }),
  printReceipt: post('/admin/gate-visits/:id/prints', {
    permission: [...entering, 'gate-pending-visitor', 'gate-non-satsangi-visitors'],
    summary: 'Record a print of a visit receipt and return what to print',
    params: byId,
    returns: z.object({ receipt: VisitReceipt, print: ReceiptPrint }),
    record,
  }),
  purposes: get('/admin/gate-visitpurposes', {
    permission: 'signed-in',
    summary: 'What non-satsangis come for',
    returns: z.array(Named),
  }),
  pending: get('/admin/gate-pending-visitors', {
    permission: 'gate-pending-visitor',
    summary: 'Who is still inside, a page at a time; the longest first',
    query: pageQuery(
      ['entered_at'],
      {
        name: contains,
        issatsangi: z.enum(['true', 'false']).optional(),
        /** 'false' leaves out guests whose day of departure is in the future. */
        staying: z.enum(['true', 'false']).optional(),
        /** 'true' selects visitors who should have left already. */
        overdue: z.enum(['true', 'false']).optional(),
      },
      'asc',
    ).extend({ per_page: z.coerce.number().pipe(z.int().min(1).max(200)).default(50) }),
    returns: PendingVisitor,
    paged: true,
  }),
  exit: put('/admin/gate-update-visit-status', {
    permission: 'gate-pending-visit-status-update',
    summary: 'Mark a visit as ended, its visitors out',
    body: z.object({ idNumber: ticketOrCardOf(String) }),
    returns: ExitedVisit,
    message: updated,
    record,
    secret: ['idNumber'],
  }),
  undoExit: put('/admin/gate-undo-visit-status', {
    permission: 'gate-pending-visit-status-update',
    summary: 'Undo marking out a visit, within two minutes',
    body: z.object({ id }),
    returns: z.object({ id: z.int(), name: z.string(), people: z.int() }),
    message: updated,
    record,
  }),
  editVisit: put('/admin/gate-visit', {
    permission: 'gate-visitor-entry',
    summary: 'Correct the details of a visit that has not ended',
    body: z.object({
      id,
      visitorname: optionalText(200).optional(),
      visitormobile: optionalMobile.optional(),
      vehicleno: optionalText(30).optional(),
      people: atLeastOnePerson.optional(),
      todate: date.optional(),
      departure_time: time.optional(),
      known,
    }),
    returns: GateVisit,
    message: updated,
    record,
    secret: ['visitormobile'],
  }),
  entryReport: post('/admin/gate-visitors-entry-report', {
    permission: ['gate-non-satsangi-visitors', 'gate-entries-report'],
    summary: 'The entries and the people who entered, by day, week, month or year',
    body: withRange(
      z.object({ period: z.enum(periods).default('Daily'), fromDate: date, toDate: date }),
      'fromDate',
      'toDate',
    ),
    returns: z.array(EntryReportRow),
    reads: 'replica',
  }),
  nonSatsangi: get('/admin/gate-non-satsangi-visitors-by-range', {
    permission: 'gate-non-satsangi-visitors',
    summary: 'Non-satsangi visitors who entered on the days from `from` to `to`, a page at a time',
    query: withRange(pageQuery(['entered_at'], { from: date, to: date }), 'from', 'to'),
    returns: OtherVisit,
    paged: true,
  }),
  houses: get('/electrical/profile/getAllHouses', {
    permission: entering,
    summary: 'The house numbers of the colony',
    returns: z.array(House),
  }),
  countries: get('/samadh/countries', {
    permission: 'signed-in',
    summary: 'Countries by their ISO code, India first',
    returns: z.array(z.object({ id: z.string(), name: z.string(), name_hi: z.string() })),
  }),
  gates: get('/admin/gates', {
    permission: 'signed-in',
    summary: 'The gates of the venue that are in use',
    returns: z.array(Named),
  }),
  ...liveBoardCall,
  setCeiling: put('/admin/gate-ceiling', {
    permission: 'gate-ceiling',
    summary: 'Change the limit of people inside',
    body: z.object({ ceiling: z.int().min(1).max(10_000_000).nullable(), known }),
    returns: z.object({ ceiling: z.int().nullable() }),
    message: updated,
    record: 'gate setting',
  }),
}
