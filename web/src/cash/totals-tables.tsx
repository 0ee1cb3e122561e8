import type { Counter } from '@nivas/contract/cash/counters.ts'
import {
  byCategory,
  byCounter,
  byTender,
  filterOf,
  type ReportLine,
  type Takings,
} from '@nivas/contract/cash/report.ts'
import type { BookTotals } from '@nivas/contract/cash/schemas.ts'
import type { Kind, Tender } from '@nivas/contract/cash/tenders.ts'
import { counterNames, tenderNames } from '@nivas/contract/cash/words.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Lead, type LeadsTo } from '../ui/board/lead.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'

/** Returns the link to the rows that a total sums up. */
export type OpensBook = (filter: {
  tender?: Tender
  kind?: Kind
  category?: string
  counter?: Counter
}) => LeadsTo

type Line = Omit<ReportLine<unknown>, 'of'> & { name: string; lead?: LeadsTo | undefined }

function useColumns() {
  const { rupees } = useFormat()
  return (title: 'Paid by' | 'What for' | 'Counter'): readonly Column<Line>[] => [
    { key: 'name', title },
    { key: 'taken', title: 'Received', kind: 'money' },
    { key: 'given_back', title: 'Refunded', kind: 'money' },
    {
      key: 'total',
      title: 'Total',
      kind: 'money',
      render: ({ total, lead }) => (lead ? <Lead leads={[lead]}>{rupees(total)}</Lead> : rupees(total)),
    },
  ]
}

/** The tables of takings by tender and by purpose; with `opens`, each total is a link. */
export function TakingsTables({ takings, opens }: { takings: Takings; opens?: OpensBook }) {
  const t = useText()
  const columns = useColumns()
  const leadOf = (label: Parameters<typeof filterOf>[0]) => {
    const filter = filterOf(label, takings)
    return filter && opens?.(filter)
  }
  return (
    <>
      <SmallTable
        label="Totals by tender"
        columns={columns('Paid by')}
        rows={byTender(takings).map((line) => ({
          ...line,
          name: t(tenderNames[line.of]),
          lead: opens?.({ tender: line.of }),
        }))}
        rowKey={({ name }) => name}
        empty="Nothing was accepted."
      />
      <SmallTable
        label="Totals by purpose"
        columns={columns('What for')}
        rows={byCategory(takings).map((line) => ({
          ...line,
          name: 'text' in line.of ? t(line.of.text) : line.of.name,
          lead: leadOf(line.of),
        }))}
        rowKey={({ name }) => name}
        empty="Nothing was accepted."
      />
    </>
  )
}

/** The table of takings by counter; with `opens`, each total is a link. */
export function CounterTable({ totals, opens }: { totals: BookTotals; opens?: OpensBook }) {
  const t = useText()
  const columns = useColumns()
  return (
    <SmallTable
      label="Totals by counter"
      columns={columns('Counter')}
      rows={byCounter(totals).map((line) => ({
        ...line,
        name: t(counterNames[line.of]),
        lead: opens?.({ counter: line.of }),
      }))}
      rowKey={({ name }) => name}
      empty="Nothing was accepted."
    />
  )
}
