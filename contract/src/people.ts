import * as z from 'zod'
import { requiredText } from './fields.ts'
import { findNumbers } from './identity/find-numbers.ts'
import { isMasked } from './identity/stand-in.ts'
import { text as messages } from './messages.ts'
import { LONGEST_TYPED, phoneNumbers, plainNumber, typedDigits } from './phone-numbers.ts'
import type { PlainKey } from './texts.ts'

/** The maximum of a number field for people. */
export const MOST_PEOPLE = 10_000
/** The default country of visitors. */
export const INDIA = 'IND'

const peopleFrom = (least: number) =>
  z
    .int({ error: (issue) => (issue.input === '' ? messages.required : undefined) })
    .min(least)
    .max(MOST_PEOPLE)

/** The value of a number field for people; an empty one holds ''. */
export const peopleCount = peopleFrom(0)

/** The value of a number field that counts at least one person. */
export const atLeastOnePerson = peopleFrom(1)

const hasLetter = (name: string) => /\p{L}/u.test(name)

/** A name of letters and spaces, in any script, on one line, without surrounding blanks. */
export const personName = requiredText(200)
  .overwrite((name) => name.trim())
  .refine(
    (name) => name.trim() === '' || (/^[\p{L}\p{M}\p{Zs}\u200c\u200d]+$/u.test(name) && hasLetter(name)),
    messages.letters,
  )

/** Reduces a name from a card to letters and spaces; '' for a name without letters. */
export function asPersonName(name: string): string {
  const letters = name
    .replace(/[^\p{L}\p{M}\u200c\u200d]+/gu, ' ')
    .trim()
    .slice(0, 200)
  return hasLetter(letters) ? letters : ''
}

/** Whether the text of a phone field can be an Aadhaar number, masked or not. */
const isIdentityNumber = (typed: string) =>
  isMasked(typed) || findNumbers(plainNumber(typed), true).length > 0

/**
 * A phone number as people type and paste it, with a plus, blanks, hyphens and brackets; the result is its digits. A
 * foreign number of twelve digits that can be an Aadhaar number needs a plus.
 */
export const typedNumber = (least: number, most: number, message: PlainKey) =>
  requiredText(LONGEST_TYPED)
    .refine(
      (typed) => {
        const digits = typedDigits(typed)
        const fits = /^\d+$/.test(digits) && digits.length >= least && digits.length <= most
        return digits === '' || (fits && !isIdentityNumber(typed))
      },
      { error: ({ input }) => (isIdentityNumber(String(input)) ? messages.mobileOrCard : message) },
    )
    .overwrite(typedDigits)

/** A mobile number: 10 to 12 digits. */
export const mobile = typedNumber(10, 12, messages.mobile)

/** Like `mobile`, and optional. */
export const optionalMobile = z
  .union([mobile, z.literal('').transform(() => null)])
  .nullish()
  .transform((value) => value ?? null)

/**
 * A stored mobile number in the form that fills a field. A foreign number gets a plus, without which `typedNumber` may
 * take its twelve digits for an Aadhaar number.
 */
export const dialled = (mobile: string): string =>
  /^(?!91[6-9])\d{12}$/.test(mobile) ? `+${mobile}` : mobile

/** The first registered phone number that fits a field of 10 to 12 digits; null when none does. */
export const asMobile = (phone: string | null): string | null =>
  phoneNumbers(phone ?? '')?.find((digits) => /^\d{10,12}$/.test(digits)) ?? null
