import * as z from 'zod'
import { Named } from '../fields.ts'
import { counters } from './counters.ts'
import { kinds, tenders } from './tenders.ts'

/** Hours after which the owner of an open session and the supervisors are reminded of it. */
export const LONGEST_SESSION_HOURS = 18

/**
 * One person at one till of one counter, from an opening float to a count; `here` marks a session of the
 * caller's own till.
 */
export const CashSession = z.object({
  id: z.int(),
  counter: z.enum(counters),
  /** Unique within the counter, in running order. */
  number: z.int(),
  user: Named,
  here: z.boolean(),
  opened_at: z.string(),
  opening_float: z.number(),
  /** Open for more than 18 hours. */
  overdue: z.boolean(),
  closed_at: z.string().nullable(),
})
export type CashSession = z.output<typeof CashSession>

/** The open session of a till, with the data by which the till numbers its receipts without the server. */
export const TillSession = CashSession.extend({
  /** The series of its receipts, `BC-0042`, and the number of the next one. */
  series: z.string(),
  next: z.int(),
})
export type TillSession = z.output<typeof TillSession>

/** Cash brought to the drawer, or taken away (negative). */
const Movement = z.object({
  id: z.int(),
  amount: z.number(),
  reason: z.string(),
  made_by: z.string(),
  made_at: z.string(),
})

/** Amounts taken and refunded (negative) of one kind, or one category of a shop, in one tender. */
const Takings = z.object({
  tender: z.enum(tenders),
  kind: z.enum(kinds),
  category: z.string().nullable(),
  taken: z.number(),
  given_back: z.number(),
})

/** The result of the count at closing; Z numbers of a counter have no gaps. */
const SessionClosing = z.object({
  z_number: z.int(),
  counted: z.number(),
  /** The count of each note, by value; coins make up the rest of `counted`. */
  notes: z.record(z.string(), z.int()).nullable(),
  expected: z.number(),
  variance: z.number(),
  variance_reason: z.string().nullable(),
  closed_by: z.string(),
})

/** The X report of a session while it is open, the Z report after its closing. */
export const SessionReport = CashSession.extend({
  takings: z.array(Takings),
  /** The number of receipts for collections, and for refunds. */
  tickets: z.int(),
  refunds: z.int(),
  movements: z.array(Movement),
  closing: SessionClosing.nullable(),
})
export type SessionReport = z.output<typeof SessionReport>

/** A row of the cash book; a refund is negative and names the receipt that it undoes. */
export const BookRow = z.object({
  id: z.int(),
  taken_at: z.string(),
  counter: z.enum(counters),
  session: z.object({ id: z.int(), number: z.int() }),
  receipt: z.object({ id: z.int(), number: z.string() }),
  tender: z.enum(tenders),
  kind: z.enum(kinds),
  category: z.string().nullable(),
  amount: z.number(),
  /**
   * The reference on a bank statement: the UPI reference, or the description of a cheque or a transfer; null for cash.
   */
  reference: z.string().nullable(),
  /** The receipt that this row refunds, and its reference. */
  undoes: z.string().nullable(),
  undone_reference: z.string().nullable(),
  record: z.object({ type: z.string(), id: z.int(), name: z.string() }),
  taken_by: z.string(),
})
export type BookRow = z.output<typeof BookRow>

/** A current or former cashier. */
export const Cashier = Named.extend({ email: z.string() })

/** The amounts taken and refunded at each counter, by tender and kind, and the number of rows. */
export const BookTotals = z.array(
  z.object({
    counter: z.enum(counters),
    tender: z.enum(tenders),
    kind: z.enum(kinds),
    rows: z.int(),
    taken: z.number(),
    given_back: z.number(),
  }),
)
export type BookTotals = z.output<typeof BookTotals>

const ReceiptRow = z.object({
  id: z.int(),
  tender: z.enum(tenders),
  kind: z.enum(kinds),
  category: z.string().nullable(),
  amount: z.number(),
  undoes: z.object({ receipt_id: z.int(), number: z.string(), utr: z.string().nullable() }).nullable(),
  undone_by: z.array(z.object({ receipt_id: z.int(), number: z.string(), amount: z.number() })),
})

/** A receipt with its rows, and the history of its record, newest first. */
export const CashReceipt = z.object({
  id: z.int(),
  number: z.string(),
  counter: z.enum(counters),
  session: z.object({ id: z.int(), number: z.int() }),
  taken_at: z.string(),
  taken_by: z.string(),
  record: z.object({ type: z.string(), id: z.int(), name: z.string() }),
  utr: z.string().nullable(),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  rows: z.array(ReceiptRow),
  history: z.array(z.object({ id: z.int(), at: z.string(), user: z.string().nullable(), call: z.string() })),
})
export type CashReceipt = z.output<typeof CashReceipt>

/** A day's closing: its closed sessions, its open ones, and the sign-off, if there is one. */
export const CashDay = z.object({
  day: z.string(),
  sessions: z.array(SessionReport),
  open: z.array(CashSession),
  /**
   * Sessions that are not signed off and too old for this closing: their first day, and the closing that includes them.
   */
  backlog: z.object({ since: z.string(), closing: z.string() }).nullable(),
  signed: z
    .object({
      cash: z.number(),
      to_bank: z.number(),
      remarks: z.string().nullable(),
      signed_by: z.string(),
      signed_at: z.string(),
      /**
       * The sessions that the sign-off did not include: those that were open, and the first day of older ones without a
       * sign-off.
       */
      open: z.array(CashSession.pick({ id: true, counter: true, number: true, user: true })),
      unsigned_since: z.string().nullable(),
    })
    .nullable(),
})
export type CashDay = z.output<typeof CashDay>
