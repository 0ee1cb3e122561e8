import { withPlainDigits } from '@nivas/contract/identity/find-numbers.ts'
import { hideInText } from '@nivas/contract/identity/hide-numbers.ts'

type Fields = Readonly<Record<string, unknown>>

/** The field about health, which must not be stored in a browser. */
export const HEALTH = 'medical_constraint'

/** The fields that are never stored: identity numbers, even half typed ones, and health. */
const NEVER = ['other_card_no', 'adharid', HEALTH]

/** A card number with this many digits may be a partly typed identity number. */
const MANY_DIGITS = 8

const digitsIn = (text: string) => withPlainDigits(text).replace(/\D/g, '')

function mayKeep(name: string, value: string): boolean {
  if (NEVER.includes(name)) return false
  if (name === 'i_card_number') return digitsIn(value).length < MANY_DIGITS
  return hideInText(value, name, () => '') === value
}

/**
 * Returns the fields that differ from their initial values, as far as a browser may store them: without secret fields,
 * and without identity numbers in texts. `missing` has the names of the fields that lost a part of their values.
 */
export function keepable(
  now: Fields,
  first: Fields,
  secret: readonly string[] = [],
): { values: Fields; missing: string[] } {
  const clean = (name: string, value: unknown): unknown => {
    if (typeof value === 'string' && value !== '' && !mayKeep(name, value)) return ''
    if (Array.isArray(value)) return value.map((item) => clean(name, item))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(key, inner)]))
    return value
  }
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(first[name]),
  )
  const open = changed.filter(([name]) => !secret.includes(name))
  const values = Object.fromEntries(open.map(([name, value]) => [name, clean(name, value)]))
  const missing = changed.filter(([name, value]) => JSON.stringify(values[name]) !== JSON.stringify(value))
  return { values, missing: missing.map(([name]) => name) }
}
