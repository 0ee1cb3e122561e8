import { Button, Group, Text } from '@mantine/core'
import { capacityOf } from '@nivas/contract/reservations/capacity.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { focusNeighbour } from '../ui/focus-neighbour.ts'
import { Places } from './places.tsx'
import { RoomsTable } from './rooms-table.tsx'

type Props = {
  rooms: readonly Room[]
  /** The number of people; undefined while it is unknown. */
  people: number | undefined
  /** Rupees for the whole stay. */
  total: number
  onDrop: (room: Room) => void
  /** The button that acts on the selected rooms. */
  action?: ReactNode
  /** The free rooms. They are above the table of the selected ones, so that its growth does not move them. */
  children: ReactNode
}

/** The rooms selected so far, each with a Delete button, and their total. */
export function SelectedRooms({ rooms, people, total, onDrop, action, children }: Props) {
  const t = useText()
  const word = useWord()
  const { rupees } = useFormat()
  return (
    <section aria-label={t('Selected rooms')}>
      <Group justify="space-between" mb="xs">
        <Group gap="md">
          <Text fw={600}>
            {t('Selected rooms')}: {rooms.length}
          </Text>
          {rooms.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('Select rooms below.')}
            </Text>
          )}
          {people !== undefined && <Places of={capacityOf(people, rooms)} />}
        </Group>
        <Group>
          <Text fw={700} size="lg" data-testid="total-amount">
            {t('Total Amount')}: {rupees(total)}
          </Text>
          {action}
        </Group>
      </Group>
      {children}
      {rooms.length > 0 && (
        <RoomsTable
          rooms={rooms}
          label="Selected rooms"
          action={(room) => (
            <Button
              size="compact-xs"
              variant="subtle"
              color="red"
              aria-label={t('Delete room {{room}} of {{building}}', {
                room: room.room_number,
                building: word(room.floor.building.name),
              })}
              onClick={(event) => {
                focusNeighbour(event.currentTarget)
                onDrop(room)
              }}
            >
              {t('Delete')}
            </Button>
          )}
        />
      )}
    </section>
  )
}
