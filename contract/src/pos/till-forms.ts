import * as z from 'zod'
import { upiFields, utr, withUpi } from '../cash/forms.ts'
import { readReceiptNumber, receiptNumber } from '../cash/numbers.ts'
import {
  blank,
  date,
  id,
  idInAddress,
  LONGEST_WHOLE_NAME,
  money,
  moneyOrNothing,
  optionalText,
  requiredText,
  signedMoney,
} from '../fields.ts'
import { text as messages } from '../messages.ts'
import { outboxFields } from '../outbox.ts'
import { pageQuery } from '../page.ts'
import { LONGEST_TYPED, soughtNumber, typedDigits } from '../phone-numbers.ts'
import { rule } from '../rule.ts'
import { LONGEST_BARCODE } from './barcode.ts'
import { MOST_LINES, MOST_PIECES } from './line.ts'
import { mac } from './mac.ts'
import { MEAL_CODE } from './meal-code.ts'
import { categoryTypes, type SystemId, systemid } from './systems.ts'

/** A card number as a till takes it. */
const cardno = requiredText(60).transform((value) => value.trim())

/** `POST /pos/session/createSession`; `mac` is the address that the till's print service has. */
export const CreateSession = z.object({
  systemid,
  mac: mac.nullish().transform((value) => value ?? null),
})

const letters = (most: number) =>
  optionalText(most)
    .transform((value) => value?.trim() || null)
    .refine((value) => value === null || /^[\p{L}\p{M}\p{Zs}\u200c\u200d]+$/u.test(value), messages.letters)

/** The registry may have it without the code of the country. */
const mobile = optionalText(LONGEST_TYPED)
  .transform((value) => (value && typedDigits(value)) || null)
  .refine((value) => value === null || /^\d{10,12}$/.test(value), messages.mobile)
  .transform((value) => (value && soughtNumber(value, 0)) || null)

const SearchFields = z.object({
  idNumber: optionalText(60).transform((value) => value?.trim() || null),
  name: letters(100),
  dob: z
    .preprocess((value) => (value === '' ? null : value), date.nullish())
    .transform((value) => value ?? null),
  fatherHus: letters(100),
  mobileNumber: mobile,
  city: letters(100),
})

/** `POST /pos/customer/searchCustomer`: everything that is given has to match. */
export const SearchSatsangi = rule(
  SearchFields,
  'idNumber',
  ({ idNumber, name, dob, fatherHus, mobileNumber, city }) =>
    [idNumber, name, dob, fatherHus, mobileNumber, city].every(blank)
      ? 'Please enter a card number, a name or another detail'
      : undefined,
)

/** `GET /pos/cards`: the registry for a till that may lose its network, a part at a time. */
export const CardsQuery = z.object({
  after: z.coerce.number().pipe(z.int().min(0).max(2_147_483_647)).default(0),
})

const optionalDay = z
  .preprocess((value) => (value === '' ? null : value), date.nullish())
  .transform((value) => value ?? null)

/**
 * A line of a ticket. `actualPrice` is the worth of Prasad against Bhaint; null or left out for any other
 * line. `type` and `mealtype` are those of the product when its till sold it, which a ticket that waited
 * keeps. Default: those of its category now. `barcode` is that of the product as its till knew it: another product may
 * have it by now. Without it nothing is compared.
 */
const TicketLine = z.object({
  productid: id,
  catid: id,
  productname: optionalText(200),
  price: money,
  qty: z.int().min(1).max(MOST_PIECES),
  actualPrice: money.nullish().transform((value) => value ?? null),
  systemid,
  total: money,
  fromdate: optionalDay,
  todate: optionalDay,
  type: z.enum(categoryTypes).nullish(),
  mealtype: z.enum(['L', 'D']).nullish(),
  barcode: optionalText(LONGEST_BARCODE),
})

/** The money of a ticket. */
const PaymentOptions = withUpi(
  z.object({
    ticketamount: money,
    totalCash: moneyOrNothing.optional().transform((value) => value ?? 0),
    donation: moneyOrNothing.optional().transform((value) => value ?? 0),
    change: signedMoney,
    payment_type: z.literal('CASH', 'Not implemented yet'),
    totalamount: money,
    ...upiFields,
  }),
)

