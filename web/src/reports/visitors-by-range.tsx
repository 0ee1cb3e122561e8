import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { idOrNone } from '../ui/address.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { useAddress } from '../ui/use-address.ts'
import { BuildingSelect } from './building-select.tsx'
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

/** Who stays in a range of days, and in which building. */
export default function VisitorsByRange() {
  const today = useVenue()?.today
  return today ? <Visitors today={today} /> : <Heading />
}

function Visitors({ today }: { today: string }) {
  const { asked, typed, setTyped, search, searched } = useRange(today, [calls.visitorsByRange])
  const [{ building_id, room_id }, change] = useAddress(readers)
  return (
    <ListScreen
      call={calls.visitorsByRange}
      asked={asked}
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
      empty="Reservations with a night in these days will be here."
      persons
      searched={searched}
      controls={
        <>
          <BuildingSelect value={building_id} onChange={(id) => change({ building_id: id, room_id: '' })} />
          <DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />
        </>
      }
    />
  )
}
