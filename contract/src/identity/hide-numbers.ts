import { identityNumberOf, isNoCard } from './card-number.ts'
import { withoutNumbers } from './find-numbers.ts'
import { isMasked } from './stand-in.ts'

/** Fields with a card number, by which a person is found again; `wanted` of a search can be one. */
const cardFields = [
  'id_card_no',
  'i_card_number',
  'other_card_no',
  'idNumber',
  'adharid',
  'adharCardNumber',
  'cardNo',
  'cardno',
  'wanted',
]

/**
 * Fields with a code that may have as many digits as an identity number but is a different number: the reference of a
 * bank, the number of a meter, the code of a product, the address of a device. Their values stay unchanged in every
 * request, file, draft and column.
 */
export const referenceFields: readonly string[] = [
  'utr',
  'reference',
  'meterno',
  'meter_no',
  'barcode',
  'mac',
]

/** Whether a field may hold a mobile number, which with its country code looks like an identity number. */
const isPhoneField = (field: string): boolean => /phone|mobile|email/i.test(field)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Returns a text of this field without identity numbers; in a field for a card, `standIn` makes the
 * replacement.
 */
export function hideInText(text: string, field: string, standIn: (number: string) => string): string {
  if (isMasked(text) || referenceFields.includes(field) || uuid.test(text)) return text
  // A search also takes phone numbers. Those with a country code begin with a plus.
  if (field === 'wanted' && text.trim().startsWith('+')) return withoutNumbers(text, true)
  if (cardFields.includes(field)) {
    // The field for Aadhaar numbers always holds one, in any typed form, except 'NA' for a person without one.
    const number = identityNumberOf(text) ?? (field === 'adharid' && !isNoCard(text) ? text : undefined)
    if (number !== undefined) return standIn(number)
  }
  return withoutNumbers(text, isPhoneField(field))
}

/** The maximum depth of a value, greater than the depth of any call's fields. */
const DEEPEST = 32

type Change = (text: string, field: string) => string

/** The least number that may be an identity number: it has 12 digits. */
const LEAST = 1e11

/**
 * Returns the value with all its texts changed, also those in lists and objects, the names of fields, and numbers as
 * long as an identity number; `field` is the name of the innermost one. Values nested deeper than the fields of any call
 * are left out: no schema accepts them, and the stack is limited.
 */
export function mapTexts<T>(value: T, change: Change, field = '', depth = 0): T {
  if (typeof value === 'string') return change(value, field) as T
  if (typeof value === 'number' && Math.abs(value) >= LEAST) {
    const text = change(String(value), field)
    return text === String(value) ? value : (text as T)
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return null as T
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, field, depth + 1)) as T
  return Object.fromEntries(
    // A name that is a field of no call may be a number too: `known` has names of any kind.
    Object.entries(value).map(([name, inner]) => [
      change(name, ''),
      mapTexts(inner, change, name, depth + 1),
    ]),
  ) as T
}

/**
 * Returns a request without identity numbers: masked in every text, and in card fields replaced by the result
 * of `standIn`. `untouched` names fields, at any depth, that stay unchanged.
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
        : mapTexts(
            value,
            (text, field) => (untouched.includes(field) ? text : hideInText(text, field, standIn)),
            name,
          ),
    ]),
  ) as T
