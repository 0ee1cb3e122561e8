import { Text } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { ReactNode } from 'react'
import { useText, useWord } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { useNarrow } from '../ui/use-narrow.ts'

type Props = {
  /** Undefined while they load. */
  rooms: readonly Room[] | undefined
  /** The name of the table; an English text. */
  label: PlainKey
  /** Whether the table has columns for building and floor, for rooms on several floors. */
  withPlace?: boolean
  /** Returns the preferences that a room does not meet, in the user's language. They get a separate column. */
  misses?: (room: Room) => string
  action?: (room: Room) => ReactNode
}

const place: readonly Column<Room>[] = [
  { key: 'building', title: 'Building', kind: 'name', value: (room) => room.floor.building.name },
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

/** The type of a room's toilet, or No. */
function Toilet({ room }: { room: Room }) {
  const t = useText()
  return t(room.has_toilet ? (room.toilet_type ?? 'Yes') : 'No')
}

const figures = features.filter(({ key }) => key === 'price' || key === 'max_occupiers')

/** The number of a room with its place, its features and what does not fit below, for a phone. */
function RoomInShort({ room, withPlace, misses }: { room: Room } & Pick<Props, 'withPlace' | 'misses'>) {
  const t = useText()
  const word = useWord()
  const { building, floor_number } = room.floor
  const lines = [
    withPlace && `${word(building.name)} · ${t('Floor')} ${floor_number}`,
    `${t('Beds')}: ${room.number_of_beds}`,
    room.has_toilet > 0 && `${t('Toilet')}: ${t(room.toilet_type ?? 'Yes')}`,
    room.has_ac > 0 && t('AC'),
    misses?.(room) && `${t('Does not fit')}: ${misses(room)}`,
  ].filter(Boolean)
  return (
    <Text component="div" size="sm" miw="5rem" style={{ overflowWrap: 'anywhere' }}>
      {room.room_number}
      {lines.map((line) => (
        <Text key={String(line)} size="xs" c="dimmed">
          {line}
        </Text>
      ))}
    </Text>
  )
}

/** A short table of rooms, with the properties that staff choose by. */
export function RoomsTable({ rooms, label, withPlace = true, misses, action }: Props) {
  const narrow = useNarrow()
  const all: readonly Column<Room>[] = [
    ...(withPlace ? place : []),
    ...features,
    ...(misses ? [{ key: 'misses', title: 'Does not fit', value: misses } as const] : []),
  ]
  // More columns would be wider than a phone, and the action would cover some of them.
  const short: readonly Column<Room>[] = [
    {
      key: 'room_number',
      title: 'Room number',
      render: (room) => <RoomInShort {...{ room, withPlace, misses }} />,
    },
    ...figures,
  ]
  return (
    <SmallTable
      label={label}
      columns={narrow ? short : all}
      rows={rooms}
      rowKey={(room) => room.id}
      {...(action && { action })}
    />
  )
}
