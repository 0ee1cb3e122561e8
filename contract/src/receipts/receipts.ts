import * as z from 'zod'
import { SessionReport } from '../cash/schemas.ts'
import { tenders, UtrBack } from '../cash/tenders.ts'
import { date, LONGEST_WHOLE_NAME, money, optionalText, requiredText, signedMoney } from '../fields.ts'

/** A number or a scanned text; both are printed as text. */
const number = z.preprocess(
  (value) => (Number.isSafeInteger(value) ? String(value) : value),
  requiredText(60),
) as z.ZodType<string, string | number>
const count = z.int().min(0).max(1_000_000)
/** A number of people in a period of any length: enough for many years of ten million visits each. */
const peopleOfPeriod = z.int().min(0).max(100_000_000_000)
/** A moment such as `2026-11-21T08:35:00Z`, or a text that is printed unchanged. */
const moment = requiredText(60)
const optionalDay = date.nullish().transform((value) => value ?? null)

/** The receipt for a visitor at the gate: the answer of `createGateVisitorEntry`. */
const GateReceipt = z.object({
  receiptType: z.literal('gate'),
  id: number,
  visitdate: moment,
  visitorname: requiredText(200),
  totalPeople: count,
  vehicleno: optionalText(50),
})

/** A visit of the memorial site; with `ismobprint`, the slip for deposited phones. */
const SamadhReceipt = z.object({
  receiptType: z.literal('samadh'),
  id: number,
  visitdate: moment,
  name: requiredText(200),
  totalVisited: count,
  ismobprint: z.boolean().default(false),
  mobilecollected: count.default(0),
  trayNo: number.nullish().transform((value) => value ?? null),
})

/** The memorial site's visitors in a period, with the field names of its report. */
const SamadhClosingReceipt = z.object({
  receiptType: z.literal('samadhclosingreport'),
  period: requiredText(60),
  fromDate: optionalDay,
  toDate: optionalDay,
  familtyTotal: peopleOfPeriod,
  groupTotal: peopleOfPeriod,
  singleTotal: peopleOfPeriod,
  studentTotal: peopleOfPeriod,
  blankTotal: peopleOfPeriod,
  overallTotal: peopleOfPeriod,
})

/** A line of a sale; `fromdate` and `todate` are the days of a meal, both included. */
const SoldProduct = z.object({
  productname: requiredText(200),
  qty: z.number().min(0).max(1_000_000),
  price: money,
  total: money,
  /** The worth of Prasad that is given against Bhaint. */
  actualPrice: money.nullish().transform((value) => value ?? null),
  fromdate: optionalDay,
  todate: optionalDay,
})

const sale = {
  ticketid: number,
  /** The satsangi's card; 'NA' or empty when there is none. */
  cardno: optionalText(60),
  name: optionalText(LONGEST_WHOLE_NAME),
  /** Empty when only additional Bhent is refunded. */
  products: z.array(SoldProduct).max(200),
  /** The additional Bhent, the cash received, and the change. */
  donation: money.default(0),
  totalCash: money.nullish().transform((value) => value ?? null),
  change: money.nullish().transform((value) => value ?? null),
  /** The part that was paid by UPI, and its reference. */
  upiamount: money.default(0),
  utr: optionalText(30),
  /** The receipt that this one refunds; the amounts are then those that the customer gets. */
  undoes: number.nullish().transform((value) => value ?? null),
  /** The reason of the refund. */
  reason: optionalText(200),
  /** The code that gives the right to the meals of this receipt. */
  mealcode: optionalText(20),
  sold_by: optionalText(200),
  sold_at: moment.nullish().transform((value) => value ?? null),
}

const OfficeReceipt = z.object({ receiptType: z.literal('officeprasad'), ...sale })
/** The specification uses both spellings of the type. */
const BookCentreReceipt = z.object({ receiptType: z.literal(['bookCentre', 'bookcentre']), ...sale })
const BhandargharReceipt = z.object({ receiptType: z.literal('bhandarghar'), ...sale })

/** The Bhent of a reservation: collected, or negative for a refund. */
export const BhentReceipt = z.object({
  receiptType: z.literal('bhent'),
  receipt_number: number,
  application_number: requiredText(60),
  applicant_name: requiredText(200),
  arrival_date: date,
  departure_date: date,
  rooms: count,
  payment_amount: signedMoney,
  donation_amount: signedMoney.default(0),
  /** The part by UPI of the sum of both amounts, and its reference; the rest is cash. */
  upi_amount: signedMoney.default(0),
  utr: optionalText(30),
  /** The payments by UPI that a refund returns. */
  paid_with: z.array(UtrBack).max(200).default([]),
  /** The reason of the refund. */
  reason: optionalText(200),
  taken_by: requiredText(200),
  taken_at: moment,
})
/** A validated receipt of a Bhent. */
export type BhentReceipt = z.output<typeof BhentReceipt>

/** The kinds of lines on a receipt of dues: the dues of a month, an advance, or a used credit. */
const paidKinds = ['DUES', 'ADVANCE', 'CREDIT'] as const

/** The dues of a house: collected, or negative for an undone payment; `lines` add up to `received`. */
export const DuesReceipt = z.object({
  receiptType: z.literal('dues'),
  receipt_number: number,
  houseno: requiredText(20),
  name: requiredText(200),
  received: signedMoney,
  method: z.enum(tenders),
  utr: optionalText(30),
  description: optionalText(200),
  /** The parts of the payment by month, which is named by its first day. */
  lines: z.array(z.object({ month: date, kind: z.enum(paidKinds), amount: signedMoney })).max(600),
  /** The dues of the house when the receipt was first printed; negative for a credit. */
  owed: signedMoney,
  /** The receipt of the payment that this one undoes, and the reason. */
  undoes: optionalText(60),
  reason: optionalText(200),
  taken_by: requiredText(200),
  taken_at: moment,
})
/** A validated receipt of dues. */
export type DuesReceipt = z.output<typeof DuesReceipt>

/** The report of a cash session: X while it is open, Z after its closing. */
const SessionReceipt = SessionReport.pick({
  counter: true,
  number: true,
  user: true,
  opened_at: true,
  closed_at: true,
  opening_float: true,
  takings: true,
  tickets: true,
  refunds: true,
  movements: true,
  closing: true,
}).extend({ receiptType: z.literal('cashsession') })

/** A test page for the set-up of the printer. */
const TestReceipt = z.object({ receiptType: z.literal('test') })

/** Every receipt that a counter prints on a roll of paper, distinguished by `receiptType`. */
export const Receipt = z.discriminatedUnion('receiptType', [
  GateReceipt,
  SamadhReceipt,
  SamadhClosingReceipt,
  OfficeReceipt,
  BookCentreReceipt,
  BhandargharReceipt,
  BhentReceipt,
  DuesReceipt,
  SessionReceipt,
  TestReceipt,
])
/** A validated receipt. */
export type Receipt = z.output<typeof Receipt>
/** A receipt before validation, without its defaults. */
export type ReceiptData = z.input<typeof Receipt>
