import { SimpleGrid, Text } from '@mantine/core'
import { wrongStay } from '@nivas/contract/date-order.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { type ChartRoom, type ChartStay, MoveForm as Schema } from '@nivas/contract/reservations/chart.ts'
import { shownDays } from '@nivas/contract/reservations/stay.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '../../api/failure.ts'
import { keyOf, useAnswer } from '../../api/hooks.ts'
import { useText } from '../../languages/use-text.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { FormModal } from '../../ui/form/form-modal.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { lacksAgreement, Places } from '../places.tsx'
import { priceText } from '../price-text.ts'
import { useAgreedPlaces } from '../use-agreed-places.ts'
import { asShownNow } from './as-shown-now.ts'
import { isAsShown, isNothing, type Move, requestOf } from './move.ts'
import { RoomField } from './room-field.tsx'
import { useClosedBy } from './use-closed-by.ts'
import { useFreeRooms } from './use-free-rooms.ts'
import { type Moved, staleByMoves } from './use-move.ts'

type Props = {
  stay: ChartStay
  /** The stay as the chart has it now: another desk may have changed it. */
  now: ChartStay | undefined
  room: ChartRoom
  building: string
  onMoved: (move: Move, moved: Moved) => void
  onClose: () => void
}

type Values = { to_room_id: unknown; arrival_date: unknown; departure_date: unknown }

/** Returns the move that the fields describe; undefined while they are invalid. */
function moveIn(
  { to_room_id, arrival_date, departure_date }: Values,
  { stay, room }: Pick<Props, 'stay' | 'room'>,
): Move | undefined {
  if (typeof to_room_id !== 'number' || !arrival_date || !departure_date) return undefined
  if (wrongStay(arrival_date, departure_date)) return undefined
  return {
    stay,
    from: room,
    to: to_room_id === room.id ? room : { id: to_room_id, room_number: '', is_active: true },
    arrival_date: String(arrival_date),
    departure_date: String(departure_date),
  }
}

/** The form that does what dragging a bar does, for the keyboard: a free room, and days. */
export function MoveForm({ stay, now, room, building, onMoved, onClose }: Props) {
  const t = useText()
  const client = useQueryClient()
  const moveOf = (values: Values) => moveIn(values, { stay, room })
  const priceOf = (move: Move) =>
    client.getQueryData<{ data: { total: number } }>(keyOf(calls.priceMove, requestOf(move)))?.data.total

  const asItIs: Move = { ...stay, stay, from: room, to: room }
  const agreement = useAgreedPlaces()
  const [refusal, setRefusal] = useState<CallFailure>()
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
      return {
        ...agreement.take(),
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
    inWords: (failure) => asShownNow(failure, 'form'),
    onFailure: (failure) => {
      if (failure.status === 400) setRefusal(failure)
      if (lacksAgreement(failure)) void agreement.ask(stay.applicant_name, failure, () => of.submit())
    },
    onSuccess: ({ data }) => {
      const move = moveOf(of.form.values)
      const to = rooms.free?.find(({ id }) => id === move?.to.id)
      if (move) onMoved(to ? { ...move, to: { ...move.to, room_number: to.room_number } } : move, data)
    },
  })
  const { form } = of
  const isOvertaken = !isAsShown(stay, now)
  useClosedBy(of.error && isOvertaken ? refusal : undefined, onClose)
  const rooms = useFreeRooms(form.values.arrival_date, form.values.departure_date)
  const move = moveOf(form.values)
  const priceRead = useAnswer(calls.priceMove, requestOf(move ?? asItIs), {
    enabled: move !== undefined,
    staleTime: 0,
  })
  const price = priceRead.data?.data
  const priced = stay.status === 'PAID' && move !== undefined && !isNothing(move)
  const others = stay.room_ids.length - 1

  return (
    <FormModal of={of} title="Move stay" submitLabel="Move stay" onClose={onClose}>
      <Text size="sm">
        {stay.applicant_name} · {stay.application_number}
      </Text>
      <RoomField form={form} room={room} building={building} rooms={rooms} />
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
          {t('New days apply to all {{count}} rooms of this reservation.', { count: others + 1 })}
        </Text>
      )}
      {price && <Places of={{ ...price, rooms: price.rooms.length }} />}
      {priced && (
        <Text size="sm" role="status">
          {price ? t(priceText(price)) : <LoadFailure of={priceRead} />}
        </Text>
      )}
    </FormModal>
  )
}
