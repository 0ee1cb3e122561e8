import { Button, Group, Text } from '@mantine/core'
import type { Answer } from '@nivas/contract/call.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { print } from '../ui/print/print.ts'
import { Bars } from '../ui/report/bars.tsx'
import type { ReportColumn } from '../ui/report/columns.ts'
import { ReportPaper } from '../ui/report/report-paper.tsx'
import { useLinked } from '../ui/report/use-linked.tsx'
import type { AnyColumn } from '../ui/table/columns.ts'

type Row = Answer<typeof calls.consumption>[number]
type House = { id: number; houseno: string; name: string }

/** How far back the list of months goes: two years. */
const MONTHS_BACK = 24

/** The dialog with the units of a house by month, beside the mean of its group. */
export function Consumption({ house, onClose }: { house: House; onClose: () => void }) {
  const today = useVenue()?.today
  return (
    <Dialog title="Consumption" onClose={onClose} size="wide">
      {today ? <Months house={house} today={today} /> : <LoadingDay />}
    </Dialog>
  )
}

function Months({ house, today }: { house: House; today: string }) {
  const t = useText()
  const language = useLanguage()
  const range = { from: addMonths(today, -MONTHS_BACK), to: today }
  const answer = useAnswer(calls.consumption, { id: house.id, ...range }, { staleTime: 0 })
  const rows = answer.data?.data
  const of = { house: String(house.id) }
  const billOf = ({ month }: Row) => ({ to: '/electrical/bills', search: { ...of, month } })
  const readingOf = ({ month }: Row) => ({ to: '/electrical/single-reading', search: { ...of, month } })
  const billsOfGroup = ({ month, group }: Row) => ({
    to: '/electrical/bills',
    search: { group: String(group), month },
  })
  const columns: readonly ReportColumn<Row>[] = [
    {
      key: 'month',
      title: 'Month',
      pinned: true,
      value: ({ month }) => formatPeriod(month, 'Monthly', language),
      sortBy: ({ month }) => month,
      opens: billOf,
    },
    { key: 'units', title: 'Total Units', kind: 'number', opens: readingOf },
    { key: 'isEstimate', title: 'Estimate' },
    { key: 'group_mean', title: 'Average of the group', kind: 'number', opens: billsOfGroup },
    { key: 'group_houses', title: 'Houses of the group', kind: 'number', opens: billsOfGroup },
  ]
  const asked = { ...range, period: 'Monthly' } as const
  const shown = useLinked(columns, asked)
  const chart = (
    <Bars
      bars={(rows ?? []).map((row) => ({
        key: row.month,
        label: formatPeriod(row.month, 'Monthly', language),
        values: [Math.max(0, row.units)],
        opens: [readingOf(row), billOf(row)],
      }))}
    />
  )
  const paper = () =>
    print(
      <ReportPaper
        label="Consumption"
        asked={asked}
        columns={columns as readonly AnyColumn<Row>[]}
        rows={rows ?? []}
        totals={undefined}
      >
        <p>
          {house.houseno} · {house.name}
        </p>
        {chart}
      </ReportPaper>,
      { size: 'A4', name: `consumption-${house.houseno}` },
    )
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text size="lg" fw={600}>
          {house.houseno} · {house.name}
        </Text>
        <Button
          variant="default"
          leftSection={<IconPrinter size="1.1em" />}
          disabled={!rows || rows.length === 0}
          onClick={() => void paper()}
        >
          {t('Print')}
        </Button>
      </Group>
      {chart}
      <LocalTable
        rows={answer}
        columns={shown}
        name="consumption"
        label="Consumption"
        rowKey={({ month }) => month}
        empty={{ text: 'The months in which this house was read appear here.' }}
      />
    </>
  )
}
