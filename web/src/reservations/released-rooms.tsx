import { addDays } from '@nivas/contract/dates.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { makeStale } from '../api/make-stale.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { asSearch } from '../app/search.ts'
import { useText } from '../languages/use-text.ts'
import { dayOr } from '../ui/address.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { useTypedDays } from '../ui/fields/range.ts'
import { LoadingDay } from '../ui/loading-day.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { useAddress } from '../ui/use-address.ts'
import { roomsText } from './stay-facts.ts'

/** The number of days that the screen shows at first. */
const DAYS = 7

const columns: readonly ServerColumn<typeof calls.released>[] = [
  { key: 'application_number', title: 'Reservation Reference', pinned: true },
  { key: 'released_at', title: 'Released', kind: 'moment', sortable: true },
  { key: 'applicant_name', title: 'Applicant' },
  { key: 'members_count', title: 'Members', kind: 'number' },
  { key: 'phone', title: 'Phone' },
  { key: 'arrival_date', title: 'Arrival', kind: 'day' },
  { key: 'departure_date', title: 'Departure', kind: 'day' },
  { key: 'was', title: 'Was', render: ({ was }) => <StatusBadge status={was} /> },
  { key: 'rooms', title: 'Rooms', kind: 'name', value: ({ rooms }) => roomsText(rooms) },
]

/** Rooms that were released automatically: the guests did not check in within 24 hours of the arrival. */
export default function ReleasedRooms() {
  const t = useText()
  const today = useVenue()?.today
  return (
    <>
      <Heading state={t('Rooms are released when no guests arrive within 24 hours of the arrival time.')} />
      {today ? <List today={today} /> : <LoadingDay />}
    </>
  )
}

function List({ today }: { today: string }) {
  const answers = useQueryClient()
  const navigate = useNavigate()
  const readers = useMemo(() => ({ from: dayOr(addDays(today, 1 - DAYS)), to: dayOr(today) }), [today])
  const [range, setRange] = useAddress(readers)
  const [typed, setTyped] = useTypedDays(range)
  const { from, to } = range
  const search = (days: { from: string; to: string }) => {
    setRange(days)
    // A repeated search of the same days refetches them.
    void makeStale(answers, calls.released)
  }
  return (
    <ServerTable
      call={calls.released}
      request={{ from, to }}
      columns={columns}
      name="released-rooms"
      label="Released rooms"
      rowKey={(row) => row.id}
      rowActions={({ application_number }) => [
        {
          label: 'Find reservation',
          onClick: () => void navigate({ to: '/reservations', search: asSearch({ application_number }) }),
        },
      ]}
      controls={<DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />}
      empty={{ text: 'No rooms were released between these days.' }}
    />
  )
}
