import { Badge, Group, Text } from '@mantine/core'
import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import type { Column } from '../ui/table/columns.ts'
import { attributesText } from './words.ts'

/** The columns of a room in the catalogue. */
export const roomColumns: readonly Column<CatalogueRoom>[] = [
  { key: 'room_number', title: 'Room number', pinned: true, sortable: true, filter: 'text' },
  { key: 'price', title: 'Bhent/Day', kind: 'money', sortable: true },
  { key: 'number_of_beds', title: 'Beds', kind: 'number' },
  { key: 'max_occupiers', title: 'Max occupiers', kind: 'number' },
  {
    key: 'toilet',
    title: 'Toilet',
    value: ({ has_toilet, toilet_type }) => has_toilet > 0 && (toilet_type ?? true),
    render: (room) => <Toilet room={room} />,
  },
  { key: 'ac', title: 'AC', value: ({ has_ac }) => has_ac > 0 },
  {
    key: 'state',
    title: 'State',
    stays: true,
    value: ({ is_active, closures: [next] }) =>
      is_active === 0 ? 'Switched off' : next ? `${next.from} – ${next.to}: ${next.reason}` : '',
    render: (room) => <State room={room} />,
  },
  { key: 'attributes', title: 'Attributes', value: ({ attributes }) => attributesText(attributes) },
]

/** The type of a room's toilet, or No. */
function Toilet({ room }: { room: CatalogueRoom }) {
  const t = useText()
  return t(room.has_toilet ? (room.toilet_type ?? 'Yes') : 'No')
}

/** Shows whether a room can be booked and, if not, until when and why. */
function State({ room: { is_active, closures } }: { room: CatalogueRoom }) {
  const t = useText()
  const word = useWord()
  const { day } = useFormat()
  const today = useVenue()?.today ?? ''
  const [next] = closures
  if (is_active === 0) return <Badge color="ended">{t('Switched off')}</Badge>
  if (!next) return t('Active')
  const closed = next.from <= today
  return (
    <Group gap="xs" wrap="nowrap">
      <Badge color={closed ? 'hold' : 'new'}>
        {closed
          ? t('Closed until {{day}}', { day: day(next.to) })
          : t('Closed from {{day}}', { day: day(next.from) })}
      </Badge>
      <Text span size="xs">
        {word(next.reason)}
      </Text>
    </Group>
  )
}
