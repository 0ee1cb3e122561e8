import * as z from 'zod'
import { utr } from '../cash/forms.ts'
import { blank, date, id, money, requiredText, signedMoney } from '../fields.ts'
import { rule } from '../rule.ts'
import { description } from './description.ts'
import { methodOf, methods } from './methods.ts'

const paying = {
  /** The client makes this id, so that a payment that is sent twice is recorded once. */
  id: z.uuid(),
  paymentType: z.literal(methods.map((method) => method.id)),
  paymentDescription: description,
  /** For a payment by UPI; without it the description is the reference. */
  utr,
}

/** Whether the description of a payment is its UPI reference, whose digits may look like an identity number. */
export const isDescribedByUtr = (payment: Readonly<Record<string, unknown>>): boolean =>
  methodOf(payment.paymentType)?.tender === 'UPI' &&
  blank(payment.utr) &&
  Boolean(utr.safeParse(payment.paymentDescription).data)

/** Adds the rule that some methods require a description, and that cash must have none. */
const described = <S extends z.ZodObject>(schema: S): S =>
  rule(schema, 'paymentDescription', ({ paymentType, paymentDescription, utr: reference }) => {
    const method = methodOf(paymentType)
    const isGiven = [paymentDescription, method?.tender === 'UPI' ? reference : ''].some(
      (value) => typeof value === 'string' && !blank(value),
    )
    if (method?.tender === 'CASH' && isGiven)
      return 'A cash payment has no description. Please choose the payment method it belongs to.'
    return method?.required && !isGiven ? 'This is a required field' : undefined
  })

/**
 * `POST /electrical/payment/applyPayment`; `amount` is Σ |allocated|, the amount received Σ of the signed
 * amounts.
 */
export const ApplyPayment = described(
  z.object({
    ...paying,
    amount: money,
    paymentDate: date,
    paymentDescRequired: z.union([z.literal([0, 1]), z.boolean()]).optional(),
    readingPayments: z
      .array(z.object({ paymentId: z.uuid().optional(), readingId: id, amount: signedMoney }))
      .min(1, 'Nothing to apply. Closing window.')
      .max(2000)
      .refine(
        (all) => new Set(all.map(({ readingId }) => readingId)).size === all.length,
        'The same bill is listed twice',
      ),
  }),
)

/** An advance: money without dues, for the next bill. */
export const AddAdvance = described(
  z.object({
    ...paying,
    profile: id,
    amount: money.refine((value) => value > 0, 'Please enter an amount'),
  }),
)

/** The reversal of a payment: the bank did not pay the cheque, or the money is refunded. */
export const UndoPayment = z.object({ id, reason: requiredText(200) })
