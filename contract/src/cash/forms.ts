import * as z from 'zod'
import {
  blank,
  id,
  money,
  moneyOrNothing,
  optionalText,
  requiredText,
  signedMoney,
  sumOfMoney,
} from '../fields.ts'
import { rupees } from '../money.ts'
import { typedDigits } from '../phone-numbers.ts'
import { rule } from '../rule.ts'
import { counters } from './counters.ts'
import { lessThanNotes, MOST_NOTES, NOTES } from './notes.ts'

/** The reference of a payment by UPI (UTR): 12 digits, with or without blanks between them. */
export const utr = z
  .string()
  .max(30)
  .transform(typedDigits)
  .refine((value) => value === '' || /^\d{12}$/.test(value), 'The UPI reference (UTR) has 12 digits')
  .nullish()
  .transform((value) => value || null)

/** The part of a payment that is made by UPI; without it, everything is cash. */
export const upiFields = { utr, upiamount: moneyOrNothing.optional().transform((value) => value ?? 0) }

const isAmount = (value: unknown): value is number => typeof value === 'number' && value > 0

/** Adds the rules of `upiFields`: amount and reference need each other. */
export const withUpi = <S extends z.ZodObject>(schema: S): S =>
  rule(
    rule(schema, 'utr', ({ utr: reference, upiamount }) =>
      isAmount(upiamount) && (typeof reference !== 'string' || reference.trim() === '')
        ? 'Please enter the UPI reference (UTR)'
        : undefined,
    ),
    'upiamount',
    ({ utr: reference, upiamount }) =>
      !isAmount(upiamount) && typeof reference === 'string' && reference.trim() !== ''
        ? 'Please enter the amount paid by UPI'
        : undefined,
  )

const nothingIsZero = moneyOrNothing.optional().transform((value) => value ?? 0)

/** A cashier's input: the cash received, the additional Bhent, and the part by UPI. */
export const Paying = withUpi(
  z.object({
    tender: z.enum(['CASH', 'UPI']),
    cash: nothingIsZero,
    donation_amount: nothingIsZero,
    ...upiFields,
  }),
)

/** `POST /cash/session`. */
export const OpenSession = z.object({
  counter: z.enum(counters),
  opening_float: moneyOrNothing.optional().transform((value) => value ?? 0),
})

/** `PUT /cash/session/:id/float`. */
export const SetFloat = z.object({ opening_float: money })

const isSome = (amount: number) => amount !== 0

/** `POST /cash/session/:id/movements`: cash brought to the drawer, or taken away (negative). */
export const AddMovement = z.object({
  amount: signedMoney.refine(isSome, 'Please enter an amount'),
  reason: requiredText(200),
})

/** A cashier's input: the amount without a sign, and the direction. */
export const Movement = AddMovement.extend({
  amount: money.refine(isSome, 'Please enter an amount'),
  way: z.enum(['in', 'out']),
})

const Note = z.enum(NOTES.map(String) as [string, ...string[]])

/** The number of each note in the drawer. */
const CountedNotes = z.partialRecord(Note, z.int().min(0).max(MOST_NOTES))

/**
 * `POST /cash/session/:id/close`: the counted amount, and the expected amount that was shown after the count.
 */
export const CloseSession = rule(
  rule(
    z.object({
      counted: money,
      notes: CountedNotes.nullish().transform((value) => value ?? null),
      expected: sumOfMoney,
      variance_reason: optionalText(500),
    }),
    'counted',
    ({ counted, notes }) => {
      const counts = CountedNotes.safeParse(notes)
      return typeof counted === 'number' && counts.success ? lessThanNotes(counted, counts.data) : undefined
    },
  ),
  'variance_reason',
  ({ counted, expected, variance_reason }) =>
    typeof counted === 'number' &&
    typeof expected === 'number' &&
    Number.isFinite(counted) &&
    Number.isFinite(expected) &&
    !rupees(counted).eq(expected) &&
    (typeof variance_reason !== 'string' || blank(variance_reason))
      ? 'Please write why the count differs'
      : undefined,
)

/** A cashier's input, with the notes that are still being counted. These are not sent, so they may be invalid. */
export const ClosingCount = CloseSession.safeExtend({ counting: z.partialRecord(Note, z.number()).nullish() })

/** The most sessions of a sign-off, which covers a day and the 31 days before it: more than 300 a day. */
const MOST_SESSIONS = 10_000

/** `POST /cash/days/:day`: the sessions that were shown, and the cash that goes to the bank. */
export const SignDay = z.object({
  session_ids: z.array(id).min(1, 'There is no closed session to sign off').max(MOST_SESSIONS),
  to_bank: sumOfMoney.min(0),
  remarks: optionalText(500),
})
