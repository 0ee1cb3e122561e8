/** House numbers are compared without case and spaces: 'b 12' is 'B12'. */
export const houseKey = (houseno: string): string => houseno.replace(/\s/g, '').toUpperCase()

/** Sorted by their characters, these stand in the natural order of house numbers: 2, 10, 10A. */
export const houseOrder = (houseno: string): string =>
  houseKey(houseno).replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(12, '0'))
