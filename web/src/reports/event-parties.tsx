import { Switch } from '@mantine/core'
import { reports as calls } from '@nivas/contract/reports/calls.ts'
import type { EventParty } from '@nivas/contract/reports/schemas.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { addSingulars } from '../languages/en.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { idOrNone, oneOf } from '../ui/address.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import type { ReportColumn } from '../ui/report/columns.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { useAddress } from '../ui/use-address.ts'
import { toReservation } from './links.ts'
import { ListScreen } from './list-screen.tsx'
import { useRange } from './use-range.ts'

const readers = { event_id: idOrNone, no_show: oneOf(['', 'true']) }

const columns: readonly ReportColumn<EventParty>[] = [
  {
    key: 'application_number',
    title: 'Reservation',
    pinned: true,
    opens: ({ application_number }) => toReservation(application_number),
  },
  { key: 'applicant_name', title: 'Satsangi Name' },
  { key: 'status', title: 'Status', render: ({ status }) => <StatusBadge status={status} /> },
  { key: 'arrival_date', title: 'Arrival', kind: 'day', sortable: true },
  { key: 'departure_date', title: 'Departure', kind: 'day' },
  { key: 'people', title: 'People', kind: 'number', total: true },
  { key: 'rooms', title: 'Rooms', kind: 'number', total: true },
  { key: 'nights', title: 'Nights', kind: 'number', total: true },
  { key: 'no_show', title: 'No-show' },
  { key: 'bhent', title: 'Bhent', kind: 'money', total: true },
  { key: 'additional_bhent', title: 'Additional Bhent', kind: 'money', total: true },
]

addSingulars({
  '{{count}} parties arrive on these days_one': '{{count}} party arrives on these days',
  '{{count}} parties did not arrive_one': '{{count}} party did not arrive',
})

/** The parties that make up the figures of an event. */
export default function EventParties() {
  const today = useVenue()?.today
  return today ? <Parties today={today} /> : <LoadingScreen />
}

function Parties({ today }: { today: string }) {
  const t = useText()
  const found = useFound<EventParty>()
  const word = useWord()
  const { asked, typed, setTyped, search, searched } = useRange(today, [calls.eventParties])
  const [{ event_id, no_show }, change] = useAddress(readers)
  const types = useAnswer(reservations.eventTypes, {}).data?.data
  const type = types?.find(({ id }) => String(id) === (event_id || '1'))
  const event = type && word(type.name)
  return (
    <ListScreen
      call={calls.eventParties}
      asked={asked}
      choice={[event, no_show && t('No-shows only')].filter(Boolean).join(' · ')}
      request={{
        event_id: Number(event_id) || 1,
        from: asked.from,
        to: asked.to,
        ...(no_show === 'true' && { no_show: 'true' as const }),
      }}
      columns={columns}
      rowKey={({ id }) => id}
      name="event-parties"
      label="Parties of an event"
      empty="Parties that arrive on these days appear here."
      persons
      searched={searched}
      found={found}
      state={
        <>
          {event && `${event} · `}
          <FoundState
            of={found}
            text={no_show ? '{{count}} parties did not arrive' : '{{count}} parties arrive on these days'}
          />
        </>
      }
      controls={
        <>
          <Switch
            label={t('No-shows only')}
            checked={no_show === 'true'}
            onChange={(changed) => change({ no_show: changed.currentTarget.checked ? 'true' : '' })}
            mb="xs"
          />
          <DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />
        </>
      }
    />
  )
}
