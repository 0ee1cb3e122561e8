import { asciiDigits } from '../digits.ts'

/** A house number without case and spaces. Houses that were there before dashes and digits were compared may have this key. */
export const writtenKey = (houseno: string): string => houseno.replace(/\s/g, '').toUpperCase()

/**
 * House numbers are compared without case, spaces and dashes, and with the digits of any keyboard: 'b-१२' is 'B 12'. A dash
 * between two digits stays: house 1-2 is not house 12.
 */
export const houseKey = (houseno: string): string => {
  const key = asciiDigits(writtenKey(houseno))
  const joined = key
    .replace(/[-\u2010-\u2015\u2212]+/g, '-')
    .replace(/(\d)-(?=\d)|-/g, (part: string, digit?: string) => (digit === undefined ? '' : part))
  // A number of dashes alone is itself.
  return joined || key
}

/** The sort key of a house number: sorted by characters, it gives the natural order 2, 10, 10A. */
export const houseOrder = (houseno: string): string =>
  houseKey(houseno).replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(12, '0'))
