/**
 * The properties of a field for a rate or monthly charge: no sign, at most 2 decimals, as in the contract.
 */
export const rateInput = {
  min: 0,
  max: 99_999.99,
  decimalScale: 2,
  allowNegative: false,
  hideControls: true,
} as const

/** The same for a meter reading. */
export const readingInput = { ...rateInput, max: 9_999_999.99 } as const
