import { asciiDigits } from '../digits.ts'
import type { PlainKey } from '../texts.ts'

/** Products of the dihedral group of order 10, the basis of the Verhoeff check digit. */
const times = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
].map((row) => [...row].map(Number))

/** The permutation of a digit by its place, from the right; it repeats after eight places. */
const places = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
].map((row) => [...row].map(Number))

/**
 * Whether the last digit is the Verhoeff check digit of the others: it detects any single wrong digit, and
 * any two swapped neighbours.
 */
export const hasCheckDigit = (digits: string): boolean =>
  [...digits]
    .reverse()
    .reduce((sum, digit, at) => times[sum]?.[places[at % 8]?.[Number(digit)] ?? 0] ?? 0, 0) === 0

/**
 * Twelve digits as people write an Aadhaar number, with or without spaces and hyphens; null for any other
 * text. `canBeAadhaar` checks whether the number is possible.
 */
export function twelveDigits(text: string): string | null {
  const digits = asciiDigits(text).replace(/[\s-]/g, '')
  return /^\d{12}$/.test(digits) ? digits : null
}

/** Whether twelve digits can be an Aadhaar number: no 0 or 1 in front, and a valid check digit at the end. */
export const canBeAadhaar = (digits: string): boolean => /^[2-9]\d{11}$/.test(digits) && hasCheckDigit(digits)

/** The only form in which a number is shown: `XXXX XXXX 1234`. */
export const maskedNumber = (last4: string): string => `XXXX XXXX ${last4}`

/** The text for a typed Aadhaar number that is wrong; undefined for a possible one. */
export function wrongAadhaar(text: string): PlainKey | undefined {
  const digits = twelveDigits(text)
  if (digits === null) return 'Please enter the 12 digits of the Aadhaar card'
  if (canBeAadhaar(digits)) return undefined
  return 'This is not an Aadhaar number. Please compare its digits with the card.'
}

/** The maximum number of characters in a card's code. */
export const MOST_SCANNED = 10_000
