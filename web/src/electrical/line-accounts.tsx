import { Group } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { LineAccount } from '@nivas/contract/electrical/usage-calls.ts'
import { useMemo } from 'react'
import { useAnswer, useAnswerAtOnce } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { dayOr, idOrNone } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { DateRange } from '../ui/fields/date-range.tsx'
import { useTypedDays } from '../ui/fields/range.ts'
import { LoadingScreen } from '../ui/loading-day.tsx'
import type { ReportColumn } from '../ui/report/columns.ts'
import { useNarrowing } from '../ui/use-address.ts'
import { ChoiceReport } from './choice-report.tsx'
import { accountOf, duesOf } from './overdue-columns.ts'

/** The amounts billed, paid and owed on each line. A line opens its houses, a house opens its account. */
export default function LineAccounts() {
  const today = useVenue()?.today
  return today ? <InRange today={today} /> : <LoadingScreen />
}

function InRange({ today }: { today: string }) {
  const t = useText()
  const word = useWord()
  const { rupees } = useFormat()
  const readers = useMemo(
    () => ({ from: dayOr(`${today.slice(0, 4)}-01-01`), to: dayOr(today), line: idOrNone }),
    [today],
  )
  const [{ from, to, line }, ask] = useNarrowing(readers)
  const [days, setDays] = useTypedDays({ from, to })
  const lines = useAnswer(calls.lines, {})
  const answer = useAnswerAtOnce(
    calls.lineAccounts,
    { from, to, ...(line !== '' && { line: Number(line) }) },
    { staleTime: 0 },
  )
  const search = (range: { from: string; to: string }) => {
    if (range.from === from && range.to === to) void answer.refetch()
    ask(range)
  }
  const rows = answer.data?.data
  const chosen = lines.data?.data.find(({ id }) => String(id) === line)
  const opens = (row: LineAccount) =>
    row.houseno === null
      ? { to: '/electrical/reports/line-accounts', search: { from, to, line: String(row.id) } }
      : accountOf({ id: row.id, houseno: row.houseno }, { from, to })
  const owed = (row: LineAccount) =>
    row.houseno === null ? opens(row) : duesOf('all')({ id: row.id, houseno: row.houseno })
  const columns: readonly ReportColumn<LineAccount>[] = [
    ...(line === ''
      ? []
      : [{ key: 'houseno', title: 'House No', pinned: true, opens } satisfies ReportColumn<LineAccount>]),
    {
      key: 'name',
      title: line === '' ? 'Line name' : 'Satsangi Name',
      sortable: true,
      filter: 'text',
      ...(line === '' && { pinned: true, opens }),
    },
    ...(line === ''
      ? [{ key: 'houses', title: 'Houses', kind: 'number', total: true } satisfies ReportColumn<LineAccount>]
      : []),
    { key: 'billed', title: 'Billed', kind: 'money', total: true, sortable: true, opens },
    { key: 'collected', title: 'Collected', kind: 'money', total: true, sortable: true, opens },
    { key: 'owed', title: 'Owed now', kind: 'money', total: true, sortable: true, stays: true, opens: owed },
  ]
  return (
    <ChoiceReport
      answer={answer}
      rows={rows}
      columns={columns}
      state={(sum) => t('{{amount}} owed now', { amount: rupees(sum('owed')) })}
      rowKey={({ id }) => id}
      name="line-accounts"
      label="Billed, collected and owed"
      persons={line !== ''}
      days={{ from, to }}
      choice={line === '' ? t('All lines') : chosen && word(chosen.lineName)}
      bars={
        line === ''
          ? (rows ?? []).map((row) => ({
              key: String(row.id),
              label: row.name,
              values: [Math.max(0, row.collected), Math.max(0, row.owed)],
              opens: [opens(row)],
            }))
          : undefined
      }
      series={['Collected', 'Owed now']}
      controls={
        <Group align="flex-end">
          <ChoiceField
            labelAbove
            width="11rem"
            label={t('Electric line')}
            none={t('All lines')}
            from={lines}
            options={lines.data?.data.map(({ id, lineName }) => ({
              value: String(id),
              label: word(lineName),
            }))}
            chosen={line}
            onChoose={(id) => ask({ line: id })}
          />
          <DateRange
            kind="days"
            value={days}
            onChange={setDays}
            onSearch={search}
            pending={answer.isFetching}
          />
        </Group>
      }
    />
  )
}
