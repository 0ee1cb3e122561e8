import * as z from 'zod'
import { requiredText } from './fields.ts'
import { text as messages } from './messages.ts'
import { phoneNumbers } from './phone-numbers.ts'

/** A name of letters and spaces, in any script. */
export const personName = requiredText(200).refine(
  (name) => name.trim() === '' || /^[\p{L}\p{M}\s\u200c\u200d]+$/u.test(name),
  messages.letters,
)

/** 10 to 12 digits. */
export const mobile = requiredText(12).refine(
  (number) => number.trim() === '' || /^\d{10,12}$/.test(number),
  messages.mobile,
)

/** Like `mobile`, and optional. */
export const optionalMobile = z
  .union([mobile, z.literal('').transform(() => null)])
  .nullish()
  .transform((value) => value ?? null)

/** The first registered phone number that fits a field of 10 to 12 digits; null when none does. */
export const asMobile = (phone: string | null): string | null =>
  phoneNumbers(phone ?? '')?.find((digits) => /^\d{10,12}$/.test(digits)) ?? null
