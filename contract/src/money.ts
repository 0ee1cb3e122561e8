import Big from 'big.js'
import type { Amount } from './rupees.ts'

/** An amount for exact arithmetic, which numbers of JavaScript do not offer. */
export const rupees = (amount: Amount): Big => new Big(amount)

/** The exact sum of amounts. */
export const sum = (amounts: readonly Amount[]): Big =>
  amounts.reduce<Big>((total, next) => total.plus(next), new Big(0))

/** Rounded to the whole rupee, half a rupee rounded up. */
export const toRupee = (amount: Amount): Big => rupees(amount).round(0, Big.roundHalfUp)

/** The form of an amount in JSON: a number with at most 2 decimals. */
export const onWire = (amount: Amount): number => rupees(amount).round(2, Big.roundHalfUp).toNumber()
