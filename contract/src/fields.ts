import * as z from 'zod'
import { isDate } from './dates.ts'
import { asciiDigits } from './digits.ts'
import { text as messages } from './messages.ts'
import { phoneNumbers } from './phone-numbers.ts'
import { isPaise } from './rupees.ts'
import type { PlainKey, Text, TextKey } from './texts.ts'

/** The specification's text for a missing time has a full stop. */
const requiredTime: PlainKey = 'This is a required field.'

/** PostgreSQL cannot store NUL, and does not preserve halves of surrogate pairs. */
export const storable = (value: string) => !value.includes('\0') && value.isWellFormed()

/** Matches a visible character: not a blank, not one that only joins or directs others, and not a filler of Hangul. */
const visibleCharacter = /[^\s\p{Cf}\u115f\u1160\u3164\uffa0]/u

/**
 * Whether a field is empty: missing, null, or a text without a visible character. It takes any type, because rules are
 * checked before the types of fields.
 */
export const blank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && !visibleCharacter.test(value))

/**
 * Makes the error of a value: `missing` when it is left out or null; otherwise `otherwise`, or by default the error of
 * its type.
 */
export const ifMissing =
  (missing: TextKey, otherwise?: TextKey) =>
  ({ input }: { readonly input?: unknown }): TextKey | undefined =>
    input === undefined || input === null ? missing : otherwise

/**
 * Matches invisible characters that change how a text is shown on papers and in exports: controls, except blanks and
 * NUL, which is refused; those that reorder all that follows them; and those without a width. The joiners stay, which
 * Hindi, Urdu and emoji need, and so do the marks of direction, which affect only their neighbours.
 */
const unseen = /(?![\0\s])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff]/gu
const withoutUnseen = (value: string): string => value.replace(unseen, '')

/** Free text of any script, stored as typed, without `unseen` characters. */
export const text = (max = 200) =>
  z.string().overwrite(withoutUnseen).max(max).refine(storable, messages.characters)

/** Like `text`, and not blank. */
export const requiredText = (max = 200, message: PlainKey = messages.required) =>
  z
    .string({ error: ifMissing(message) })
    .overwrite(withoutUnseen)
    .max(max)
    .refine(storable, messages.characters)
    .refine((value) => !blank(value), message)

/**
 * A name without surrounding blanks and with single blanks between words, so that different stored names look
 * different.
 */
export const singleBlanks = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** A required name, without surrounding blanks, which the keyboards of phones add. */
export const requiredName = (max = 200) => requiredText(max).overwrite(singleBlanks)

/** A name that may be left out, null or blank; the use case gets null for all three. */
export const optionalName = (max = 200) =>
  text(max)
    .overwrite(singleBlanks)
    .nullish()
    .transform((value) => value || null)

/** A text that may be left out, null or empty; the use case gets null for all three. */
export const optionalText = (max = 200) =>
  text(max)
    .nullish()
    .transform((value) => (value === undefined || value === '' ? null : value))

/**
 * The maximum length of a whole name in the registry: main name and surname of 100 characters each, and a blank between
 * them.
 */
export const LONGEST_WHOLE_NAME = 201

/** Yes or no, as the specification's 1 or 0, or as a boolean. */
export const flag = z
  .union([z.literal([0, 1]), z.boolean()], {
    error: ({ input }) => (blank(input) ? messages.required : undefined),
  })
  .transform((value) => value === 1 || value === true)

/** An id of the database: a positive 32-bit integer. */
export const id = z.int().min(1).max(2_147_483_647)

/** A number in a path or a query, where every value is text. */
export const fromAddress = (value: unknown) =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value

/** An id in a path or a query. */
export const idInAddress = z.preprocess(fromAddress, id) as z.ZodType<number, number>

/** A list of ids in a query, separated by commas. */
export const idsInAddress = (list: z.ZodType<number[], number[]>) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => fromAddress(part.trim())))
    .pipe(list) as z.ZodType<number[], string>

/** An empty number is missing: `Number('')` would be 0. */
const wholeFromAddress = (value: unknown) =>
  typeof value === 'string' ? (value.trim() === '' ? undefined : Number(value)) : value

/** A whole number in a path or a query; an empty one is missing. */
export const wholeInAddress = (least: number, most: number) =>
  z.preprocess(wholeFromAddress, z.int().min(least).max(most)) as z.ZodType<number, number>

