import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { planning as calls } from '@nivas/contract/planning/calls.ts'
import type { PlanLine } from '@nivas/contract/planning/schemas.ts'
import { capacityOf } from '@nivas/contract/reservations/capacity.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { useRef, useState } from 'react'
import { wasLost } from '../api/failure.ts'
import { useAnswer, useCall } from '../api/hooks.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Places, usePlacesQuestion } from '../reservations/index.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ManySelect } from '../ui/fields/many-select.tsx'
import { keepFocus } from '../ui/keep-focus.ts'
import { KeepOpen } from '../ui/keep-open.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { lineNow } from './line-now.ts'
import { staleLines } from './stale.ts'

type Props = { plan: number; line: PlanLine; onClose: () => void }

const idsOf = ({ rooms }: PlanLine) => rooms.map(({ id }) => String(id))
const isSame = (some: readonly string[], others: readonly string[]) =>
  String(some.toSorted()) === String(others.toSorted())

/**
 * The dialog that gives a line different rooms, free in the plan on its nights, and pins the line. After a refusal it
 * reads the line again, and chosen rooms that are still free stay chosen.
 */
export function LineRooms({ plan, line: opened, onClose }: Props) {
  const t = useText()
  const word = useWord()
  const free = useAnswer(calls.lineRooms, { plan_id: plan, id: opened.id }, { staleTime: 0, gcTime: 0 })
  const [line, setLine] = useState(opened)
  const [chosen, setChosen] = useState(() => idsOf(opened))
  const button = useRef<HTMLButtonElement>(null)
  const refusal = useRefusal()
  const change = useCall(calls.changeLine, {
    makesStale: staleLines,
    failsQuietly: true,
    onSuccess: onClose,
    onFailure: async (failure) => {
      refusal.show(failure)
      if (!wasLost(failure)) await readAgain()
      keepFocus(button.current)
    },
  })
  const readAgain = async () => {
    const [now, { data }] = await Promise.all([lineNow(plan, line), free.refetch()])
    if (!now) return
    const possible = data?.data.map(({ id }) => String(id))
    const before = idsOf(line)
    setLine(now)
    setChosen((mine) =>
      isSame(mine, before) ? idsOf(now) : mine.filter((id) => possible?.includes(id) ?? true),
    )
  }
  const rooms = free.data?.data
  const { settle } = usePlacesQuestion()
  const now = capacityOf(line.people, rooms?.filter(({ id }) => chosen.includes(String(id))) ?? [])
  const giveRooms = async () => {
    const before = capacityOf(line.people, line.held)
    const agreement = chosen.length > 0 ? await settle(line.applicant_name, now, before) : {}
    if (!agreement) return
    const known_room_ids = line.rooms.map(({ id }) => id)
    change.mutate({
      ...{ plan_id: plan, id: line.id, room_ids: chosen.map(Number), known_room_ids },
      ...agreement,
    })
  }
  const label = ({ room_number, floor, max_occupiers }: Room) =>
    t('{{room}} · floor {{floor}} · {{places}} places', {
      room: room_number,
      floor: floor.floor_number,
      places: max_occupiers,
    })
  const groups = [...Map.groupBy(rooms ?? [], ({ floor }) => floor.building.name)].map(([group, all]) => ({
    group: word(group),
    items: all.map((room) => ({ value: String(room.id), label: label(room) })),
  }))
  return (
    <Dialog title="Change rooms" onClose={onClose}>
      <KeepOpen when={change.isPending} />
      <Stack gap="sm">
        <Text>
          {t('{{number}}, {{name}}: {{count}} people', {
            number: line.application_number,
            name: line.applicant_name,
            count: line.people,
          })}
        </Text>
        {line.held.length > 0 && (
          <Text size="sm">
            {t(
              'Without rooms chosen here it keeps its place. Please plan again afterwards, because the plan may have given its rooms to others.',
            )}
          </Text>
        )}
        <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
        {!isSame(idsOf(line), idsOf(opened)) && (
          <Text size="sm" role="status">
            {line.rooms.length > 0
              ? t('The line has these rooms now: {{rooms}}', {
                  rooms: line.rooms
                    .map(({ building, room_number }) => `${word(building)} ${room_number}`)
                    .join(', '),
                })
              : t('The line has no rooms now.')}
          </Text>
        )}
        <LoadFailure of={free} text="The free rooms could not be loaded." />
        {!rooms && !free.isError && <Skeleton h="4rem" />}
        {rooms && (
          <ManySelect
            data-autofocus
            label={t('Rooms')}
            data={groups}
            value={chosen}
            onChange={setChosen}
            clearable
            clearButtonProps={{ 'aria-label': t('Clear') }}
            limit={200}
            nothingFoundMessage={t('No room is free for these dates.')}
          />
        )}
        {rooms && <Places of={now} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={change.isPending}>
            {t('Cancel')}
          </Button>
          <Button
            ref={button}
            loading={change.isPending}
            disabled={!rooms || line.state !== 'OPEN'}
            onClick={giveRooms}
          >
            {chosen.length > 0
              ? t('Assign these rooms')
              : line.held.length > 0
                ? t('Keep its current rooms')
                : t('Leave without rooms')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
