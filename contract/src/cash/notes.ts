import { counted } from '../count.ts'
import { onWire, rupees } from '../money.ts'
import type { Amount } from '../rupees.ts'
import { say, type Text } from '../texts.ts'

/**
 * The change that the cashier returns, in rupees; null when the amount received does not cover total and
 * additional Bhent.
 */
export function change(received: Amount, total: Amount, additional: Amount): number | null {
  const rest = rupees(received).minus(total).minus(additional)
  return rest.lt(0) ? null : onWire(rest)
}

/**
 * The part to pay in cash when another part is paid by UPI; null when the UPI part exceeds the due amount.
 */
export function cashToPay(due: Amount, additional: Amount, byUpi: Amount): number | null {
  const rest = rupees(due).plus(additional).minus(byUpi)
  return rest.lt(0) ? null : onWire(rest)
}

/** The notes of the cash calculator, in rupees, largest first. */
export const NOTES = [2000, 1000, 500, 200, 100, 50, 20, 10, 5] as const

/** The maximum count of one note. */
export const MOST_NOTES = 99_999

/**
 * Whether the change is at least the largest note. A payer does not hand over a note that would come back whole, so the
 * received cash was probably mistyped.
 */
export const isUnlikelyChange = (change: number): boolean => change >= NOTES[0]

type Counts = Readonly<Partial<Record<number, number>>>

/** The total of the notes from their counts. A count that is not a whole number adds 0. */
export const cashOf = (counts: Counts): number =>
  NOTES.reduce((total, note) => total + note * counted(counts[note]), 0)

/**
 * The error when the notes come to more than the counted amount; undefined otherwise, because coins make up the rest.
 */
export function lessThanNotes(counted: number, notes: Counts): Text | undefined {
  const cash = cashOf(notes)
  return cash > counted
    ? say('The notes alone total {{notes}}. Please enter the whole amount, or count the notes again.', {
        notes: { rupees: cash },
      })
    : undefined
}
