import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import type { useBooking } from './use-booking.ts'
import type { useDrag } from './use-drag.ts'
import type { usePlacing } from './use-placing.ts'
import { type BarKey, barAt } from './walk.ts'

type Chart = {
  dragging: ReturnType<typeof useDrag>
  booking: ReturnType<typeof useBooking>
  placer: ReturnType<typeof usePlacing>
  choose: (bar: BarKey) => void
  openBar: (bar: BarKey) => void
}

/** Whether an event comes from the chart itself. React also passes on events of the details, a portal over it. */
const isOn = ({ currentTarget, target }: SyntheticEvent) =>
  target instanceof Node && currentTarget.contains(target)

/** Handles the pointer on the chart: on bars, on free nights, and on the rooms for a party. */
export function gridPointer({ dragging, booking, placer, choose, openBar }: Chart) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isOn(event)) return
      dragging.onPointerDown(event)
      booking.onPointerDown(event)
    },
    onClick: (event: MouseEvent) => {
      if (!isOn(event)) return
      if (dragging.wasDragged.current || booking.wasPulled.current) return
      if (placer.placing) return placer.drop(placer.roomUnder(event.clientY))
      const bar = barAt(event.target)
      if (bar) {
        booking.setNights(undefined)
        choose(bar)
        openBar(bar)
        return
      }
      const place = booking.placeAt(event.target, event)
      if (place) booking.setNights({ room: place.line.room.id, start: place.column, end: place.column + 1 })
    },
  }
}
