import { Button, Group } from '@mantine/core'
import { say } from '@nivas/contract/texts.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import { IconCalendarOff, IconPencil, IconTags, IconTrash } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useText, useWord } from '../languages/use-text.ts'
import { listState } from '../ui/list-state.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { RowAction } from '../ui/table/types.ts'
import { roomColumns } from './room-columns.tsx'
import { Trail } from './trail.tsx'
import { useRemove } from './use-remove.ts'
import { useSwitchOn } from './use-switch-on.ts'

const Closures = onDemand(async () => (await import('./closures.tsx')).Closures)
const ManyRoomsForm = onDemand(async () => (await import('./many-rooms-form.tsx')).ManyRoomsForm)
const RoomForm = onDemand(async () => (await import('./room-form.tsx')).RoomForm)
const SetAttributes = onDemand(async () => (await import('./set-attributes.tsx')).SetAttributes)

/** The open dialog, and the room for which it was opened. */
type Open =
  | { what: 'many' }
  | { what: 'form'; room?: CatalogueRoom }
  | { what: 'attributes' | 'closures'; room: CatalogueRoom }

/** The rooms of one floor. */
export default function Rooms() {
  const t = useText()
  const word = useWord()
  const params = useParams({ strict: false }) as { building_id: string; floor_id: string }
  const floor = { building_id: Number(params.building_id), floor_id: Number(params.floor_id) }
  const place = useAnswer(calls.floor, floor).data?.data
  const answer = useAnswer(calls.rooms, floor)
  const remove = useRemove(calls.removeRoom)
  const switching = useSwitchOn()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  // Returns the room as the list has it now, so that a dialog shows its own changes.
  const latest = (room: CatalogueRoom) => answer.data?.data.find(({ id }) => id === room.id) ?? room
  const add = (
    <Group gap="sm">
      <Button variant="default" onClick={() => setOpen({ what: 'many' })}>
        {t('Add many rooms')}
      </Button>
      <Button onClick={() => setOpen({ what: 'form' })}>{t('Add Room')}</Button>
    </Group>
  )

  const rowActions = (room: CatalogueRoom): RowAction[] => [
    { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ what: 'form', room }) },
    {
      label: 'Switch off for dates',
      icon: IconCalendarOff,
      onClick: () => setOpen({ what: 'closures', room }),
    },
    { label: 'Set Attributes', icon: IconTags, onClick: () => setOpen({ what: 'attributes', room }) },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      onClick: () =>
        void remove(say('Delete room {{room}}?', { room: room.room_number }), { ...floor, room_id: room.id }),
    },
  ]

  return (
    <>
      <Trail
        steps={[
          { name: t('Buildings'), path: '/buildings' },
          {
            name: place ? word(place.building.name) : t('Floors'),
            path: `/buildings/${params.building_id}/floors`,
          },
        ]}
      />
      <Heading
        state={[
          place && word(place.building.name),
          place &&
            t('Floor {{number}} ({{position}})', { number: place.floor_number, position: t(place.position) }),
          listState(t, answer.data?.data, '{{count}} rooms', ({ is_active }) => is_active === 0),
        ]
          .filter(Boolean)
          .join(' · ')}
        action={add}
      />
      <LocalTable
        rows={answer}
        columns={roomColumns}
        name="rooms"
        persons={false}
        label="Rooms"
        keep="address"
        rowKey={({ id }) => id}
        rowActions={rowActions}
        empty={{ text: 'This floor has no rooms yet. Add one, or many at once.', action: add }}
      />
      {open?.what === 'form' && <RoomForm floor={floor} room={open.room} onClose={close} />}
      {open?.what === 'many' && <ManyRoomsForm floor={floor} onClose={close} />}
      {open?.what === 'attributes' && (
        <SetAttributes
          type="ROOM"
          of={open.room}
          name={t('Room {{room}}', { room: open.room.room_number })}
          onClose={close}
        />
      )}
      {open?.what === 'closures' && (
        <Closures room={latest(open.room)} switching={switching} onClose={close} />
      )}
    </>
  )
}
