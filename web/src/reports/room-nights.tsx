import { Switch } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { occupancyPercent } from '@nivas/contract/reports/occupancy.ts'
import type { RoomNights } from '@nivas/contract/reports/schemas.ts'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { idOrNone, oneOf } from '../ui/address.ts'
import type { ReportColumn } from '../ui/report/columns.ts'
import { Report } from '../ui/report/report.tsx'
import { useNarrowing } from '../ui/use-address.ts'
import { BuildingSelect, useBuildingName } from './building-select.tsx'
import { toVisitors } from './links.ts'

const readers = { building_id: idOrNone, occupied: oneOf(['', 'true']) }

const columns: readonly ReportColumn<RoomNights>[] = [
  { key: 'room_number', title: 'Room', pinned: true, sortable: true },
  { key: 'floor', title: 'Floor', kind: 'number' },
  { key: 'building', title: 'Building', kind: 'name', sortable: true },
  {
    key: 'nights',
    title: 'Nights',
    kind: 'number',
    sortable: true,
    total: true,
    opens: ({ room_id }, asked) => toVisitors(asked, { room_id }),
  },
  { key: 'nights_in_service', title: 'Nights in service', kind: 'number', total: true },
  {
    key: 'occupancy',
    title: 'Occupancy %',
    kind: 'percent',
    sortable: true,
    value: ({ nights, nights_in_service }) => occupancyPercent(nights, nights_in_service),
  },
]

addSingulars({
  '{{count}} rooms, {{nights}} nights with guests_one': '{{count}} room, {{nights}} nights with guests',
})

/** The rooms that make up the occupancy of a range of days. */
export default function RoomNightsReport() {
  const t = useText()
  const [{ building_id, occupied }, change] = useNarrowing(readers)
  const building = useBuildingName(building_id)
  return (
    <Report
      call={calls.roomNights}
      request={({ from, to }) => ({
        from,
        to,
        ...(building_id && { building_id: Number(building_id) }),
        ...(occupied === 'true' && { occupied: 'true' as const }),
      })}
      begins={{ from: 0, to: 7 }}
      columns={columns}
      state={(sum, rows) =>
        t('{{count}} rooms, {{nights}} nights with guests', {
          count: formatCount(rows.length),
          nights: formatCount(sum('nights')),
        })
      }
      choice={[building, occupied && t('With guests only')].filter(Boolean).join(' · ')}
      controls={
        <>
          <BuildingSelect value={building_id} onChange={(id) => change({ building_id: id })} />
          <Switch
            label={t('With guests only')}
            checked={occupied === 'true'}
            onChange={(event) => change({ occupied: event.currentTarget.checked ? 'true' : '' })}
            mb="xs"
          />
        </>
      }
      rowKey={({ room_id }) => room_id}
      name="room-nights"
      label="Room nights"
      empty="No Report Data"
      persons={false}
    />
  )
}
