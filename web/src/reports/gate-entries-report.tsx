import { formatCount } from '@nivas/contract/count.ts'
import { daysBetween } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { periods } from '@nivas/contract/periods.ts'
import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { Bars } from '../ui/report/bars.tsx'
import { type Asked, daysWithin } from '../ui/report/columns.ts'
import { columnsOf } from './columns-of.ts'
import { toEntries } from './links.ts'
import { ListScreen } from './list-screen.tsx'
import { useRange } from './use-range.ts'

/** The longest range, in days, whose chart has a bar for each day, week and month. */
const most = [62, 366, 2000] as const

const read = [calls.gateTotals, gate.entryReport]

const ofDay = ({ entryDate }: { entryDate: string }) => ({ from: entryDate, to: entryDate })

/** Returns the links of a column: of a number to the entries of its day, and of the total to all of them. */
const entriesOf = (issatsangi?: boolean) => ({
  opens: (row: { entryDate: string }) => toEntries(ofDay(row), issatsangi),
  totalOpens: (asked: Asked) => toEntries(asked, issatsangi),
})

const columns = columnsOf('gate-entries-report', calls.gateTotals, {
  entryDate: { pinned: true, sortable: true, opens: (row) => toEntries(ofDay(row)) },
  entries: entriesOf(),
  visitors: entriesOf(false),
  satsangi: entriesOf(true),
  total: entriesOf(),
})

/** The report of people who came in through the gates, by day. */
export default function GateEntriesReport() {
  const today = useVenue()?.today
  return today ? <Totals today={today} /> : <LoadingScreen />
}

function Totals({ today }: { today: string }) {
  const t = useText()
  const language = useLanguage()
  const { asked, typed, setTyped, search, searched } = useRange(today, read, { from: -6, to: 0 })
  const { from, to } = asked
  const days = daysBetween(from, to) + 1
  const at = most.findIndex((limit) => days <= limit)
  const period = periods[at < 0 ? 3 : at] ?? 'Yearly'
  const answer = useAnswer(
    gate.entryReport,
    { fromDate: from, toDate: to, period },
    { placeholderData: keepPreviousData },
  )
  const isOld = answer.isPlaceholderData
  const summed = answer.data?.data
  const sum = (name: 'entries' | 'nonSatsangiTotal' | 'satsangiTotal' | 'overallTotal') =>
    summed?.reduce((total, row) => total + row[name], 0)
  const people = isOld ? undefined : sum('overallTotal')
  return (
    <ListScreen
      call={calls.gateTotals}
      asked={asked}
      request={{ from, to }}
      columns={columns}
      rowKey={({ entryDate }) => entryDate}
      name="gate-entries-report"
      label="Gate totals by date"
      empty="Entries through the gates on these days appear here."
      persons={false}
      searched={searched}
      state={people === undefined ? undefined : t('{{count}} people entered', { count: formatCount(people) })}
      totals={
        isOld || !summed
          ? undefined
          : {
              entries: sum('entries'),
              visitors: sum('nonSatsangiTotal'),
              satsangi: sum('satsangiTotal'),
              total: sum('overallTotal'),
            }
      }
      chartIsOld={isOld}
      chart={
        <Bars
          series={['Satsangi', 'Visitors']}
          bars={(summed ?? []).map((row) => ({
            key: row.period,
            label: formatPeriod(row.period, row.periodType, language),
            values: [row.satsangiTotal, row.nonSatsangiTotal],
            opens: isOld ? [] : [toEntries(daysWithin(row, asked))],
          }))}
        />
      }
      controls={<DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />}
    />
  )
}
