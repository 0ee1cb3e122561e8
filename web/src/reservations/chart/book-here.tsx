import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useEffect, useRef, useState } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import { hasFailed } from '../../ui/load-failure.tsx'
import { BookingDone } from '../booking-done.tsx'
import { BookingForm } from '../booking-form.tsx'
import { useEventTypes } from '../use-event-types.ts'

type Props = {
  stay: StayDates
  room: { id: number; room_number: string }
  /** Called with the booked reservation, or without one when the user gives up. */
  onClose: (booked?: BookedReservation) => void
}

/** The booking form for nights that were chosen on the chart, and then its next step. */
export function BookHere({ stay, room, onClose }: Props) {
  const t = useText()
  const [booked, setBooked] = useState<BookedReservation>()
  const { arrival_date: arrival, departure_date: departure } = stay
  const answer = useAnswer(venue.availableRooms, { arrival, departure }, { staleTime: 0, gcTime: 0 })
  // Loads the event types before the form opens: they fill its first field.
  const events = useEventTypes()
  const free = answer.data?.data
  const rooms = free?.filter(({ id }) => id === room.id) ?? []
  /** Whether the form has opened. It then stays open when another desk takes the room, and offers a choice of rooms. */
  const opened = useRef(false)
  const done = useRef(false)
  if (rooms.length > 0) opened.current = true
  const isGone = free !== undefined && !opened.current
  // A later failure to read the rooms again does not close the form, which may be filled in.
  const isUnread = hasFailed(answer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once.
  useEffect(() => {
    if (!isGone && !isUnread) return
    notify.failure(
      isGone
        ? t('Room {{room}} is not free on all of these nights.', { room: room.room_number })
        : t('The free rooms could not be loaded.'),
    )
    onClose()
  }, [isGone, isUnread])

  if (booked) return <BookingDone reservation={booked} onClose={() => onClose(booked)} />
  if (!free || events.isPending || !opened.current) return null
  return (
    <BookingForm
      stay={stay}
      rooms={rooms}
      free={free}
      people={1}
      card=""
      onBooked={(reservation) => {
        done.current = true
        setBooked(reservation)
      }}
      onRefused={() => void answer.refetch()}
      // After a success the next step replaces the form.
      onClose={() => !done.current && onClose()}
    />
  )
}
