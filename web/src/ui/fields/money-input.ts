/**
 * The properties of a field for rupees: no sign, at most 2 decimals, as in the contract. An amount that is too large
 * stays as it is typed, and is said to be wrong.
 */
export const moneyInput = {
  decimalScale: 2,
  allowNegative: false,
  clampBehavior: 'none',
  hideControls: true,
  thousandsGroupStyle: 'lakh',
  thousandSeparator: ',',
} as const
