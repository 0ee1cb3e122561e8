import Big from 'big.js'

/** An amount in rupees. Sums are exact decimals; numbers are only how amounts travel. */
export type Amount = number | string | Big

export const rupees = (amount: Amount): Big => new Big(amount)

/** The exact sum of amounts. */
export const sum = (amounts: readonly Amount[]): Big =>
  amounts.reduce<Big>((total, next) => total.plus(next), new Big(0))

/** Rounded to the whole rupee, half a rupee upwards. */
export const toRupee = (amount: Amount): Big => rupees(amount).round(0, Big.roundHalfUp)

/** As it travels: a number with at most 2 decimals. */
export const onWire = (amount: Amount): number => rupees(amount).round(2, Big.roundHalfUp).toNumber()

/** As people read it: `Rs. 1,23,456.00`, with Indian grouping. */
export function formatRupees(amount: Amount): string {
  const [whole = '0', paise = '00'] = rupees(amount).abs().toFixed(2).split('.')
  const grouped =
    whole.length > 3 ? `${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}` : whole
  return `${rupees(amount).lt(0) ? '-' : ''}Rs. ${grouped}.${paise}`
}
