/**
 * The properties of a field for rupees. An amount that is too large, negative or has a third decimal stays as typed,
 * with an error. A field that forbids the sign would turn -5 into 5, and one that allows only 2 decimals would turn
 * 12.345 into 12.34.
 */
export const moneyInput = {
  clampBehavior: 'none',
  hideControls: true,
  thousandsGroupStyle: 'lakh',
  thousandSeparator: ',',
} as const
