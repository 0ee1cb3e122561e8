import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Report } from '../ui/report/report.tsx'
import { columnsOf } from './columns-of.ts'
import { toRooms, toVisitors } from './links.ts'

/** The report of each building's occupancy in a range of days; at first the coming week. */
export default function OccupancyByRange() {
  const t = useText()
  const word = useWord()
  const columns = columnsOf('occupancy-by-range', calls.occupancyByRange, {
    name: { kind: 'name', pinned: true, sortable: true },
    total_people: { opens: ({ building_id }, asked) => toVisitors(asked, { building_id }) },
    total_occupied_rooms: { opens: ({ building_id }, asked) => toRooms(asked, building_id, 'true') },
    total_days: { opens: ({ building_id }, asked) => toVisitors(asked, { building_id }) },
    occcupancy: { opens: ({ building_id }, asked) => toRooms(asked, building_id) },
  })
  return (
    <Report
      call={calls.occupancyByRange}
      request={({ from, to }) => ({ from, to })}
      begins={{ from: 0, to: 7 }}
      span
      columns={columns}
      state={(sum, rows) =>
        rows.length > 0
          ? t('{{percent}} % of room nights are occupied', { percent: sum('occcupancy').toFixed(1) })
          : undefined
      }
      isTotal={(row) => row.is_total}
      chart={{
        series: ['Occupancy %'],
        rows: true,
        most: 100,
        opens: ({ building_id }, asked) => toRooms(asked, building_id),
        bar: (row) => ({
          key: String(row.building_id),
          label: word(row.name),
          values: [row.occcupancy ?? 0],
        }),
        text: ({ occcupancy }) => (occcupancy === null ? t('No rooms') : `${occcupancy.toFixed(1)} %`),
      }}
      rowKey={({ building_id }) => building_id ?? 0}
      name="occupancy-by-range"
      label="Occupancy"
      empty="No Report Data"
      persons={false}
    />
  )
}
