import { useState } from 'react'
import { type Days, lineUnder, type RoomLine, type Scrolled } from './layout.ts'
import { type Bookable, lineOf, type Nights, nightsBetween } from './nights.ts'
import { usePull } from './use-pull.ts'

type Options = Scrolled & {
  days: Days
  bookable: Bookable
  dayWidth: number
  roomWidth: number
  enabled: boolean
  onBook: (nights: Nights) => void
}

/** Tracks the free nights of a room that are chosen for a booking, by pulling over them or by keys. */
export function useNights(options: Options) {
  const { lines, bookable, dayWidth, roomWidth, enabled, onBook, ...chart } = options
  const { scroller } = chart
  const [nights, setNights] = useState<Nights>()
  const [pulling, setPulling] = useState(false)

  const columnAt = (x: number) => {
    const box = scroller.current
    return box
      ? Math.floor((x - box.getBoundingClientRect().left + box.scrollLeft - roomWidth) / dayWidth)
      : -1
  }
  /** Returns the row and column of the free night at a point; undefined where there is none. */
  const placeAt = (target: EventTarget, { clientX, clientY }: { clientX: number; clientY: number }) => {
    if (!enabled || (target instanceof Element && target.closest('[role="rowheader"]'))) return undefined
    const line = lineUnder({ ...chart, lines }, clientY)
    const column = columnAt(clientX)
    return line?.room && nightsBetween(line, column, column, bookable) ? { line, column } : undefined
  }

  const { onPointerDown, wasPulled } = usePull<{ line: RoomLine; column: number }>({
    ...chart,
    gripOf: (event) => placeAt(event.target, event),
    onStart: () => setPulling(true),
    onFollow: ({ line, column }, { x }) => setNights(nightsBetween(line, column, columnAt(x), bookable)),
    onDrop: ({ line }) => {
      setPulling(false)
      if (nights?.room === line.room.id) onBook(nights)
    },
    onCancel: () => {
      setPulling(false)
      setNights(undefined)
    },
  })
  const line = nights && lineOf(lines, nights.room)
  return {
    /** The chosen nights; undefined when the chart no longer shows them or they are taken. */
    nights: line && nightsBetween(line, nights.start, nights.end - 1, bookable),
    pulling,
    setNights,
    placeAt,
    onPointerDown,
    wasPulled,
  }
}
