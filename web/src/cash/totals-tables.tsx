import {
  byCategory,
  byCounter,
  byTender,
  type ReportLine,
  type Takings,
} from '@nivas/contract/cash/report.ts'
import type { BookTotals } from '@nivas/contract/cash/schemas.ts'
import { counterNames, tenderNames } from '@nivas/contract/cash/words.ts'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'

/** The totals of the book, in the form of a report's takings. */
export const takingsOf = (totals: BookTotals): Takings => totals.map((line) => ({ ...line, category: null }))

type Line = Omit<ReportLine<unknown>, 'of'> & { name: string }

const amounts: readonly Column<Line>[] = [
  { key: 'taken', title: 'Taken', kind: 'money' },
  { key: 'given_back', title: 'Given back', kind: 'money' },
  { key: 'total', title: 'Total', kind: 'money' },
]
const columns = (title: 'Paid by' | 'What for' | 'Counter'): readonly Column<Line>[] => [
  { key: 'name', title },
  ...amounts,
]

/** Takings by tender, and by purpose. */
export function TakingsTables({ takings }: { takings: Takings }) {
  const t = useText()
  return (
    <>
      <SmallTable
        label="Totals by tender"
        columns={columns('Paid by')}
        rows={byTender(takings).map((line) => ({ ...line, name: t(tenderNames[line.of]) }))}
        rowKey={({ name }) => name}
        empty="Nothing was taken."
      />
      <SmallTable
        label="Totals by purpose"
        columns={columns('What for')}
        rows={byCategory(takings).map((line) => ({
          ...line,
          name: 'text' in line.of ? t(line.of.text) : line.of.name,
        }))}
        rowKey={({ name }) => name}
        empty="Nothing was taken."
      />
    </>
  )
}

/** The takings of each counter. */
export function CounterTable({ totals }: { totals: BookTotals }) {
  const t = useText()
  return (
    <SmallTable
      label="Totals by counter"
      columns={columns('Counter')}
      rows={byCounter(totals).map((line) => ({ ...line, name: t(counterNames[line.of]) }))}
      rowKey={({ name }) => name}
      empty="Nothing was taken."
    />
  )
}
