import { Skeleton, Table, VisuallyHidden } from '@mantine/core'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'

type Props = {
  /** Undefined while they load. */
  rooms: readonly Room[] | undefined
  /** What the table is called; an English text. */
  label: string
  /** The columns of building and floor, where the rooms are not of one floor. */
  withPlace?: boolean
  action?: (room: Room) => ReactNode
}

/** What a room's toilet is: its type, or No. */
const toiletOf = (room: Room): string => (room.has_toilet ? (room.toilet_type ?? 'Yes') : 'No')

/** A handful of rooms, with what staff choose them by. */
export function RoomsTable({ rooms, label, withPlace = true, action }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  if (!rooms) return <Skeleton h="4rem" />
  return (
    <Table.ScrollContainer minWidth="30rem" type="native">
      <Table verticalSpacing={4} aria-label={t(label)}>
        <Table.Thead>
          <Table.Tr>
            {withPlace && <Table.Th>{t('Building')}</Table.Th>}
            {withPlace && <Table.Th ta="right">{t('Floor')}</Table.Th>}
            <Table.Th>{t('Room number')}</Table.Th>
            <Table.Th ta="right">{t('Bhent/Day')}</Table.Th>
            <Table.Th ta="right">{t('Beds')}</Table.Th>
            <Table.Th ta="right">{t('Max occupiers')}</Table.Th>
            <Table.Th>{t('Toilet')}</Table.Th>
            <Table.Th>{t('AC')}</Table.Th>
            {action && (
              <Table.Th>
                <VisuallyHidden>{t('Actions')}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rooms.map((room) => (
            <Table.Tr key={room.id}>
              {withPlace && <Table.Td>{room.floor.building.name}</Table.Td>}
              {withPlace && <Table.Td ta="right">{room.floor.floor_number}</Table.Td>}
              <Table.Td>{room.room_number}</Table.Td>
              <Table.Td ta="right">{rupees(room.price)}</Table.Td>
              <Table.Td ta="right">{room.number_of_beds}</Table.Td>
              <Table.Td ta="right">{room.max_occupiers}</Table.Td>
              <Table.Td>{t(toiletOf(room))}</Table.Td>
              <Table.Td>{t(room.has_ac ? 'Yes' : 'No')}</Table.Td>
              {action && <Table.Td ta="right">{action(room)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
