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

/** `POST /pos/session/createSession`; `mac` is the address that the till's print service returns. */
export const CreateSession = z.object({
  systemid,
  mac: mac.nullish().transform((value) => value ?? null),
})

const letters = (most: number) =>
  optionalText(most)
    .transform((value) => value?.trim() || null)
    .refine((value) => value === null || /^[\p{L}\p{M}\p{Zs}\u200c\u200d]+$/u.test(value), messages.letters)

/** A mobile number for a search, without India's country code, which the registry may lack. */
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

/** `POST /pos/customer/searchCustomer`: all given fields must match. */
export const SearchSatsangi = rule(
  SearchFields,
  'idNumber',
  ({ idNumber, name, dob, fatherHus, mobileNumber, city }) =>
    [idNumber, name, dob, fatherHus, mobileNumber, city].every(blank)
      ? 'Please enter a card number, a name or another detail'
      : undefined,
)

/** `GET /pos/cards`: the registry in parts, for a till that may lose its network. */
export const CardsQuery = z.object({
  after: z.coerce.number().pipe(z.int().min(0).max(2_147_483_647)).default(0),
})

const optionalDay = z
  .preprocess((value) => (value === '' ? null : value), date.nullish())
  .transform((value) => value ?? null)

/**
 * A line of a ticket. `actualPrice` is the worth of Prasad against Bhaint; null or left out for any other line. `type`
 * and `mealtype` are the product's at the time of the sale, also for a ticket that waited; by default those that its
 * category has now. `barcode` is the barcode by which the till knew the product, because a different product may have
 * it by now; without it, the server compares nothing.
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

/** The amounts of a ticket. */
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
      /** Whether the card was typed, because the registry did not have it or could not be reached. */
      typed: z.boolean().optional(),
    })
    .nullish()
    .transform((value) => value ?? null),
  /** The id of the cash session. */
  session: id,
  /** The number of the receipt in the session, if the till assigned one; by default the next number. */
  number: id.nullish().transform((value) => value ?? null),
  /**
   * The number on the paper of a ticket that waited. The server records it when the receipt gets a different number,
   * because the session was closed before the ticket arrived.
   */
  printed: printedNumber,
  /** The code on the paper, which gives the right to a meal when no card does. */
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

/** A ticket of any shop, before the call of its shop is chosen. */
export type TicketRequest = z.input<typeof TicketFields> & { systemid: SystemId }
export type TicketInput = z.output<typeof TicketFields> & { systemid: SystemId }

/** `GET /pos/ticket`: a search by the number on the receipt or by the code of its meals, typed or scanned. */
export const FindTicket = z.object({ systemid, number: requiredText(40) })

/** `GET /pos/tickets`: the receipts of a shop, the latest first. */
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

/** A cashier's input: the additional Bhent, the reference and the reason. The pieces are chosen outside this form. */
export const GivingBack = RefundFields.pick({ donation: true, utr: true, reason: true })

/**
 * `POST /pos/ticket/refund`: pieces of the lines of one ticket, and its additional Bhent or a part of it. `utr` is the
 * reference of the transfer that refunds a part by UPI.
 */
export const RefundTicket = rule(RefundFields, 'lines', ({ lines, donation }) =>
  Array.isArray(lines) && lines.length === 0 && !(typeof donation === 'number' && donation > 0)
    ? 'Please choose what to give back.'
    : undefined,
)
