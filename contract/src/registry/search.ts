import * as z from 'zod'
import { blank, optionalText } from '../fields.ts'
import { soughtNumber } from '../phone-numbers.ts'
import { rule } from '../rule.ts'
import { withoutSigns } from '../spellings.ts'

/** The maximum number of results; with more matches, users narrow the search. */
export const MOST_FOUND = 50

/** Whether a part of a name has at least 3 letters in a row: a shorter part occurs in too many names. */
const longEnough = (value: string | null) => value === null || /\S{3}/u.test(withoutSigns(value))

const trimmed = (most: number) =>
  optionalText(most).transform((value) => (value === null || blank(value) ? null : value.trim()))

/** A phone number, or a part of one. */
const phoneDigits = trimmed(30)
  .refine((value) => value === null || soughtNumber(value, 0) !== undefined, {
    error: 'Please enter digits only',
    abort: true,
  })
  .refine((value) => value === null || soughtNumber(value, 4) !== undefined, 'Please enter at least 4 digits')
  .transform((value) => (value && soughtNumber(value, 4)) || null)

/** The criteria of a search: all given ones must match. */
export const CustomerSearch = rule(
  z.object({
    /** The complete number of a card, without regard to case and surrounding spaces. */
    id_card_no: trimmed(50),
    /** A part of the name or surname. */
    name: trimmed(100).refine(longEnough, 'Please enter at least 3 letters of the name'),
    phone: phoneDigits,
  }),
  'name',
  ({ id_card_no, name, phone }) =>
    blank(id_card_no) && blank(name) && blank(phone)
      ? 'Please enter an id card number, a name or a phone number'
      : undefined,
)
