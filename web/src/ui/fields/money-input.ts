/**
 * The properties of a field for rupees. An amount that is too large, below 0 or with a third decimal stays as typed, with
 * an error: a field that takes no sign turns -5 into 5, and one that takes 2 decimals 12.345 into 12.34.
 */
export const moneyInput = {
  clampBehavior: 'none',
  hideControls: true,
  thousandsGroupStyle: 'lakh',
  thousandSeparator: ',',
} as const
