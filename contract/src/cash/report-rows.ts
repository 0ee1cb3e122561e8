import { rupees as exact, onWire } from '../money.ts'
import { cashOf, NOTES } from './notes.ts'
import { byCategory, byTender, expectedCash, filterOf, type Label, totalOf } from './report.ts'
import type { SessionReport } from './schemas.ts'
import type { Kind, Tender } from './tenders.ts'
import { type kindNames, tenderNames } from './words.ts'

/** The texts of a report's rows. */
export type ReportText =
  | (typeof tenderNames)[keyof typeof tenderNames]
  | (typeof kindNames)[keyof typeof kindNames]
  | 'Total'
  | 'Receipts'
  | 'Refunds'
  | 'Refunded'
  | 'Opening float'
  | 'Expected in the drawer'
  | 'Coins'
  | 'Counted'
  | 'Difference'
  | 'Reason'
  | 'Closed by'

/** A row of a report, for a screen or paper of any width. */
export type ReportRow = {
  label: Label<ReportText>
  value: { rupees: number } | { count: number } | { text: string }
  /** The row is the total of the rows before it. */
  strong?: true
  /** The filter of the cash book that finds the receipts of this row, within the session. */
  sums?: { tender?: Tender; kind?: Kind; category?: string }
}

const rupees = (text: ReportText, amount: number): ReportRow => ({
  label: { text },
  value: { rupees: amount },
})
const count = (text: ReportText, value: number): ReportRow => ({ label: { text }, value: { count: value } })
const strong = (row: ReportRow): ReportRow => ({ ...row, strong: true })

type Report = Pick<
  SessionReport,
  'opening_float' | 'takings' | 'movements' | 'tickets' | 'refunds' | 'closing'
>

/** The sections of an X or Z report: takings by tender, takings by purpose, receipts, the drawer. */
export function reportRows(report: Report): ReportRow[][] {
  const { takings, movements, closing, refunds } = report
  const total = totalOf(takings)
  return [
    [
      ...byTender(takings).map((line) => ({
        ...rupees(tenderNames[line.of], line.total),
        sums: { tender: line.of },
      })),
      { ...strong(rupees('Total', total.total)), sums: {} },
    ],
    byCategory(takings).map((line) => {
      const sums = filterOf(line.of, takings)
      return { label: line.of, value: { rupees: line.total }, ...(sums && { sums }) }
    }),
    [
      count('Receipts', report.tickets),
      count('Refunds', refunds),
      ...(refunds > 0 ? [rupees('Refunded', total.given_back)] : []),
    ],
    [
      rupees('Opening float', report.opening_float),
      ...movements.map(({ amount, reason }) => ({ label: { name: reason }, value: { rupees: amount } })),
      rupees('Expected in the drawer', expectedCash(report)),
      ...(closing
        ? [
            ...notesOf(closing),
            rupees('Counted', closing.counted),
            strong(rupees('Difference', closing.variance)),
          ]
        : []),
      ...(closing?.variance_reason
        ? [{ label: { text: 'Reason' as const }, value: { text: closing.variance_reason } }]
        : []),
      // The session's owner is not always the person who counted: a supervisor can close the sessions of others.
      ...(closing ? [{ label: { text: 'Closed by' as const }, value: { text: closing.closed_by } }] : []),
    ],
  ].filter((section) => section.length > 0)
}

/** The rows of a count: its notes, largest first, then the rest as coins. */
function notesOf({ notes, counted }: NonNullable<Report['closing']>): ReportRow[] {
  if (!notes) return []
  const counts = NOTES.map((note) => ({ note, pieces: notes[String(note)] ?? 0 }))
  const coins = onWire(exact(counted).minus(cashOf(notes)))
  return [
    ...counts
      .filter(({ pieces }) => pieces > 0)
      .map(({ note, pieces }) => ({
        label: { name: `${note} × ${pieces}` },
        value: { rupees: note * pieces },
      })),
    ...(coins > 0 ? [rupees('Coins', coins)] : []),
  ]
}
