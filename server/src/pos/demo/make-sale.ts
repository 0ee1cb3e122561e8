import { splitTenders } from '@nivas/contract/cash/tenders.ts'
import { rupees } from '@nivas/contract/money.ts'
import { totalOfLines } from '@nivas/contract/pos/line.ts'
import { MEAL_CODE_LENGTH, mealCode, needsMealCode } from '@nivas/contract/pos/meal-code.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { utrOf } from '../../demo/cash-sessions.ts'
import { addMinutes, earliest, type Moment } from '../../demo/moments.ts'
import { between, chance, pick, type Random } from '../../demo/random.ts'
import type { Holder } from '../../demo/read-people.ts'
import type { TakenRow, Till } from '../../demo/write-takings.ts'
import { amountsOf } from '../amounts-of.ts'
import type { WrittenLine } from '../write-ticket.ts'
import { chooseLines } from './choose-lines.ts'
import type { Good } from './read-goods.ts'

export type DemoLine = WrittenLine & { id: number }

/** A ticket of the demo with its rows of the cash book; both get their ids later. */
export type Sale = {
  id: number
  till: Till
  systemid: number
  at: Moment
  received_at: Moment
  sent_by: number | null
  holder: Holder | null
  isTyped: boolean
  meal_code: string | null
  amount: number
  donation: number
  cash: number
  change: number
  upi: number
  utr: string | null
  look: Text[]
  lines: DemoLine[]
  rows: TakenRow[]
  undoes: Sale | null
  reason: string | null
}

/** Rounds an amount up to the notes that a customer hands over: to the next ten, hundred or five hundred rupees. */
const roundUp = (random: Random, amount: number): number => {
  const note = pick(random, [10, 10, 100, 500])
  return Math.ceil(amount / note) * note
}

/**
 * Splits an amount into UPI and cash: one sale in three is paid by UPI, a few by both, the rest in notes with change.
 */
function pay(random: Random, total: number) {
  if (chance(random, 0.33)) return { upi: total, cash: 0, change: 0 }
  const upi = chance(random, 0.07) ? Math.floor(total / 2) : 0
  const due = rupees(total).minus(upi).toNumber()
  const cash = roundUp(random, due)
  return { upi, cash, change: rupees(cash).minus(due).toNumber() }
}

type Around = {
  goods: readonly Good[]
  people: readonly Holder[]
  till: Till
  at: Moment
  /** The latest time at which the server can have received a ticket. */
  now: Moment
  /** The user who sends the waiting tickets of the till. */
  colleague: { id: number; name: string }
}

/** Makes a sale at a shop; undefined if no line was chosen or the sale costs nothing. */
export function makeSale(
  random: Random,
  { goods, people, till, at, now, colleague }: Around,
): Sale | undefined {
  const lines = chooseLines(random, goods, till.day)
  const amount = totalOfLines(lines)
  if (lines.length === 0 || amount === 0) return undefined
  const needsCard = lines.some(({ product }) => product.type === 'b')
  const isTyped = needsCard && (people.length === 0 || chance(random, 0.03))
  const typed = { cardno: `OLD-${between(random, 1000, 9999)}`, name: 'Guest' }
  const known =
    needsCard || chance(random, 0.5) ? (people[between(random, 0, people.length - 1)] ?? null) : null
  const holder = isTyped ? typed : known
  const donation = chance(random, 0.08) ? pick(random, [10, 11, 21, 51]) : 0
  const paid = pay(random, rupees(amount).plus(donation).toNumber())
  // A few tickets waited in the till, and a colleague sent them.
  const sender = chance(random, 0.01) ? colleague : null
  const numbers = Uint32Array.from({ length: MEAL_CODE_LENGTH }, () => between(random, 0, 1_000_000))
  return {
    ...{ id: 0, till, systemid: goods[0]?.systemid ?? 0, at, holder, isTyped, amount, donation, ...paid },
    received_at: sender ? earliest(addMinutes(at, 40), now) : at,
    sent_by: sender?.id ?? null,
    meal_code: needsMealCode(holder?.cardno ?? null, lines) ? mealCode(numbers) : null,
    utr: paid.upi > 0 ? utrOf(random) : null,
    look: sender ? [say('It was sent by another person: {{name}}.', { name: sender.name })] : [],
    lines: lines.map((line) => ({ ...line, id: 0, undoes: null })),
    rows: splitTenders(amountsOf(lines, donation), paid.upi).map((row) => ({
      ...{ id: 0, tender: row.tender, kind: row.kind, category: row.category ?? null, amount: row.amount },
      undoes: null,
    })),
    ...{ undoes: null, reason: null },
  }
}
