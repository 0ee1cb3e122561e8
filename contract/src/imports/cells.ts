import * as z from 'zod'
import { isDate, parseTypedDate } from '../dates.ts'
import { asciiDigits } from '../digits.ts'
import { email, phone, singleBlanks, text } from '../fields.ts'
import { issueOf, text as messages, textOf } from '../messages.ts'
import type { PlainKey, Text } from '../texts.ts'

/** An optional text; '' when the cell is empty. */
export const textCell = (max: number) => text(max)

/** A required text. */
export const requiredCell = (max: number) => text(max).refine((value) => value !== '', messages.required)

/** A required name, with blanks as in the names that forms send. */
export const nameCell = (max: number) => requiredCell(max).overwrite(singleBlanks)

/** An optional cell, read by `read`; null when it is empty. */
const optional = <T>(read: (value: string, wrong: (text: Text | PlainKey) => void) => T) =>
  z.string().transform((value, context) => {
    if (value === '') return null
    return read(value, (text) => context.addIssue(issueOf(text))) ?? z.NEVER
  })

/** An optional text; null when the cell is empty. */
export const optionalTextCell = (max: number) => text(max).transform((value) => (value === '' ? null : value))

const checkedBy = (schema: z.ZodType<string, string>) =>
  optional((value, wrong) => {
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    wrong(issue ? textOf(issue) : messages.invalid)
    return undefined
  })

export const emailCell = checkedBy(email)
export const phoneCell = z.string().transform(asciiDigits).pipe(checkedBy(phone))

/** A day as people type it, or as a spreadsheet stores it. */
export const dateCell = optional((value, wrong) => {
  const typed = asciiDigits(value).replaceAll('.', '/')
  const day = isDate(typed) ? typed : parseTypedDate(typed)
  if (day === null) wrong(messages.date)
  return day
})

/** A number as people write it: `1,20,000.50`, `Rs. 500`, `₹५००`. */
const numberIn = (value: string): number | undefined => {
  const plain = asciiDigits(value)
    .replace(/^(rs\.?|inr|₹|रु\.?)\s*/i, '')
    .replace(/^(-?\d{1,3}(?:,\d{2,3})*,\d{3})(?=\.|$)/, (digits) => digits.replaceAll(',', ''))
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** A required number, with the given schema. */
export const numberCell = <S extends z.ZodType<number, number>>(
  schema: S,
  words: Readonly<Record<string, number>> = {},
) =>
  z
    .string()
    .transform((value, context) => {
      const word = value.toLowerCase()
      const found = Object.hasOwn(words, word) ? words[word] : numberIn(value)
      if (found !== undefined) return found
      context.addIssue(issueOf(value === '' ? messages.required : messages.number))
      return z.NEVER
    })
    .pipe(schema)

/**
 * One of several words for each value; `otherwise` is the text for any other word. An optional cell, read by `read`;
 * null when it is empty.
 */
export const wordCell = <T>(
  values: readonly (readonly [value: T, ...words: string[]])[],
  otherwise: PlainKey,
) => {
  const known = new Map(
    values.flatMap(([value, ...words]) => words.map((word) => [word.normalize('NFC'), value] as const)),
  )
  return optional((value, wrong) => {
    const found = known.get(value.normalize('NFC').toLowerCase())
    if (found === undefined) wrong(otherwise)
    return found
  })
}

/** Makes a cell required. */
export const filled = <S extends z.ZodType>(schema: S) =>
  schema.refine((value) => value !== null, messages.required) as unknown as z.ZodType<
    NonNullable<z.output<S>>,
    string
  >

export const yesNoCell = wordCell<boolean>(
  [
    [true, '1', 'yes', 'y', 'true', 'हाँ', 'हां', 'है', '१'],
    [false, '0', 'no', 'n', 'false', 'नहीं', 'नही', 'ना', '०'],
  ],
  'Please enter yes or no',
)
