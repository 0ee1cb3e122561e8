import * as z from 'zod'
import { asciiDigits } from '../digits.ts'
import { blank, optionalText } from '../fields.ts'
import { rule } from '../rule.ts'

/** The maximum number of results of a search; with more matches, people narrow it. */
export const MOST_FOUND = 50

/** A shorter part of a name occurs in too many names for a useful search. */
const longEnough = (value: string | null) => value === null || /\S{3}/u.test(value)

const trimmed = (most: number) => optionalText(most).transform((value) => value?.trim() || null)

const digitsOf = (value: string) => value.replace(/\D/g, '')

/** The digits of a phone number, or of a part of one. */
const phoneDigits = trimmed(30)
  .transform((value) => value && asciiDigits(value))
  .refine((value) => value === null || /^\+?[\d\s()./-]*$/.test(value), 'Please enter digits only')
  .refine((value) => value === null || digitsOf(value).length >= 4, 'Please enter at least 4 digits')
  .transform((value) => value && digitsOf(value))

/** The criteria of a search: all given ones must match. */
export const CustomerSearch = rule(
  z.object({
    /** The complete number, without regard to case and surrounding spaces. */
    id_card_no: trimmed(50),
    /** A part of name and surname. */
    name: trimmed(100).refine(longEnough, 'Please enter at least 3 letters of the name'),
    phone: phoneDigits,
  }),
  'name',
  ({ id_card_no, name, phone }) =>
    blank(id_card_no) && blank(name) && blank(phone)
      ? 'Please enter an id card number, a name or a phone number'
      : undefined,
)
