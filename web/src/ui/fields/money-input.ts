/**
 * The properties of a field for rupees: at most 2 decimals, as in the contract. An amount that is too large, or below 0,
 * stays as typed, with an error: a field that takes no sign turns -5 into 5.
 */
export const moneyInput = {
  decimalScale: 2,
  clampBehavior: 'none',
  hideControls: true,
  thousandsGroupStyle: 'lakh',
  thousandSeparator: ',',
} as const
