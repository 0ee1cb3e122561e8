/**
 * The properties of a field for rupees: no sign, at most 2 decimals, as in the contract. An amount that is too large
 * stays as typed, with an error.
 */
export const moneyInput = {
  decimalScale: 2,
  allowNegative: false,
  clampBehavior: 'none',
  hideControls: true,
  thousandsGroupStyle: 'lakh',
  thousandSeparator: ',',
} as const
