/**
 * The properties of a field for a rate or monthly charge: no sign, at most 2 decimals, as in the contract. A wrong
 * value stays as typed, with an error.
 */
export const rateInput = {
  decimalScale: 2,
  allowNegative: false,
  clampBehavior: 'none',
  hideControls: true,
} as const

/** The same for a meter reading, where a minus shows an error too. */
export const readingInput = { ...rateInput, allowNegative: true } as const
