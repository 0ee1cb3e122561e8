import { onWire, sum } from '@nivas/contract/money.ts'
import type { Amount } from '@nivas/contract/rupees.ts'

const told: Amount[] = []

/** Notes the money of an answer: the rupees that a counter was told it took, negative for a refund. */
export const note = (amount: number): void => {
  told.push(amount)
}

/** The money that all counters were told they took, in rupees. */
export const allTold = (): number => onWire(sum(told))
