/**
 * The properties of a field for a rate or monthly charge: no sign, at most 2 decimals, as in the contract. What is wrong
 * stays as it is typed, and is said to be wrong.
 */
export const rateInput = {
  decimalScale: 2,
  allowNegative: false,
  clampBehavior: 'none',
  hideControls: true,
} as const

/** The same for a meter reading, where a minus is said to be wrong too. */
export const readingInput = { ...rateInput, allowNegative: true } as const
