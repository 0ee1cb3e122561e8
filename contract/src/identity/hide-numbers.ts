import { identityNumberOf } from './card-number.ts'
import { withoutNumbers } from './find-numbers.ts'
import { isMasked } from './stand-in.ts'

/** Fields for the number of a card, by which somebody is found again. */
const cardFields = ['id_card_no', 'i_card_number', 'other_card_no', 'idNumber', 'adharid', 'adharCardNumber']

/** In these a mobile number with its country before it is no identity number. */
const isPhoneField = (field: string): boolean => /phone|mobile|email/i.test(field)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A text of this field without identity numbers; in a field for a card, `standIn` says what stands in its place. */
export function hideInText(text: string, field: string, standIn: (number: string) => string): string {
  if (isMasked(text) || uuid.test(text)) return text
  if (cardFields.includes(field)) {
    // The field for Aadhaar numbers holds one, whatever was typed.
    const number = identityNumberOf(text) ?? (field === 'adharid' && text.trim() !== '' ? text : undefined)
    if (number !== undefined) return standIn(number)
  }
  return withoutNumbers(text, isPhoneField(field))
}

/** Deeper than the fields of any call. */
const DEEPEST = 32

type Change = (text: string, field: string) => string

/**
 * The value with all its texts changed, also those in lists and objects; `field` is the name of the innermost one. What is
 * nested deeper than the fields of any call is left out: no schema takes it, and the stack has an end.
 */
export function mapTexts<T>(value: T, change: Change, field = '', depth = 0): T {
  if (typeof value === 'string') return change(value, field) as T
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return null as T
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, field, depth + 1)) as T
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name, depth + 1)]),
  ) as T
}

/**
 * A request without identity numbers: masked in every text, and in the fields of cards replaced by what `standIn` makes of
 * them. `untouched` names fields that are left as they are.
 */
export const hideNumbers = <T extends object>(
  request: T,
  standIn: (number: string) => string,
  untouched: readonly string[] = [],
): T =>
  Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name,
      untouched.includes(name)
        ? value
        : mapTexts(value, (text, field) => hideInText(text, field, standIn), name),
    ]),
  ) as T
