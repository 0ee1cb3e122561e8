import { onWire, sum } from '@nivas/contract/money.ts'
import type { Amount } from '@nivas/contract/rupees.ts'

const amounts: Amount[] = []

/** Records the money of an answer, in rupees: the amount that a counter took, negative for a refund. */
export const note = (amount: number): void => {
  amounts.push(amount)
}

/** Returns the sum of money that the answers to all counters acknowledged, in rupees. */
export const acknowledged = (): number => onWire(sum(amounts))
