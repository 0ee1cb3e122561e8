/** The properties of every field for rupees: no sign, at most 2 decimals, as in the contract. */
export const moneyInput = {
  min: 0,
  max: 9_999_999_999.99,
  decimalScale: 2,
  allowNegative: false,
  hideControls: true,
  thousandsGroupStyle: 'lakh' as const,
  thousandSeparator: ',',
}
