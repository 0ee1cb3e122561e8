import Big from 'big.js'

/** An amount in rupees. Sums are exact decimals; numbers are only used in JSON. */
export type Amount = number | string | Big

export const rupees = (amount: Amount): Big => new Big(amount)

/** The exact sum of amounts. */
export const sum = (amounts: readonly Amount[]): Big =>
  amounts.reduce<Big>((total, next) => total.plus(next), new Big(0))

/** Rounded to the whole rupee, half a rupee rounded up. */
export const toRupee = (amount: Amount): Big => rupees(amount).round(0, Big.roundHalfUp)

/** The form of an amount in JSON: a number with at most 2 decimals. */
export const onWire = (amount: Amount): number => rupees(amount).round(2, Big.roundHalfUp).toNumber()

/** Formats decimals from text, so that no digit of a large sum is lost; half a paisa is rounded up. */
const paise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount without its currency, for a column of amounts: `1,23,456.00`, with Indian grouping. */
export const formatAmount = (amount: Amount): string =>
  paise.format(String(amount) as `${number}`).replace(/^-(?=[0.]+$)/, '')

/** An amount for display: `Rs. 1,23,456.00`, and `-Rs. 1,500.00`; a language may have another sign. */
export const formatRupees = (amount: Amount, sign = 'Rs. '): string =>
  formatAmount(amount).replace(/^-?/, `$&${sign}`)
