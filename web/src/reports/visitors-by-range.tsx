import type { Data } from '@nivas/contract/call.ts'
import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { useRef } from 'react'
import { useVenue } from '../api/venue.ts'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { idOrNone } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { DateRange } from '../ui/fields/date-range.tsx'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { useAddress } from '../ui/use-address.ts'
import { BuildingSelect, useBuildingName } from './building-select.tsx'
import { columnsOf } from './columns-of.ts'
import { toReservation } from './links.ts'
import { ListScreen } from './list-screen.tsx'
import { useRange } from './use-range.ts'

const readers = { building_id: idOrNone, room_id: idOrNone }

const columns = columnsOf('visitors-by-range', calls.visitorsByRange, {
  building: { kind: 'name', pinned: true },
  applicant_name: { opens: ({ application_number }) => toReservation(application_number) },
  arrival_date: { sortable: true },
  people: { opens: ({ application_number }) => toReservation(application_number) },
})

addSingulars({
  '{{count}} reservations with a night in these days_one': '{{count}} reservation with a night in these days',
})

/** The report of people who stay in a range of days, with their buildings. */
export default function VisitorsByRange() {
  const today = useVenue()?.today
  return today ? <Visitors today={today} /> : <LoadingScreen />
}

function Visitors({ today }: { today: string }) {
  const t = useText()
  const found = useFound<Data<typeof calls.visitorsByRange>[number]>()
  const { asked, typed, setTyped, search, searched } = useRange(today, [calls.visitorsByRange])
  const [{ building_id, room_id }, change] = useAddress(readers)
  const building = useBuildingName(building_id)
  // A link narrows the list to a room. The field stays after the user chooses all rooms, because it has the focus.
  const linked = useRef(room_id)
  if (room_id !== '') linked.current = room_id
  const room = linked.current
  return (
    <ListScreen
      call={calls.visitorsByRange}
      asked={asked}
      choice={[building, room_id && t('One room')].filter(Boolean).join(' · ')}
      request={{
        from: asked.from,
        to: asked.to,
        ...(building_id && { building_id: Number(building_id) }),
        ...(room_id && { room_id: Number(room_id) }),
      }}
      columns={columns}
      rowKey={({ id }) => id}
      name="visitors-by-range"
      label="Visitors by range"
      empty="Reservations with a night in these days appear here."
      persons
      searched={searched}
      found={found}
      state={<FoundState of={found} text="{{count}} reservations with a night in these days" />}
      controls={
        <>
          <BuildingSelect value={building_id} onChange={(id) => change({ building_id: id, room_id: '' })} />
          {room !== '' && (
            <ChoiceField
              labelAbove
              width="8rem"
              label={t('Room')}
              none={t('All rooms')}
              options={[{ value: room, label: t('One room') }]}
              chosen={room_id}
              onChoose={(id) => change({ room_id: id, ...(id && { building_id: '' }) })}
            />
          )}
          <DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />
        </>
      }
    />
  )
}
