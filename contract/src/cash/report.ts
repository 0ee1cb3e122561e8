import { onWire, rupees, sum } from '../money.ts'
import type { Amount } from '../rupees.ts'
import { say, type Text } from '../texts.ts'
import { type Counter, counters } from './counters.ts'
import type { BookRow, BookTotals, SessionReport } from './schemas.ts'
import { type Kind, kinds, type Tender, tenders } from './tenders.ts'
import { kindNames } from './words.ts'

type Report = Pick<SessionReport, 'opening_float' | 'takings' | 'movements'>
/** Amounts taken and refunded, by tender and by kind or category. */
export type Takings = SessionReport['takings']

type Amounts = readonly Pick<Takings[number], 'taken' | 'given_back'>[]

const net = (takings: Amounts): Amount[] => takings.flatMap(({ taken, given_back }) => [taken, given_back])

/** The cash taken minus the cash refunded. */
export const cashTaken = (takings: Takings): number =>
  onWire(sum(net(takings.filter(({ tender }) => tender === 'CASH'))))

/**
 * The expected cash in the drawer: the float, plus the cash taken, minus the cash refunded, plus the
 * movements.
 */
export const expectedCash = ({ opening_float, takings, movements }: Report): number =>
  onWire(sum([opening_float, cashTaken(takings), ...movements.map(({ amount }) => amount)]))

/**
 * The error of taking out more than the drawer should hold; undefined if it holds enough. A missing float and waiting
 * sales must be entered in the book first.
 */
export function moreThanDrawer(report: Report, amount: number): Text | undefined {
  const expected = expectedCash(report)
  return amount > expected
    ? say(
        'The drawer should hold {{expected}}. If it holds more, please first record what was put in, such as the float, or wait until all sales are sent.',
        { expected: { rupees: expected } },
      )
    : undefined
}

/** What is wrong with lowering the float of a drawer to this amount: more of it was already taken out. */
export function lessThanTaken(report: Report, opening_float: number): Text | undefined {
  const wouldHold = expectedCash({ ...report, opening_float })
  return opening_float < report.opening_float && wouldHold < 0
    ? say(
        '{{taken}} of the float was already taken out. If that is wrong, please first record what was put back.',
        { taken: { rupees: onWire(sum([opening_float, -wouldHold])) } },
      )
    : undefined
}

/** A line of a report: the amount taken, the amount refunded (negative), and their total. */
export type ReportLine<K> = { of: K; taken: number; given_back: number; total: number }

const lineOf = <K>(of: K, takings: Amounts): ReportLine<K> => ({
  of,
  taken: onWire(sum(takings.map(({ taken }) => taken))),
  given_back: onWire(sum(takings.map(({ given_back }) => given_back))),
  total: onWire(sum(net(takings))),
})

/** The takings of each used tender, in the order of `tenders`. */
export const byTender = (takings: Takings): ReportLine<Tender>[] =>
  tenders.flatMap((tender) => {
    const rows = takings.filter((row) => row.tender === tender)
    return rows.length > 0 ? [lineOf(tender, rows)] : []
  })

/** The label of a line: one of our texts, or a name from the data, such as a shop's category. */
export type Label<T extends string> = { text: T } | { name: string }
type KindName = (typeof kindNames)[keyof typeof kindNames]

/** The takings by category, or by kind where a row has no category; in the order of the rows. */
export function byCategory(takings: Takings): ReportLine<Label<KindName>>[] {
  const groups = Map.groupBy(takings, ({ kind, category }) => JSON.stringify([category, category ?? kind]))
  return [...groups.values()].map((rows) => lineOf(labelOf(rows[0] as Takings[number]), rows))
}

const labelOf = ({ kind, category }: Takings[number]): Label<KindName> =>
  category === null ? { text: kindNames[kind] } : { name: category }

/**
 * The filter of the cash book that finds the receipts of a line of `byCategory`. Undefined for a kind that also has
 * rows with a category, because the filter by kind would find those too.
 */
export function filterOf(
  label: Label<KindName>,
  takings: Takings,
): { kind: Kind } | { category: string } | undefined {
  if ('name' in label) return { category: label.name }
  const kind = kinds.find((one) => kindNames[one] === label.text)
  if (!kind || takings.some((row) => row.kind === kind && row.category !== null)) return undefined
  return { kind }
}

type Summed = Pick<BookRow, 'counter' | 'tender' | 'kind' | 'amount'>

/** The totals of these rows of the cash book, in the form in which the server returns the totals of all rows. */
export function totalsOfRows(rows: readonly Summed[]): BookTotals {
  const groups = Map.groupBy(rows, ({ counter, tender, kind }) => JSON.stringify([counter, tender, kind]))
  return [...groups.values()].map(totalsOfGroup).toSorted((one, other) => sortKeyOf(one) - sortKeyOf(other))
}

function totalsOfGroup(group: readonly Summed[]): BookTotals[number] {
  const { counter, tender, kind } = group[0] as Summed
  const amounts = group.map(({ amount }) => amount)
  const taken = onWire(sum(amounts.filter((amount) => amount >= 0)))
  const given_back = onWire(sum(amounts.filter((amount) => amount < 0)))
  return { counter, tender, kind, rows: group.length, taken, given_back }
}

/** The sort key of a total: by counter, tender and kind, each in the order of its list. */
const sortKeyOf = ({ counter, tender, kind }: Omit<Summed, 'amount'>) =>
  (counters.indexOf(counter) * tenders.length + tenders.indexOf(tender)) * kinds.length + kinds.indexOf(kind)

/** The takings of each counter with takings, in the order of `counters`. */
export const byCounter = (totals: BookTotals): ReportLine<Counter>[] =>
  counters.flatMap((counter) => {
    const rows = totals.filter((row) => row.counter === counter)
    return rows.length > 0 ? [lineOf(counter, rows)] : []
  })

/** The cash brought to the drawer minus the cash taken away; undefined without movements. */
export const cashMoved = ({ movements }: Pick<Report, 'movements'>): number | undefined =>
  movements.length === 0 ? undefined : onWire(sum(movements.map(({ amount }) => amount)))

/** The total of all takings. */
export const totalOf = (takings: Takings): ReportLine<'total'> => lineOf('total', takings)

/**
 * The cash result of a closed session: the counted amount minus the float and the movements. It equals the
 * cash taken, minus the cash refunded, plus the variance.
 */
export const cashMade = ({ opening_float, movements, closing }: SessionReport): number =>
  onWire(sum([closing?.counted ?? 0, -opening_float, ...movements.map(({ amount }) => rupees(amount).neg())]))
