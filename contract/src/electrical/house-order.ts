/** House numbers are compared without case and spaces: 'b 12' is 'B12'. */
export const houseKey = (houseno: string): string => houseno.replace(/\s/g, '').toUpperCase()

/** The sort key of a house number: sorted by characters, it gives the natural order 2, 10, 10A. */
export const houseOrder = (houseno: string): string =>
  houseKey(houseno).replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(12, '0'))
