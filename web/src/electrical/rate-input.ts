import { LARGEST_READING } from '@nivas/contract/electrical/reading.ts'

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

/** The same for a meter reading: what is wrong stays as it is typed, and is said to be wrong. */
export const readingInput = {
  ...rateInput,
  max: LARGEST_READING,
  allowNegative: true,
  clampBehavior: 'none',
} as const
