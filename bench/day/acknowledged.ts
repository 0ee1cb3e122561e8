import { onWire, sum } from '@nivas/contract/money.ts'
import type { Amount } from '@nivas/contract/rupees.ts'

const amounts: Amount[] = []

/** Notes the money of an answer, in rupees: what a counter took, negative for a refund. */
export const note = (amount: number): void => {
  amounts.push(amount)
}

/** The money that the answers to all counters acknowledged, in rupees. */
export const acknowledged = (): number => onWire(sum(amounts))
