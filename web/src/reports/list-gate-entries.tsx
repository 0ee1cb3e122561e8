import { formatCount } from '@nivas/contract/count.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { DateRange } from '../ui/fields/date-range.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { useAddress } from '../ui/use-address.ts'
import { QuarterChoice, quarterOrNone } from '../ui/visits/quarter-choice.tsx'
import { QuarterHours } from '../ui/visits/quarter-hours.tsx'
import { columnsOf } from './columns-of.ts'
import { toQuarter } from './links.ts'
import { ListScreen } from './list-screen.tsx'
import { useRange } from './use-range.ts'

const readers = { issatsangi: oneOf(['', 'true', 'false']), quarter: quarterOrNone }

const read = [calls.gateEntries, gate.entryReport, calls.gateQuarterHours]

const columns = columnsOf('list-gate-entries', calls.gateEntries, {
  visitor_name: { pinned: true },
  name: { kind: 'name' },
  adharid: { hiddenAtFirst: true },
  departure_date: { hiddenAtFirst: true },
  departure_time: { hiddenAtFirst: true },
  created_at: { sortable: true },
  updated_at: { hiddenAtFirst: true },
})

/** The report of every entry at the gates in a range of days; a single day can be filtered by quarter hour. */
export default function ListGateEntries() {
  const today = useVenue()?.today
  return today ? <Entries today={today} /> : <LoadingScreen />
}

function Entries({ today }: { today: string }) {
  const t = useText()
  const { asked, typed, setTyped, search, searched } = useRange(today, read)
  const [{ issatsangi, quarter: given }, change] = useAddress(readers)
  const { from, to } = asked
  const quarter = from === to ? given : ''
  const summed = useAnswer(gate.entryReport, { fromDate: from, toDate: to, period: 'Yearly' }).data?.data
  const column =
    issatsangi === '' ? 'overallTotal' : issatsangi === 'true' ? 'satsangiTotal' : 'nonSatsangiTotal'
  const byQuarter = useAnswer(calls.gateQuarterHours, { day: from }, { enabled: from === to }).data?.data
  const people =
    quarter === ''
      ? summed?.reduce((sum, row) => sum + row[column], 0)
      : issatsangi === ''
        ? byQuarter && (byQuarter.find((one) => one.from === quarter)?.people ?? 0)
        : undefined
  const kind = issatsangi && t(issatsangi === 'true' ? 'Satsangi' : 'Non-satsangi')
  return (
    <ListScreen
      call={calls.gateEntries}
      asked={asked}
      choice={[kind, quarter && `${t('Quarter hour')}: ${quarter}`].filter(Boolean).join(' · ')}
      request={{
        from,
        to,
        ...(issatsangi !== '' && { issatsangi: issatsangi as 'true' | 'false' }),
        ...(quarter !== '' && { quarter }),
      }}
      columns={columns}
      rowKey={({ id }) => id}
      name="list-gate-entries"
      label="List of gate entries"
      empty="Entries through the gates on these days appear here."
      persons
      searched={searched}
      state={people === undefined ? undefined : t('{{count}} people entered', { count: formatCount(people) })}
      totals={people === undefined ? undefined : { noofpeople: people }}
      chart={from === to && byQuarter && <ByQuarterHour day={from} quarters={byQuarter} />}
      controls={
        <>
          <ChoiceField
            labelAbove
            width="10rem"
            label={t('Satsangi')}
            none={t('All people')}
            options={[
              { value: 'true', label: t('Satsangi') },
              { value: 'false', label: t('Non-satsangi') },
            ]}
            chosen={issatsangi}
            onChoose={(chosen) => change({ issatsangi: chosen })}
          />
          {from === to && (
            <QuarterChoice value={quarter} onChange={(chosen) => change({ quarter: chosen })} />
          )}
          <DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />
        </>
      }
    />
  )
}

type Quarters = Parameters<typeof QuarterHours>[0]['quarters']

function ByQuarterHour({ day, quarters }: { day: string; quarters: Quarters }) {
  const t = useText()
  if (quarters.length === 0) return null
  return (
    <QuarterHours
      title="Entered by quarter of an hour"
      quarters={quarters}
      opens={(from) => toQuarter(day, from)}
      sentence={(people, from, most) =>
        t('{{count}} people entered, most ({{most}}) in the quarter hour from {{from}}.', {
          count: people,
          from,
          most,
        })
      }
    />
  )
}
