import { asciiDigits } from '../digits.ts'
import type { PlainKey } from '../texts.ts'

/** The maximum number of rooms that one call creates. */
export const MAX_ROOMS_AT_ONCE = 200

/** A row of room numbers, or its error with the wrong field. */
type Row =
  | { numbers: string[]; wrong?: never }
  | { numbers?: never; wrong: { field: 'from' | 'to'; text: PlainKey } }

/** Matches a text and the digits at its end, which are few enough for an exact number. */
const pattern = /^(.*?)(\d{1,9})$/s

const wrong = (field: 'from' | 'to', text: PlainKey): Row => ({ wrong: { field, text } })

/**
 * The room numbers of a range, both ends included: 101 to 124, A-01 to A-24. Both ends have the same prefix, and
 * leading zeros stay. Digits of other scripts become 0 to 9.
 */
export function roomNumbers(from: string, to: string): Row {
  const [, prefix, first = ''] = pattern.exec(asciiDigits(from.trim())) ?? []
  const [, prefixOfLast, last = ''] = pattern.exec(asciiDigits(to.trim())) ?? []
  const shape = 'Please enter a room number that ends in digits, such as 101 or A-01'
  if (first === '') return wrong('from', shape)
  if (last === '') return wrong('to', shape)
  if (prefix !== prefixOfLast)
    return wrong('to', 'Both numbers must begin the same way, such as A-01 and A-24')
  const count = Number(last) - Number(first) + 1
  if (count < 1) return wrong('to', 'The last number must not be before the first')
  if (count > MAX_ROOMS_AT_ONCE) return wrong('to', 'At most 200 rooms can be added at once')
  const numberOf = (number: number) => String(number).padStart(first.length, '0')
  if (numberOf(Number(last)) !== last)
    return wrong('to', 'Both numbers must have the same form, such as 001 and 024')
  return { numbers: Array.from({ length: count }, (_, at) => `${prefix}${numberOf(Number(first) + at)}`) }
}
