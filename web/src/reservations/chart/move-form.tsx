import { SimpleGrid, Text } from '@mantine/core'
import { wrongStay } from '@nivas/contract/date-order.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { type ChartRoom, type ChartStay, MoveForm as Schema } from '@nivas/contract/reservations/chart.ts'
import { shownDays } from '@nivas/contract/reservations/stay.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallFailure } from '../../api/failure.ts'
import { keyOf, useAnswer } from '../../api/hooks.ts'
import { makeStale } from '../../api/make-stale.ts'
import { useText, useWord } from '../../languages/use-text.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { NamedSelect } from '../../ui/fields/named-select.tsx'
import { FormModal } from '../../ui/form/form-modal.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { lacksAgreement, Places, usePlacesQuestion } from '../places.tsx'
import { priceText } from '../price-text.ts'
import { isNothing, type Move, requestOf } from './move.ts'
import { type Moved, staleByMoves } from './use-move.ts'

/** The most rooms in the list; others are found by typing. */
const MOST_SHOWN = 200

type Props = {
  stay: ChartStay
  room: ChartRoom
  building: string
  onMoved: (move: Move, moved: Moved) => void
  onClose: () => void
}

/** The keyboard's form of dragging a bar: a room among the free ones, and days. */
export function MoveForm({ stay, room, building, onMoved, onClose }: Props) {
  const t = useText()
  const word = useWord()
  const client = useQueryClient()
  /** The move in the fields; undefined while they are invalid. */
  const moveOf = (values: { to_room_id: unknown; arrival_date: unknown; departure_date: unknown }) => {
    const { to_room_id, arrival_date, departure_date } = values
    if (typeof to_room_id !== 'number' || !arrival_date || !departure_date) return undefined
    if (wrongStay(arrival_date, departure_date)) return undefined
    return {
      stay,
      from: room,
      to: to_room_id === room.id ? room : { id: to_room_id, room_number: '', is_active: true },
      arrival_date: String(arrival_date),
      departure_date: String(departure_date),
    } satisfies Move
  }
  const priceOf = (move: Move) =>
    client.getQueryData<{ data: { total: number } }>(keyOf(calls.priceMove, requestOf(move)))?.data.total

  const asItIs: Move = { ...stay, stay, from: room, to: room }
  const { askAfter } = usePlacesQuestion()
  /** The next submission carries the agreement to the places that the server asked for. */
  const agreed = useRef(false)
  const of = useCallForm({
    call: calls.moveStay,
    schema: Schema,
    initial: {
      to_room_id: room.id,
      arrival_date: stay.arrival_date,
      departure_date: stay.departure_date,
    },
    without: ['room_id', 'old_arrival_date', 'old_departure_date', 'payment_amount', 'agreed_places'],
    request: (values) => {
      const move = moveOf(values)
      const payment_amount = move && stay.status === 'PAID' ? priceOf(move) : undefined
      const agreement = agreed.current ? { agreed_places: true } : {}
      agreed.current = false
      return {
        ...agreement,
        ...(move ? requestOf(move) : { id: stay.id, room_id: room.id }),
        ...shownDays(stay),
        ...(payment_amount !== undefined && { payment_amount }),
      }
    },
    makesStale: staleByMoves,
    quiet: true,
    submitWhen: (values) => {
      const move = moveOf(values)
      return move !== undefined && !isNothing(move) && (stay.status !== 'PAID' || priceOf(move) !== undefined)
    },
    // Another desk was faster: the list is refetched at once, and the chart behind it.
    onFailure: (failure) => {
      if (lacksAgreement(failure)) return void askForPlaces(failure)
      for (const stale of staleByMoves) void makeStale(client, stale)
    },
    onSuccess: ({ data }) => {
      const move = moveOf(of.form.values)
      const to = free?.find(({ id }) => id === move?.to.id)
      if (move) onMoved(to ? { ...move, to: { ...move.to, room_number: to.room_number } } : move, data)
    },
  })
  const { form } = of
  const askForPlaces = async (failure: CallFailure) => {
    if (!(await askAfter(stay.applicant_name, failure))) return
    agreed.current = true
    of.submit()
  }
  const { arrival_date, departure_date } = form.values
  const inOrder = arrival_date && departure_date && !wrongStay(arrival_date, departure_date)
  const rooms = useAnswer(
    venue.availableRooms,
    { arrival: arrival_date || '', departure: departure_date || '' },
    { enabled: Boolean(inOrder) },
  )
  const free = rooms.data?.data
  const nothingFound = () => {
    if (rooms.isLoading) return 'Loading ...'
    if (rooms.isError && !free) return 'The free rooms could not be read.'
    return 'No room is free for these dates.'
  }
  const isNear = (one: Room) => one.floor.building.name === building
  const named = (of: { room: string; building: string }) =>
    t('{{building}}, room {{room}}', { ...of, building: word(of.building) })
  /**
   * The current room is in the list at once: a disabled field could not take the focus. Rooms of the same
   * building come next.
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
  const move = moveOf(form.values)
  const price = useAnswer(calls.priceMove, requestOf(move ?? asItIs), {
    enabled: move !== undefined,
    staleTime: 0,
  }).data?.data
  const priced = stay.status === 'PAID' && move !== undefined && !isNothing(move)
  const others = stay.room_ids.length - 1

  return (
    <FormModal of={of} title="Move stay" submitLabel="Move stay" onClose={onClose}>
      <Text size="sm">
        {stay.applicant_name} · {stay.application_number}
      </Text>
      <NamedSelect
        label={t('Room')}
        options={options}
        searchable
        limit={MOST_SHOWN}
        nothingFoundMessage={t(nothingFound())}
        // Mantine selects the first match when this becomes true: the word may be typed before the rooms are here.
        selectFirstOptionOnChange={free !== undefined}
        {...form.getInputProps('to_room_id')}
        required
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DateField
          label={t('Arrival')}
          {...form.getInputProps('arrival_date')}
          disabled={stay.checked_in}
          required
        />
        <DateField label={t('Departure')} {...form.getInputProps('departure_date')} required />
      </SimpleGrid>
      {others > 0 && (
        <Text size="sm" c="dimmed">
          {t('Other days hold for all {{count}} rooms of this reservation.', { count: others + 1 })}
        </Text>
      )}
      {price && <Places of={{ ...price, rooms: price.rooms.length }} />}
      {priced && (
        <Text size="sm" role="status">
          {price && t(priceText(price))}
        </Text>
      )}
    </FormModal>
  )
}
