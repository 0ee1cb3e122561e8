import type { Data } from '@nivas/contract/call.ts'
import { formatTotal } from '@nivas/contract/count.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { makeStale } from '../api/make-stale.ts'
import { createOneNotice } from '../api/notices.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { DateRange } from '../ui/fields/date-range.tsx'
import { FoundState, type FoundStore, useFound } from '../ui/list-state.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { REPORT_ROWS } from '../ui/report/columns.ts'
import { useAsked } from '../ui/report/use-asked.ts'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useGateReceipt } from './use-gate-receipt.ts'

type Row = Data<typeof calls.nonSatsangi>[number]

const columns: readonly ServerColumn<typeof calls.nonSatsangi>[] = [
  { key: 'name', title: 'Visitor Name', pinned: true },
  { key: 'totalVisitors', title: 'Total visitors', kind: 'number' },
  { key: 'arrival_date', title: 'Arrival Date', kind: 'day' },
  { key: 'departure_date', title: 'Departure Date', kind: 'day' },
  { key: 'timeElapsed', title: 'Time in the venue', align: 'right' },
  { key: 'purpose', title: 'Purpose of visit', kind: 'name' },
  { key: 'visitingname', title: 'Satsangi Visiting' },
  { key: 'houseno', title: 'Quarter No' },
  { key: 'satsangofficial', title: 'Satsang official' },
  { key: 'otherpurpose', title: 'Other Purpose' },
  { key: 'visitormobile', title: 'Visitor Mobile' },
  { key: 'vehicleno', title: 'Vehicle number' },
  { key: 'adharid', title: 'Adhar Card Number', hiddenAtFirst: true },
  { key: 'country', title: 'Country', hiddenAtFirst: true },
  { key: 'state', title: 'Home state', hiddenAtFirst: true },
  { key: 'entered_at', title: 'Entered', kind: 'moment', sortable: true },
  { key: 'exited_at', title: 'Left', kind: 'moment' },
]

addSingulars({ '{{count}} entries on these days_one': '{{count}} entry on these days' })

/** The report of non-satsangi visitors in a range of days, which is in the address. */
export default function NonSatsangiVisitors() {
  const today = useVenue()?.today
  const found = useFound<Row>()
  return (
    <>
      <Heading state={<FoundState of={found} text="{{count}} entries on these days" />} />
      {today ? <Visitors today={today} found={found} /> : <LoadingDay />}
    </>
  )
}

function Visitors({ today, found }: { today: string; found: FoundStore<Row> }) {
  const t = useText()
  const answers = useQueryClient()
  const { asked, typed, setTyped, ask } = useAsked(today)
  const isSearching = useRef(false)
  const [notice] = useState(createOneNotice)
  const { from, to } = asked
  const { receipt, printAgain } = useGateReceipt()
  const search = (days: { from: string; to: string }) => {
    isSearching.current = true
    notice.takeAway()
    ask(days)
    // A repeated search of the same days refetches them.
    void makeStale(answers, calls.nonSatsangi)
  }
  const notifyFound = (count: number) => {
    if (isSearching.current) notice.show(t('{{count}} entries found.', { count: formatTotal(count) }))
    isSearching.current = false
  }
  return (
    <>
      <RePrint of={receipt} />
      <ServerTable
        call={calls.nonSatsangi}
        found={found}
        request={{ from, to }}
        columns={columns}
        perPage={REPORT_ROWS}
        name="gate-non-satsangi-visitors"
        label="Non-satsangi visitors"
        paper={asked}
        rowKey={(row) => row.id}
        rowActions={(row) => [
          { label: 'Print receipt', icon: IconPrinter, onClick: () => printAgain(row.id) },
        ]}
        controls={<DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />}
        onRead={notifyFound}
        empty={{ text: 'Non-satsangi visitors who came on these days appear here.' }}
      />
    </>
  )
}
