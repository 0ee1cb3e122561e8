import type { PlainKey } from '@nivas/contract/texts.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { ReactNode } from 'react'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'

type Props = {
  /** Undefined while they load. */
  rooms: readonly Room[] | undefined
  /** What the table is called; an English text. */
  label: PlainKey
  /** The columns of building and floor, where the rooms are not of one floor. */
  withPlace?: boolean
  action?: (room: Room) => ReactNode
}

const place: readonly Column<Room>[] = [
  { key: 'building', title: 'Building', value: (room) => room.floor.building.name },
  { key: 'floor', title: 'Floor', kind: 'number', value: (room) => room.floor.floor_number },
]

const features: readonly Column<Room>[] = [
  { key: 'room_number', title: 'Room number' },
  { key: 'price', title: 'Bhent/Day', kind: 'money' },
  { key: 'number_of_beds', title: 'Beds', kind: 'number' },
  { key: 'max_occupiers', title: 'Max occupiers', kind: 'number' },
  {
    key: 'toilet',
    title: 'Toilet',
    value: (room) => room.has_toilet > 0 && (room.toilet_type ?? true),
    render: (room) => <Toilet room={room} />,
  },
  { key: 'ac', title: 'AC', value: (room) => room.has_ac > 0 },
]

/** What a room's toilet is: its type, or No. */
function Toilet({ room }: { room: Room }) {
  const t = useText()
  return t(room.has_toilet ? (room.toilet_type ?? 'Yes') : 'No')
}

/** A handful of rooms, with what staff choose them by. */
export function RoomsTable({ rooms, label, withPlace = true, action }: Props) {
  return (
    <SmallTable
      label={label}
      columns={withPlace ? [...place, ...features] : features}
      rows={rooms}
      rowKey={(room) => room.id}
      {...(action && { action })}
    />
  )
}
