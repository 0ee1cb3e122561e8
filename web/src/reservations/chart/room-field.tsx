import type { UseFormReturnType } from '@mantine/form'
import type { ChartRoom, MoveForm } from '@nivas/contract/reservations/chart.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { useText, useWord } from '../../languages/use-text.ts'
import { NamedSelect } from '../../ui/fields/named-select.tsx'
import type { DraftOf } from '../../ui/form/draft.ts'
import type { useFreeRooms } from './use-free-rooms.ts'

/** The most rooms that the list shows; the user finds others by typing. */
const MOST_SHOWN = 200

type Props = {
  form: UseFormReturnType<DraftOf<typeof MoveForm>>
  /** The room and the building that the stay is in now. */
  room: ChartRoom
  building: string
  rooms: ReturnType<typeof useFreeRooms>
}

/** The field for the room that a stay moves to. */
export function RoomField({ form, room, building, rooms: { free, nothingFound } }: Props) {
  const t = useText()
  const word = useWord()
  const isNear = (one: Room) => one.floor.building.name === building
  const named = (of: { room: string; building: string }) =>
    t('{{building}}, room {{room}}', { ...of, building: word(of.building) })
  /**
   * The options. The current room is there before the free rooms are loaded, because a disabled field could not take
   * the focus. Rooms of the same building come next.
   */
  const options = [
    { id: room.id, name: named({ building, room: room.room_number }) },
    ...(free ?? [])
      .filter(({ id }) => id !== room.id)
      .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
      .map((one) => ({
        id: one.id,
        name: named({ building: one.floor.building.name, room: one.room_number }),
      })),
  ]
  return (
    <NamedSelect
      label={t('Room')}
      options={options}
      searchable
      limit={MOST_SHOWN}
      nothingFoundMessage={t(nothingFound)}
      // Mantine selects the first match when this becomes true; the user may type before the rooms are loaded.
      selectFirstOptionOnChange={free !== undefined}
      {...form.getInputProps('to_room_id')}
      required
    />
  )
}
