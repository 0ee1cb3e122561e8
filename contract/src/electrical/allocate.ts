import { onWire, rupees } from '../money.ts'
import { isPaise } from '../rupees.ts'
import type { PlainKey } from '../texts.ts'

/** An unsettled bill line: the amount that is owed, or, negative, a credit of the house. */
export type OpenLine = {
  id: number
  /** The first day of its month. */
  month: string
  /** Fixed charges are covered before the units of their month. */
  fixed: boolean
  balance: number
}

/** The part of a payment for a line; negative for the used part of a credit. */
export type Allocation = { readingId: number; amount: number }

const oldestFirst = (one: OpenLine, other: OpenLine) =>
  one.month < other.month
    ? -1
    : one.month > other.month
      ? 1
      : Number(other.fixed) - Number(one.fixed) || one.id - other.id

/** Allocates `amount` to the lines in their order, at most its balance to each. */
function cover(lines: readonly OpenLine[], amount: ReturnType<typeof rupees>): Allocation[] {
  let left = amount
  return lines.toSorted(oldestFirst).flatMap(({ id, balance }) => {
    const open = rupees(balance).abs()
    const part = left.lt(open) ? left : open
    left = left.minus(part)
    return part.gt(0) ? [{ readingId: id, amount: onWire(balance < 0 ? part.neg() : part) }] : []
  })
}

const total = (lines: readonly OpenLine[]) =>
  lines.reduce((all, { balance }) => all.plus(rupees(balance).abs()), rupees(0))

/**
 * Allocates the amount received, and the credits among the lines, to the dues: the oldest month first, within a month
 * fixed charges first; the last line may be covered in part. Credits are used only as far as needed, the oldest first.
 * A surplus stays unallocated; callers refuse it first by `wrongPayment`.
 */
export function allocate(lines: readonly OpenLine[], received: number): Allocation[] {
  const [dues, credits] = [
    lines.filter(({ balance }) => balance > 0),
    lines.filter(({ balance }) => balance < 0),
  ]
  const [owed, credit] = [total(dues), total(credits)]
  const money = owed.lt(received) ? owed : rupees(received)
  const needed = owed.minus(money)
  const used = needed.lt(credit) ? needed : credit
  return [...cover(credits, used), ...cover(dues, money.plus(used))]
}

/** Σ |allocated|: the specification's `amount` of a payment. */
export const allocatedAmount = (allocations: readonly Allocation[]): number =>
  onWire(allocations.reduce((all, { amount }) => all.plus(rupees(amount).abs()), rupees(0)))

/** The amount received for these allocations: dues covered minus credits used. */
export const receivedFor = (allocations: readonly { amount: number }[]): number =>
  onWire(allocations.reduce((all, { amount }) => all.plus(amount), rupees(0)))

/** Σ of the balances of lines: the specification's selected amount. */
export const selectedAmount = (lines: readonly OpenLine[]): number =>
  onWire(lines.reduce((all, { balance }) => all.plus(balance), rupees(0)))

/** The reason why these lines cannot be paid with the amount received; undefined when they can. */
export function wrongPayment(lines: readonly OpenLine[], received: number | null): PlainKey | undefined {
  if (lines.length === 0) return 'Please select the amounts before clicking save button '
  if (lines.every(({ balance }) => balance < 0))
    return 'Please select positive amount along with negative before saving a record.'
  const selected = selectedAmount(lines)
  if (received === null)
    return selected > 0 ? 'Please enter Amount Received in number only before saving a record.' : undefined
  if (received < 0) return 'Please enter Amount Received in number only before saving a record.'
  if (!isPaise(received)) return 'Please enter an amount with at most 2 decimals'
  return received > Math.max(selected, 0)
    ? 'Receiving amount should be less than or equal to selected amount.'
    : undefined
}
