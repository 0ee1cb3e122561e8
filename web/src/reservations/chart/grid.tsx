import { useEffect, useId, useRef } from 'react'
import { useMay } from '../../app/session.tsx'
import { useText } from '../../languages/use-text.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import classes from './chart.module.css'
import { DayHead, DayStripes } from './day-head.tsx'
import { Ghost } from './ghost.tsx'
import { gridKeys } from './grid-keys.ts'
import { gridPointer } from './grid-pointer.ts'
import { type Days, type Line, type Piece, totalHeight } from './layout.ts'
import { Lines } from './lines.tsx'
import { firstNight } from './nights.ts'
import { PlaceCursor } from './place-cursor.tsx'
import { grid, rowGroup } from './roles.ts'
import { Side } from './side.tsx'
import { useBarFocus } from './use-bar-focus.ts'
import { useBooking } from './use-booking.ts'
import { useDrag } from './use-drag.ts'
import { useMove, useMovedNotice } from './use-move.ts'
import { useOpenedBar } from './use-opened-bar.ts'
import type { Parties } from './use-parties.ts'
import { HEAD_HEIGHT, useSizes } from './use-sizes.ts'
import { useWaitingParties } from './use-waiting-parties.ts'
import { useWindow } from './use-window.ts'
import { useWords } from './words.ts'

const BarDetails = onDemand(async () => (await import('./bar-details.tsx')).BarDetails)
const BookHere = onDemand(async () => (await import('./book-here.tsx')).BookHere)
const MoveForm = onDemand(async () => (await import('./move-form.tsx')).MoveForm)

type Props = {
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
  /** Called with whether a dialog or a next step is open; the chart then stays, even without rows. */
  onWork: (isAtWork: boolean) => void
}

/** The chart: its scroll area, the focus that moves in it, the parties beside it, and the dialogs that it opens. */
export function Grid({ lines, pieces, days, parties, view, today, marked, reveal, outdated, onWork }: Props) {
  const t = useText()
  const may = useMay()
  const help = useId()
  const words = useWords()
  const notifyMoved = useMovedNotice()
  const scroller = useRef<HTMLDivElement>(null)
  const { shown, width, onScroll } = useWindow(scroller, lines)
  const { roomWidth, dayWidth, style } = useSizes(width, days.count)
  const chart = { scroller, lines, headHeight: HEAD_HEIGHT }

  const bars = useBarFocus({ ...chart, marked, reveal, outdated })
  const { active, choose, focusBar, focusAfterDialog, barElement } = bars
  const bar = useOpenedBar({ lines, view, barElement, focusBar, focusChart: () => scroller.current?.focus() })
  const move = useMove(bar.follow)
  const waiting = useWaitingParties({ ...chart, waiting: parties, focusBar })
  const { placer, held } = waiting
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
  const { drag } = dragging

  const leaveCursor = () => {
    const card = placing && document.querySelector<HTMLElement>(`[data-party="${placing.party.id}"]`)
    placer.putBack()
    setNights(undefined)
    if (card) card.focus()
    else if (active) focusBar(active)
    else scroller.current?.focus()
  }
  /** The chart listens for all bars, because scrolling adds and removes them. */
  const handlers = {
    ...bars.handlers,
    ...gridPointer({ dragging, booking, placer, choose, openBar: bar.open }),
    onKeyDown: gridKeys({
      ...{ lines, bookable, nights, setNights, placer, leaveCursor, focusBar },
      book: booking.book,
      openBar: bar.open,
    }),
  }

  const isAtWork = booking.opened !== undefined || bar.isMoving || held !== undefined
  useEffect(() => onWork(isAtWork), [onWork, isAtWork])

  return (
    <div className={classes.work}>
      <p id={help} className={classes.help}>
        {t(
          'Arrow keys move between stays and Enter opens one. Drag a stay to another room or other days. Drag over free nights to book them.',
        )}
      </p>
      <div
        ref={scroller}
        className={classes.scroller}
        style={style}
        onScroll={onScroll}
        data-testid="room-chart"
        data-outdated={outdated || undefined}
        tabIndex={active ? -1 : 0}
      >
        <div
          {...grid({
            label: t('Room chart'),
            describedBy: help,
            rows: lines.length + 1,
            columns: days.count + 1,
          })}
          {...handlers}
          className={classes.canvas}
          data-dragging={(drag && !drag.pending) || placing?.pulled || booking.pulling || undefined}
        >
          <DayHead days={days} today={today} />
          <div {...rowGroup} className={classes.body} style={{ blockSize: totalHeight(lines) }}>
            <DayStripes days={days} today={today} />
            <Lines
              lines={lines}
              shown={shown}
              active={active}
              marked={marked}
              placing={placing}
              words={words}
            />
            {drag && <Ghost drag={drag} days={days} />}
            <PlaceCursor
              lines={lines}
              days={days}
              placing={placing}
              nights={placing ? undefined : nights}
              focused={!booking.opened && !booking.pulling && !placing?.pulled}
            />
            {bar.shown && (
              <BarDetails
                key={`${bar.shown.stay.id} ${bar.shown.room.id}`}
                bar={bar.shown}
                onClose={bar.close}
                onMove={bar.move}
              />
            )}
          </div>
        </div>
      </div>
      <Side
        onBook={mayBook ? () => setNights(firstNight(lines, bookable)) : undefined}
        lines={lines}
        {...waiting}
      />
      {booking.opened && <BookHere {...booking.opened} onClose={booking.close} />}
      {bar.moving && (
        <MoveForm
          stay={bar.moving.stay}
          now={bar.now}
          room={bar.moving.room}
          building={bar.moving.line.floor.building}
          onClose={bar.endMove}
          onMoved={(made, moved) => {
            bar.endMove()
            notifyMoved(made, moved, (back) => void move(back))
            focusBar({ stay: made.stay.id, room: made.to.id })
          }}
        />
      )}
    </div>
  )
}
