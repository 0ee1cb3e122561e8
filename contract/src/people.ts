import * as z from 'zod'
import { requiredText } from './fields.ts'
import { text as messages } from './messages.ts'
import { LONGEST_TYPED, phoneNumbers, typedDigits } from './phone-numbers.ts'
import type { PlainKey } from './texts.ts'

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

/** A number as people type and paste it, with a plus, blanks, hyphens and brackets; only its digits are kept. */
export const typedNumber = (least: number, most: number, message: PlainKey) =>
  requiredText(LONGEST_TYPED)
    .overwrite(typedDigits)
    .refine(
      (digits) => digits === '' || (/^\d+$/.test(digits) && digits.length >= least && digits.length <= most),
      message,
    )

/** 10 to 12 digits. */
export const mobile = typedNumber(10, 12, messages.mobile)

/** Like `mobile`, and optional. */
export const optionalMobile = z
  .union([mobile, z.literal('').transform(() => null)])
  .nullish()
  .transform((value) => value ?? null)

/** The first registered phone number that fits a field of 10 to 12 digits; null when none does. */
export const asMobile = (phone: string | null): string | null =>
  phoneNumbers(phone ?? '')?.find((digits) => /^\d{10,12}$/.test(digits)) ?? null
