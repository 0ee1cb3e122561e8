import { Button, Divider, Group, Stack, Text } from '@mantine/core'
import type { CatalogueRoom, Closure } from '@nivas/contract/venue/schemas.ts'
import { useEffect, useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { KeepOpen } from '../ui/keep-open.ts'
import { LoadingDay } from '../ui/loading-day.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { focusAfterRemoval } from '../ui/use-return-focus.ts'
import { ClosureForm } from './closure-form.tsx'
import type { useSwitchOn } from './use-switch-on.ts'

const columns: readonly Column<Closure>[] = [
  { key: 'from', title: 'From', kind: 'day' },
  { key: 'to', title: 'To', kind: 'day' },
  { key: 'reason', title: 'Reason', kind: 'name' },
]

type Props = { room: CatalogueRoom; switching: ReturnType<typeof useSwitchOn>; onClose: () => void }

/** The dialog with the present and future closures of a room, to add, change or remove. */
export function Closures({ room, switching, onClose }: Props) {
  const t = useText()
  const word = useWord()
  const { day } = useFormat()
  const today = useVenue()?.today
  const [changing, setChanging] = useState<Closure>()
  const [round, setRound] = useState(0)
  /** Restarts the form empty, with the focus in its first field. */
  const done = () => {
    setChanging(undefined)
    setRound(round + 1)
  }
  // If another desk has removed the closure, the typed days can still be saved as a new one.
  const isGone = changing !== undefined && !room.closures.some(({ id }) => id === changing.id)
  const isOn = room.closures.length === 0
  // Moves the focus, because the focused button disappears with the table.
  useEffect(() => {
    if (isOn) focusAfterRemoval()
  }, [isOn])
  const switchOn = async (closure: Closure) => {
    if (await switching.switchOn(room, closure)) done()
  }
  return (
    <Dialog title="Switch off for dates" onClose={onClose}>
      <KeepOpen when={switching.pending} />
      <Stack gap="md">
        <Text>
          {t('Room {{room}}', { room: room.room_number })} · {word(room.floor.building.name)}
        </Text>
        {!isOn && (
          <SmallTable
            label="Switched off"
            columns={columns}
            rows={room.closures}
            rowKey={({ id }) => id}
            action={(closure) => (
              <Group gap="xs">
                <Button
                  size="compact-xs"
                  variant="light"
                  aria-label={t('Change the days of the closure from {{from}}', { from: day(closure.from) })}
                  onClick={() => setChanging(closure)}
                >
                  {t('Edit')}
                </Button>
                <Button
                  size="compact-xs"
                  variant="light"
                  aria-label={t('Switch on again from {{from}} to {{to}}', {
                    from: day(closure.from),
                    to: day(closure.to),
                  })}
                  disabled={switching.pending}
                  onClick={() => void switchOn(closure)}
                >
                  {t('Switch on again')}
                </Button>
              </Group>
            )}
          />
        )}
        <Divider />
        {today ? (
          <ClosureForm
            key={`${changing?.id} ${round}`}
            room_id={room.id}
            today={today}
            closure={isGone ? undefined : changing}
            onDone={done}
            onCancel={changing ? () => setChanging(undefined) : onClose}
          />
        ) : (
          <LoadingDay />
        )}
      </Stack>
    </Dialog>
  )
}
