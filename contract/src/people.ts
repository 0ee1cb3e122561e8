import * as z from 'zod'
import { asciiDigits } from './digits.ts'
import { requiredText } from './fields.ts'
import { text as messages } from './messages.ts'
import { phoneNumbers } from './phone-numbers.ts'

/** The maximum of a number field for people. */
export const MOST_PEOPLE = 10_000
/** The default country of visitors. */
export const INDIA = 'IND'

/** The value of a number field for people; an empty one holds ''. */
export const peopleCount = z
  .int({ error: (issue) => (issue.input === '' ? messages.required : undefined) })
  .min(0)
  .max(MOST_PEOPLE)

const hasLetter = (name: string) => /\p{L}/u.test(name)

/** A name of letters and spaces, in any script, on one line. */
export const personName = requiredText(200).refine(
  (name) => name.trim() === '' || (/^[\p{L}\p{M}\p{Zs}\u200c\u200d]+$/u.test(name) && hasLetter(name)),
  messages.letters,
)

/** The letters of a name as a card has it: other characters become spaces. */
export function asPersonName(name: string): string {
  const letters = name
    .replace(/[^\p{L}\p{M}\u200c\u200d]+/gu, ' ')
    .trim()
    .slice(0, 200)
  return hasLetter(letters) ? letters : ''
}

/**
 * 10 to 12 digits, trimmed. Blanks between them are refused: a field of 12 characters would cut the digits at
 * the end of a pasted number, and what is left could pass.
 */
export const mobile = requiredText(12)
  .trim()
  .overwrite(asciiDigits)
  .refine((number) => number === '' || /^\d{10,12}$/.test(number), messages.mobile)

/** Like `mobile`, and optional. */
export const optionalMobile = z
  .union([mobile, z.literal('').transform(() => null)])
  .nullish()
  .transform((value) => value ?? null)

/** The first registered phone number that fits a field of 10 to 12 digits; null when none does. */
export const asMobile = (phone: string | null): string | null =>
  phoneNumbers(phone ?? '')?.find((digits) => /^\d{10,12}$/.test(digits)) ?? null
