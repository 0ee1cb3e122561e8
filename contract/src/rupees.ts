import type Big from 'big.js'

// How amounts are written. Apart from the arithmetic of `money.ts`, so that a page that only shows amounts loads none of it.

/** An amount in rupees. Sums are exact decimals; numbers are only used in JSON. */
export type Amount = number | string | Big

/** Made at its first use: a browser's first formatter takes an old PC 40 ms, before anything is drawn. */
let paise: Intl.NumberFormat | undefined

/** Formats decimals from text, so that no digit of a large sum is lost; half a paisa is rounded up. */
const inPaise = (): Intl.NumberFormat => {
  paise ??= new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return paise
}

/** An amount without its currency, for a column of amounts: `1,23,456.00`, with Indian grouping. */
export const formatAmount = (amount: Amount): string =>
  inPaise()
    .format(String(amount) as `${number}`)
    .replace(/^-(?=[0.]+$)/, '')

/** An amount for display: `Rs. 1,23,456.00`, and `-Rs. 1,500.00`; a language may have another sign. */
export const formatRupees = (amount: Amount, sign = 'Rs. '): string =>
  formatAmount(amount).replace(/^-?/, `$&${sign}`)
