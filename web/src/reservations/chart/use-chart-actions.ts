import { useRef } from 'react'
import { useMay } from '../../app/session.tsx'
import { gridKeys } from './grid-keys.ts'
import { gridPointer } from './grid-pointer.ts'
import type { Days, Line, Piece } from './layout.ts'
import { useBarFocus } from './use-bar-focus.ts'
import { useBooking } from './use-booking.ts'
import { useDrag } from './use-drag.ts'
import { useMove } from './use-move.ts'
import { useOpenedBar } from './use-opened-bar.ts'
import type { Parties } from './use-parties.ts'
import { HEAD_HEIGHT, useSizes } from './use-sizes.ts'
import { useWaitingParties } from './use-waiting-parties.ts'
import { useWindow } from './use-window.ts'

/** The part of the chart that is shown, and what is marked in it. */
export type ShownChart = {
  lines: readonly Line[]
  pieces: ReadonlyMap<number, readonly Piece[]>
  days: Days
  parties: Parties
  /** The values of the address. The object changes when another part of the chart is shown. */
  view: object
  today: string
  /** The reference that was searched for; its bars are marked. */
  marked: string
  /** Its key changes whenever the chart must scroll to that reference; `focus` also focuses the bar. */
  reveal: { key: string; focus: boolean }
  outdated: boolean
}

/**
 * What a user does in the chart, with keys or the pointer: walks from bar to bar, opens and moves stays, books free
 * nights, and places waiting parties.
 */
export function useChartActions({ lines, pieces, days, parties, view, today, ...marks }: ShownChart) {
  const may = useMay()
  const scroller = useRef<HTMLDivElement>(null)
  const { shown, width, onScroll } = useWindow(scroller, lines)
  const { roomWidth, dayWidth, style } = useSizes(width, days.count)
  const chart = { scroller, lines, headHeight: HEAD_HEIGHT }
  const focusChart = () => scroller.current?.focus()

  const bars = useBarFocus({ ...chart, ...marks })
  const { active, choose, focusBar, focusAfterDialog, barElement } = bars
  const bar = useOpenedBar({ lines, view, barElement, focusBar, focusChart })
  const move = useMove(bar.follow)
  const waiting = useWaitingParties({ ...chart, waiting: parties, focusBar })
  const { placer } = waiting
  const { placing } = placer
  const mayBook = may('admin-booking')
  const booking = useBooking({
    ...{ ...chart, days, today, dayWidth, roomWidth, focusAfterDialog },
    enabled: mayBook && !placing,
  })
  const { nights, setNights, bookable } = booking
  const dragging = useDrag({
    ...{ ...chart, pieces, dayWidth },
    enabled: may('resavation-edit'),
    onStart: (pulled) => {
      bar.hide()
      setNights(undefined)
      choose(pulled)
    },
    onDrop: move,
  })

  const leaveCursor = () => {
    const card = placing && document.querySelector<HTMLElement>(`[data-party="${placing.party.id}"]`)
    placer.putBack()
    setNights(undefined)
    if (card) card.focus()
    else if (active) focusBar(active)
    else focusChart()
  }
  return {
    ...{ active, bar, booking, drag: dragging.drag, focusBar, mayBook, move, placing, waiting },
    /** The scroll area, and the rows of it that are in view. */
    area: { ref: scroller, style, onScroll },
    shown,
    /** The chart listens for all bars, because scrolling adds and removes them. */
    handlers: {
      ...bars.handlers,
      ...gridPointer({ dragging, booking, placer, choose, openBar: bar.open }),
      onKeyDown: gridKeys({
        ...{ lines, bookable, nights, setNights, placer, leaveCursor, focusBar },
        book: booking.book,
        openBar: bar.open,
      }),
    },
  }
}
