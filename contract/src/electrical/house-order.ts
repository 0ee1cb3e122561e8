import { asciiDigits } from '../digits.ts'

/**
 * A house number without case and spaces. Houses from before the comparison of dashes and digits may be stored with
 * this key.
 */
export const writtenKey = (houseno: string): string => houseno.replace(/\s/g, '').toUpperCase()

/**
 * The key by which house numbers are compared: without case, spaces and dashes, and with digits 0 to 9, so that 'b-१२'
 * equals 'B 12'. A dash between two digits stays: house 1-2 is not house 12.
 */
export const houseKey = (houseno: string): string => {
  const key = asciiDigits(writtenKey(houseno))
  const joined = key
    .replace(/[-\u2010-\u2015\u2212]+/g, '-')
    .replace(/(\d)-(?=\d)|-/g, (part: string, digit?: string) => (digit === undefined ? '' : part))
  // A number of only dashes keeps them.
  return joined || key
}

/** The sort key of a house number: sorted by characters, it gives the natural order 2, 10, 10A. */
export const houseOrder = (houseno: string): string =>
  houseKey(houseno).replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(12, '0'))
