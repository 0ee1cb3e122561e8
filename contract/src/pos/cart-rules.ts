import { rupees } from '../money.ts'
import { isPaise } from '../rupees.ts'
import { type PlainKey, say, type Text } from '../texts.ts'
import {
  bhaintTotal,
  daysOf,
  isFree,
  type Line,
  MOST_LINES,
  MOST_MEAL_DAYS,
  MOST_PIECES,
  MOST_RUPEES,
  overlap,
  prasadWorth,
  totalOfLines,
} from './line.ts'
import type { SystemId } from './systems.ts'

/** The specification's texts for Bhaint without a satsangi. */
const needsCard = {
  1: 'Please scan Satsangi Card before taking Bhaint',
  2: 'Please scan Satsangi Card before selling books available to satsangi only.',
  3: 'Please scan Satsangi Card before accepting Bhaint.',
} as const satisfies Record<SystemId, PlainKey>

/** The refusal of Bhaint, and of books for satsangis only, in a sale without a satsangi's card. */
export const missingCard = (
  { system, customer }: Pick<Judged, 'system' | 'customer'>,
  { type }: Pick<Line['product'], 'type'>,
): Text | undefined => (type === 'b' && !customer ? say(needsCard[system]) : undefined)

/** A broken rule: its text, and the index of the line; undefined for the sale as a whole. */
export type Fault = { line?: number; text: Text }

type Judged = {
  system: SystemId
  lines: readonly Line[]
  customer: { cardno: string } | null
  /** The venue's day of the sale. */
  today: string
  /** Lines whose days were checked when they were added or sold. Days that have passed since then are allowed. */
  checked?: readonly Line[]
}

const isPrice = (amount: number) => amount >= 0 && isPaise(amount)

/** The error of the dates of a meal; undefined when they may be sold. */
export function wrongMealDates(from: string | null, to: string | null, today: string): Text | undefined {
  if (!from) return say('Please enter From Date')
  if (!to) return say('Please enter To Date')
  if (from > to) return say('From Date must be less than To Date.')
  if (from < today) return say('A meal can be sold for today or a later day.')
  if (daysOf({ fromdate: from, todate: to }) > MOST_MEAL_DAYS)
    return say('A meal can be sold for at most {{count}} days.', { count: MOST_MEAL_DAYS })
  return undefined
}

/** The error of the quantity of a line; undefined when it may be sold. */
export const wrongQuantity = (qty: number): Text | undefined =>
  Number.isInteger(qty) && qty >= 1 && qty <= MOST_PIECES
    ? undefined
    : say('The quantity is a whole number from 1 to {{most}}.', { most: MOST_PIECES })

function wrongLine(
  { product, qty, price, actualPrice, fromdate, todate }: Line,
  today: string,
): Text | undefined {
  const wrongQty = wrongQuantity(qty)
  if (wrongQty) return wrongQty
  if (!isPrice(price) || !isPrice(actualPrice ?? 0))
    return say('Please enter an amount with at most 2 decimals')
  if (actualPrice !== null && (product.type !== 'p' || price !== 0))
    return say('Only Prasad can be given against Bhaint, at price 0.')
  if (product.type === 'm') return wrongMealDates(fromdate, todate, today)
  if (fromdate || todate)
    return say(
      'Selected product is not meal type product. Can not set From and To Date for non Meal Type products.',
    )
  return undefined
}

/** The first fault of a sale, for till and server; undefined when it may be sold. */
export function faultOf({ system, lines, customer, today, checked = [] }: Judged): Fault | undefined {
  if (lines.length > MOST_LINES)
    return { text: say('A sale can have at most {{count}} lines.', { count: MOST_LINES }) }
  for (const [at, line] of lines.entries()) {
    const text = wrongLine(line, checked.includes(line) ? '' : today)
    if (text) return { line: at, text }
    const noCard = missingCard({ system, customer }, line.product)
    if (noCard) return { line: at, text: noCard }
    if (line.product.type !== 'm') continue
    const earlier = lines.slice(0, at).some((one) => one.product.id === line.product.id && overlap(one, line))
    if (earlier)
      return { line: at, text: say('Dates overlap for Meal type selected. Please choose different dates.') }
  }
  if (rupees(prasadWorth(lines)).gt(bhaintTotal(lines))) {
    const at = lines.findLastIndex(isFree)
    return { line: at, text: say('The Prasad is worth more than the Bhaint.') }
  }
  if (rupees(totalOfLines(lines)).gt(MOST_RUPEES))
    return {
      line: lines.length - 1,
      text: say('A sale can be at most {{most}}.', { most: { rupees: MOST_RUPEES } }),
    }
  return undefined
}
