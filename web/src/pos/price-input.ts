import { whole } from '../ui/fields/whole.ts'

/** The properties of a field for rupees: no sign, at most 2 decimals, as in the contract. */
export const priceInput = {
  min: 0,
  max: 9_999_999.99,
  decimalScale: 2,
  allowNegative: false,
  hideControls: true,
} as const

/** The same for a number of pieces. */
export const piecesInput = { min: 0, max: 1_000_000, ...whole } as const
