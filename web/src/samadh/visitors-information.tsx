import type { Data } from '@nivas/contract/call.ts'
import { formatTotal } from '@nivas/contract/count.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { tourFilters } from '@nivas/contract/samadh/lookups.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { makeStale } from '../api/make-stale.ts'
import { createOneNotice } from '../api/notices.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { FoundState, type FoundStore, useFound } from '../ui/list-state.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { REPORT_ROWS } from '../ui/report/columns.ts'
import { useAsked } from '../ui/report/use-asked.ts'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useAddress } from '../ui/use-address.ts'
import { QuarterChoice, quarterOrNone } from '../ui/visits/quarter-choice.tsx'

/** The filters in the address; the table reads `tourType` too. */
const readers = { quarter: quarterOrNone, tourType: oneOf(['', ...tourFilters]) }

const titleOf = (name: (typeof tourFilters)[number]) => (name === 'NONE' ? 'No tour type' : name)

type Row = Data<typeof calls.information>[number]

const columns: readonly ServerColumn<typeof calls.information>[] = [
  { key: 'name', title: 'Visitor Name', pinned: true },
  { key: 'idNumber', title: 'Id Number' },
  { key: 'mobileNumber', title: 'Mobile Number' },
  { key: 'peopleVisited', title: 'People visited', kind: 'number' },
  {
    key: 'tourType',
    title: 'Tour Type',
    kind: 'name',
    filter: { options: tourFilters.map((value) => ({ value, label: titleOf(value) })) },
  },
  { key: 'visitDate', title: 'Visit date', kind: 'moment', sortable: true },
  { key: 'securityDate', title: 'Security date', kind: 'moment' },
  { key: 'exitDate', title: 'Exit date', kind: 'moment' },
]

addSingulars({ '{{count}} visits on these days_one': '{{count}} visit on these days' })

/** The report of visits in a range of days, which is in the address. */
export default function VisitorsInformation() {
  const today = useVenue()?.today
  const found = useFound<Row>()
  return (
    <>
      <Heading state={<FoundState of={found} text="{{count}} visits on these days" />} />
      {today ? <Visits today={today} found={found} /> : <LoadingDay />}
    </>
  )
}

function Visits({ today, found }: { today: string; found: FoundStore<Row> }) {
  const t = useText()
  const answers = useQueryClient()
  const { asked, typed, setTyped, ask } = useAsked(today)
  const isSearching = useRef(false)
  const [notice] = useState(createOneNotice)
  const [address, change] = useAddress(readers)
  const { from, to } = asked
  const isOneDay = from === to
  const quarter = isOneDay ? address.quarter : ''
  const tourType = tourFilters.find((name) => name === address.tourType)
  const choice = [tourType && t(titleOf(tourType)), quarter && `${t('Quarter hour')}: ${quarter}`]
  const search = (days: { from: string; to: string }) => {
    isSearching.current = true
    notice.takeAway()
    ask(days)
    // A repeated search of the same days refetches them.
    void makeStale(answers, calls.information)
  }
  const notifyFound = (count: number) => {
    if (isSearching.current) notice.show(t('{{count}} visits found.', { count: formatTotal(count) }))
    isSearching.current = false
  }
  return (
    <ServerTable
      call={calls.information}
      found={found}
      request={{ from, to, ...(quarter !== '' && { quarter }) }}
      columns={columns}
      perPage={REPORT_ROWS}
      name="samadh-visitors-information"
      files={{ name: `visitors-information-${from}-${to}`, all: 'Export all data' }}
      label="Visitor information"
      paper={{ ...asked, choice: choice.filter(Boolean).join(' · ') }}
      rowKey={({ id }) => id}
      controls={
        <>
          <DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />
          {isOneDay && <QuarterChoice value={quarter} onChange={(chosen) => change({ quarter: chosen })} />}
        </>
      }
      onRead={notifyFound}
      empty={{ text: 'Visits on these days appear here.' }}
    />
  )
}
