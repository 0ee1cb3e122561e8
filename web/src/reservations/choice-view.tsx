import { Button, Group, List, Skeleton, Stack, Text } from '@mantine/core'
import type { RoomChoice } from '@nivas/contract/reservations/matching.ts'
import { useEffect, useRef } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { preferenceWords } from './preferences.tsx'
import { RoomsTable } from './rooms-table.tsx'
import { membersText } from './stay-facts.ts'

type Props = {
  /** Undefined while it is loading. */
  choice: RoomChoice | undefined
  holding: boolean
  onHold: (roomIds: number[]) => void
}

/** The rooms that auto matching would hold, and why it chose them. */
export function ChoiceView({ choice, holding, onHold }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const hold = useRef<HTMLButtonElement>(null)
  const shown = choice !== undefined
  // Focuses the button when it appears, unless the user is typing a different number.
  useEffect(() => {
    if (shown && !(document.activeElement instanceof HTMLInputElement)) hold.current?.focus()
  }, [shown])
  if (!choice) return <Skeleton h="12rem" />
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start">
        <Reasons choice={choice} />
        <Text fw={700} size="lg" data-testid="total-amount">
          {t('Total Amount')}: {rupees(choice.total_amount)}
        </Text>
      </Group>
      <RoomsTable rooms={choice.rooms} label="Selected rooms" />
      <Group justify="flex-end">
        <Button ref={hold} loading={holding} onClick={() => onHold(choice.rooms.map((room) => room.id))}>
          {t('Hold for Bhent')}
        </Button>
      </Group>
    </Stack>
  )
}

function Reasons({ choice }: { choice: RoomChoice }) {
  const t = useText()
  const word = useWord()
  const { places, members_count, floors, rooms, preferences } = choice
  const missing = members_count - places
  const members = membersText(t, members_count)
  return (
    <List size="sm">
      <List.Item>
        {t('{{count}} places for {{members}}', { count: places, members })}
        {missing > 0 && (
          <Text span size="sm" fw={600} c="red">
            {' · '}
            {t('{{count}} without a place', { count: missing })}
          </Text>
        )}
      </List.Item>
      {preferences.map(({ preference, value, rooms: met }) => (
        <List.Item key={preference}>
          {rooms.length === 1
            ? t(
                met ? '{{preference}} {{value}}: as preferred' : '{{preference}} {{value}}: not as preferred',
                {
                  preference: t(preferenceWords[preference]),
                  value: word(value),
                },
              )
            : t('{{preference}} {{value}}: {{met}} of {{count}} rooms', {
                preference: t(preferenceWords[preference]),
                value: word(value),
                met,
                count: rooms.length,
              })}
        </List.Item>
      ))}
      {rooms.length > 1 && (
        <List.Item>
          {floors === 1 ? t('All on one floor') : t('On {{count}} floors', { count: floors })}
        </List.Item>
      )}
    </List>
  )
}