/** A whole number for a filter, which may be left out or empty. */
export function optionalWholeInAddress(least: number, most: number) {
  const whole = z.preprocess(wholeFromAddress, z.int().min(least).max(most).optional())
  return (whole as z.ZodType<number | undefined, number | undefined>).optional()
}

/** `params` of the calls on one record. */
export const byId = z.object({ id: idInAddress })

/** A valid day of the calendar, `YYYY-MM-DD`. */
export const date = z
  .string({ error: ifMissing(messages.required, messages.dateOfCall) })
  .refine((value) => isDate(value), {
    error: (issue) => (issue.input === '' ? messages.required : messages.dateOfCall),
  })

/** A day, or an empty field for none. */
export const dateOrEmpty = z
  .string({ error: messages.dateOfCall })
  .refine((value) => value === '' || isDate(value), messages.dateOfCall)
  .transform((value) => (value === '' ? null : value))

/** One of these, or an empty field for none. */
export const enumOrEmpty = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum([...options, '']).transform((value): T[number] | null => (value === '' ? null : value))

/** A time of the day, `HH:mm`. */
export const time = z
  .string({ error: ifMissing(requiredTime, messages.time) })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: (issue) => (issue.input === '' ? requiredTime : messages.time),
  })

/** Rupees: 0 or more, at most 2 decimals, below the limit of `numeric(12,2)`. */
export const money = z
  .number()
  .min(0)
  .max(9_999_999_999.99)
  .refine((value) => isPaise(value), {
    error: messages.paise,
    when: ({ value }) => typeof value === 'number' && value >= 0,
  })

/** Like `money`, with negative amounts for refunds. */
export const signedMoney = z
  .number()
  .min(-9_999_999_999.99)
  .max(9_999_999_999.99)
  .refine(isPaise, messages.paise)

/** A sum of amounts: below the limit of `numeric(15,2)`. */
export const sumOfMoney = z
  .number()
  .min(-9_999_999_999_999.99)
  .max(9_999_999_999_999.99)
  .refine(isPaise, messages.paise)

/** Like `money`, and an empty value is 0: left out, null, or an empty form field. */
export const moneyOrNothing = z.preprocess(
  (value) => (value === '' || value === null || value === undefined ? 0 : value),
  money,
) as z.ZodType<number, number | '' | null | undefined>

/** An e-mail address without surrounding blanks, with the texts of its form for a missing and for a wrong one. */
export const emailField = (missing: PlainKey, wrong: PlainKey) =>
  z
    .string({ error: ifMissing(missing) })
    .overwrite((value) => withoutUnseen(value).trim())
    .max(254)
    .refine((value) => value !== '', missing)
    .refine((value) => value === '' || z.regexes.email.test(value), wrong)

export const email = emailField(messages.required, messages.email)

const LONGEST_PHONE = 60

/** One or more phone numbers as offices write them, without surrounding blanks; see `phoneNumbers`. */
export const phone = requiredText(LONGEST_PHONE)
  .overwrite((value) => asciiDigits(value.trim()))
  .refine(
    (value) => blank(value) || value.length > LONGEST_PHONE || phoneNumbers(value) !== undefined,
    'Please enter a phone number of 6 to 15 digits',
  )

/**
 * The number of a ticket or of a card. A list sends the id of the ticket, which `ticketOf` turns into the printed
 * number.
 */
export const ticketOrCardOf = (ticketOf: (id: number) => string) =>
  z
    .union([id.transform(ticketOf), requiredText(50)], {
      error: ifMissing(messages.required, messages.invalid),
    })
    .transform((value) => asciiDigits(value.trim()))

/** A record with a name: an event type, a role, a building. */
export const Named = z.object({ id: z.int(), name: z.string() })

/**
 * A stored text with its values; each screen shows it in its language. The type promises a text of the product; the
 * schema takes any key, because an earlier version may have stored a text that no longer exists.
 */
export const StoredText = z.object({
  key: z.string(),
  values: z.record(z.string(), z.unknown()).optional(),
}) as unknown as z.ZodType<Text, Text>

export const yesNo = z.enum(['YES', 'NO'])

/** A comma list in an address, `HOLD,NEW,PAID`: one or more of `options`. */
export const commaList = <const T extends readonly [string, ...string[]]>(options: T) =>
  z
    .string()
    .transform((value) => [
      ...new Set(
        value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(z.enum(options)).min(1))
