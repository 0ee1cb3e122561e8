import { addDays, daysBetween } from '../dates.ts'
import { onWire, rupees, sum } from '../money.ts'
import type { Amount } from '../rupees.ts'
import type { SoldProduct } from './schemas.ts'

/** The most pieces of a line, the most lines of a sale, and the most days of a meal. */
export const MOST_PIECES = 10_000
export const MOST_LINES = 200
export const MOST_MEAL_DAYS = 60

/** The maximum total of a sale, in rupees; the columns of the cash book have a higher limit. */
export const MOST_RUPEES = 99_999_999.99

/** The fields of a product that a line stores. */
export type LineProduct = Pick<
  SoldProduct,
  'id' | 'name' | 'categoryId' | 'category' | 'type' | 'mealtype' | 'isvariable'
> & {
  /** The barcode as the till knew it; lines of older pages have none. */
  barcode?: string
}

/** A line of a sale: free Prasad has the price 0, and its worth in `actualPrice`. Days are both included. */
export type Line = {
  /** Unique within its cart. */
  key: number
  product: LineProduct
  qty: number
  price: number
  actualPrice: number | null
  fromdate: string | null
  todate: string | null
}

type Priced = Pick<Line, 'qty' | 'price' | 'fromdate' | 'todate'>

/** The number of days of a meal, both ends included; 1 for a line without days. */
export const daysOf = ({ fromdate, todate }: Pick<Line, 'fromdate' | 'todate'>): number =>
  fromdate && todate ? daysBetween(fromdate, addDays(todate, 1)) : 1

/** The total of a line: quantity × price × days, to the paisa. */
export const lineTotal = (line: Priced): number =>
  onWire(rupees(line.price).times(line.qty).times(daysOf(line)))

/** The total of a sale: the sum of its lines. */
export const totalOfLines = (lines: readonly Priced[]): number => onWire(sum(lines.map(lineTotal)))

/** Whether a line is free Prasad, given against Bhaint. */
export const isFree = ({ actualPrice }: Pick<Line, 'actualPrice'>): boolean => actualPrice !== null

/** The worth of a free Prasad line; 0 for any other. */
const freeWorth = ({ actualPrice, qty }: Pick<Line, 'actualPrice' | 'qty'>): Amount =>
  actualPrice === null ? 0 : rupees(actualPrice).times(qty)

type Typed = { product: Pick<LineProduct, 'type'> }

/** The sum of the Bhaint lines. */
export const bhaintTotal = (lines: readonly (Priced & Typed)[]): number =>
  totalOfLines(lines.filter(({ product }) => product.type === 'b'))

/** The worth of the free Prasad lines. */
export const prasadWorth = (lines: readonly Pick<Line, 'actualPrice' | 'qty'>[]): number =>
  onWire(sum(lines.map(freeWorth)))

/** The Bhaint against which no Prasad is given yet. */
export const bhaintLeft = (lines: readonly (Priced & Typed & Pick<Line, 'actualPrice'>)[]): number =>
  onWire(rupees(bhaintTotal(lines)).minus(prasadWorth(lines)))

type Days = Pick<Line, 'fromdate' | 'todate'>

/** Whether the days of two lines overlap. */
export const overlap = (one: Days, other: Days): boolean =>
  Boolean(one.fromdate && one.todate && other.fromdate && other.todate) &&
  (one.fromdate as string) <= (other.todate as string) &&
  (other.fromdate as string) <= (one.todate as string)
