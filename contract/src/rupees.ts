import type Big from 'big.js'
import { once } from './once.ts'

// The formats of amounts. They are separate from the arithmetic of `money.ts`, so that a page that only shows amounts
// does not load it.

/** An amount in rupees. Sums are exact decimals; numbers are only used in JSON. */
export type Amount = number | string | Big

/** Whether an amount has at most 2 decimals. */
export const isPaise = (amount: number): boolean => /^-?\d+(\.\d{1,2})?$/.test(String(amount))

/** Formats decimals from text, so that no digit of a large sum is lost; half a paisa is rounded up. */
const paise = once(
  () => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** An amount without its currency, for a column of amounts: `1,23,456.00`, with Indian grouping. */
export const formatAmount = (amount: Amount): string =>
  paise()
    .format(String(amount) as `${number}`)
    .replace(/^-(?=[0.]+$)/, '')

/** An amount for display: `Rs. 1,23,456.00`, and `-Rs. 1,500.00`; a language may have another sign. */
export const formatRupees = (amount: Amount, sign = 'Rs. '): string =>
  formatAmount(amount).replace(/^-?/, `$&${sign}`)
