import { Select } from '@mantine/core'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { useAddress } from '../ui/use-address.ts'
import { QuarterHours } from '../ui/visits/quarter-hours.tsx'
import { columnsOf } from './columns-of.ts'
import { ListScreen } from './list-screen.tsx'
import { useRange } from './use-range.ts'

const readers = { issatsangi: oneOf(['', 'true', 'false']) }

const columns = columnsOf('list-gate-entries', calls.gateEntries, {
  visitor_name: { pinned: true },
  adharid: { hiddenAtFirst: true },
  departure_date: { hiddenAtFirst: true },
  departure_time: { hiddenAtFirst: true },
  created_at: { sortable: true },
  updated_at: { hiddenAtFirst: true },
})

/** Every entry at the gates in a range of days; of one day also by quarter of an hour. */
export default function ListGateEntries() {
  const today = useVenue()?.today
  return today ? <Entries today={today} /> : <Heading />
}

function Entries({ today }: { today: string }) {
  const t = useText()
  const { asked, typed, setTyped, search, searched } = useRange(today, calls.gateEntries)
  const [{ issatsangi }, change] = useAddress(readers)
  const { from, to } = asked
  const summed = useAnswer(
    gate.entryReport,
    { fromDate: from, toDate: to, period: 'Yearly' },
    { placeholderData: keepPreviousData },
  ).data?.data
  const column =
    issatsangi === '' ? 'overallTotal' : issatsangi === 'true' ? 'satsangiTotal' : 'nonSatsangiTotal'
  return (
    <ListScreen
      call={calls.gateEntries}
      asked={asked}
      request={{ from, to, ...(issatsangi !== '' && { issatsangi: issatsangi as 'true' | 'false' }) }}
      columns={columns}
      rowKey={({ id }) => id}
      name="list-gate-entries"
      label="List of gate entries"
      empty="What came in through the gates on these days will be here."
      persons
      searched={searched}
      totals={summed && { noofpeople: summed.reduce((sum, row) => sum + row[column], 0) }}
      chart={from === to && <ByQuarterHour day={from} />}
      controls={
        <>
          <Select
            label={t('Satsangi')}
            placeholder={t('All people')}
            data={[
              { value: 'true', label: t('Satsangi') },
              { value: 'false', label: t('Non-satsangi') },
            ]}
            value={issatsangi || null}
            onChange={(chosen) => change({ issatsangi: chosen ?? '' })}
            clearable
            w="10rem"
          />
          <DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />
        </>
      }
    />
  )
}

function ByQuarterHour({ day }: { day: string }) {
  const t = useText()
  const quarters = useAnswer(calls.gateQuarterHours, { day }).data?.data
  if (!quarters || quarters.length === 0) return null
  return (
    <QuarterHours
      title="Entered by quarter of an hour"
      quarters={quarters}
      sentence={(people, from, most) =>
        t('{{people}} people came in; most, {{most}}, in the quarter hour from {{from}}.', {
          people,
          from,
          most,
        })
      }
    />
  )
}
