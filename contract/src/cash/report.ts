import { type Amount, onWire, rupees, sum } from '../money.ts'
import { type Counter, counters } from './counters.ts'
import type { BookTotals, SessionReport } from './schemas.ts'
import { type Tender, tenders } from './tenders.ts'
import { kindNames } from './words.ts'

type Report = Pick<SessionReport, 'opening_float' | 'takings' | 'movements'>
/** Amounts taken and given back, by tender and by kind or category. */
export type Takings = SessionReport['takings']

type Amounts = readonly Pick<Takings[number], 'taken' | 'given_back'>[]

const net = (takings: Amounts): Amount[] => takings.flatMap(({ taken, given_back }) => [taken, given_back])

/** The cash that was taken less what was given back. */
export const cashTaken = (takings: Takings): number =>
  onWire(sum(net(takings.filter(({ tender }) => tender === 'CASH'))))

/** What should be in the drawer: the float, the cash that was taken less what was given back, and what was moved. */
export const expectedCash = ({ opening_float, takings, movements }: Report): number =>
  onWire(sum([opening_float, cashTaken(takings), ...movements.map(({ amount }) => amount)]))

/** A line of a report: what was taken, what was given back (negative), and what that makes. */
export type ReportLine<K> = { of: K; taken: number; given_back: number; total: number }

const lineOf = <K>(of: K, takings: Amounts): ReportLine<K> => ({
  of,
  taken: onWire(sum(takings.map(({ taken }) => taken))),
  given_back: onWire(sum(takings.map(({ given_back }) => given_back))),
  total: onWire(sum(net(takings))),
})

/** The takings of each tender that was used, in the order of `tenders`. */
export const byTender = (takings: Takings): ReportLine<Tender>[] =>
  tenders.flatMap((tender) => {
    const rows = takings.filter((row) => row.tender === tender)
    return rows.length > 0 ? [lineOf(tender, rows)] : []
  })

/** What a line is called: one of our texts, or a name that somebody gave, such as a shop's category. */
export type Label<T extends string> = { text: T } | { name: string }
type KindName = (typeof kindNames)[keyof typeof kindNames]

/** The takings of each category of a shop, and of each kind where there are none; as they come. */
export function byCategory(takings: Takings): ReportLine<Label<KindName>>[] {
  const groups = Map.groupBy(takings, ({ kind, category }) => JSON.stringify([category, category ?? kind]))
  return [...groups.values()].map((rows) => lineOf(labelOf(rows[0] as Takings[number]), rows))
}

const labelOf = ({ kind, category }: Takings[number]): Label<KindName> =>
  category === null ? { text: kindNames[kind] } : { name: category }

/** The takings of each counter that took something, in the order of `counters`. */
export const byCounter = (totals: BookTotals): ReportLine<Counter>[] =>
  counters.flatMap((counter) => {
    const rows = totals.filter((row) => row.counter === counter)
    return rows.length > 0 ? [lineOf(counter, rows)] : []
  })

/** All takings together. */
export const totalOf = (takings: Takings): ReportLine<'total'> => lineOf('total', takings)

/**
 * The cash that a closed session made: what was counted, without the float and what was moved. It is what was taken, less
 * what was given back, and the variance.
 */
export const cashMade = ({ opening_float, movements, closing }: SessionReport): number =>
  onWire(sum([closing?.counted ?? 0, -opening_float, ...movements.map(({ amount }) => rupees(amount).neg())]))