/** The number of a shop's receipt, as it is printed. */
const printedNumber = optionalText(40)
  .refine((value) => !value || /^\s*(OF|BC|BG)-\d{1,9}-\d{1,9}\s*$/i.test(value), messages.invalid)
  .transform((value) => {
    const read = value ? readReceiptNumber(value) : null
    return read && receiptNumber(read)
  })

const TicketFields = z.object({
  paymentoptions: PaymentOptions,
  ticketlines: z
    .array(TicketLine)
    .min(1, 'Please select products for sale before clicking Payments option.')
    .max(MOST_LINES),
  customer: z
    .object({
      cardno,
      name: optionalText(LONGEST_WHOLE_NAME),
      /** The card was typed: the registry did not know it, or could not be asked. */
      typed: z.boolean().optional(),
    })
    .nullish()
    .transform((value) => value ?? null),
  /** The id of the cash session. */
  session: id,
  /** The place in the session's receipts that the till gives it; the next one without it. */
  number: id.nullish().transform((value) => value ?? null),
  /**
   * The number on the paper of a ticket that waited. It is noted where the receipt has another one, because the
   * session was closed before the ticket arrived.
   */
  printed: printedNumber,
  /** The code on the paper: the right to a meal that no card is the right to. */
  mealcode: z
    .string()
    .regex(MEAL_CODE, messages.invalid)
    .nullish()
    .transform((value) => value ?? null),
})

const shop = <const S extends SystemId>(only: S) =>
  z.preprocess((value) => (value === String(only) ? only : value), z.literal(only)) as z.ZodType<
    S,
    S | `${S}`
  >

const OfficeSale = TicketFields.extend({ systemid: shop(1) })
/** `POST /pos/ticket/createOfficeTicket`. */
export const OfficeTicket = z.object({ officesale: OfficeSale, ...outboxFields })
/** `POST /pos/ticket/createBookCentreTicket`. */
export const BookCentreTicket = TicketFields.extend({ systemid: shop(2), ...outboxFields })
/** `POST /pos/ticket/createBhandargharTicket`. */
export const BhandargharTicket = TicketFields.extend({ systemid: shop(3), ...outboxFields })

/** A ticket before its shop's call is known. */
export type TicketRequest = z.input<typeof TicketFields> & { systemid: SystemId }
export type TicketInput = z.output<typeof TicketFields> & { systemid: SystemId }

/** `GET /pos/ticket`: by the number on the receipt or the code of its meals, typed or scanned. */
export const FindTicket = z.object({ systemid, number: requiredText(40) })

/** `GET /pos/tickets`: the receipts of a shop, the last first. */
export const TicketsQuery = pageQuery(['id'], {
  systemid,
  session: idInAddress.optional(),
  look: z.enum(['1']).optional(),
})

/** A ticket of a shop. */
export const OfTicket = z.object({ systemid, id })

const nothingIsZero = moneyOrNothing.optional().transform((value) => value ?? 0)

const RefundFields = z.object({
  systemid,
  id,
  lines: z.array(z.object({ id, qty: z.int().min(1).max(MOST_PIECES) })).max(MOST_LINES),
  donation: nothingIsZero,
  utr,
  reason: requiredText(200).transform((value) => value.trim()),
})

/** A cashier's input: the additional Bhent, the reference and the reason; pieces are chosen beside it. */
export const GivingBack = RefundFields.pick({ donation: true, utr: true, reason: true })

/**
 * `POST /pos/ticket/refund`: pieces of the lines of one ticket, and its additional Bhent or a part of it. `utr` is the
 * reference of what is sent back by UPI.
 */
export const RefundTicket = rule(RefundFields, 'lines', ({ lines, donation }) =>
  Array.isArray(lines) && lines.length === 0 && !(typeof donation === 'number' && donation > 0)
    ? 'Please choose what to give back.'
    : undefined,
)
