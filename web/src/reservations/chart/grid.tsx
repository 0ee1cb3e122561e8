import { daysBetween } from '@nivas/contract/dates.ts'
import type { ChartRoom } from '@nivas/contract/reservations/chart.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import {
  type FocusEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useMay } from '../../app/session.tsx'
import { useText } from '../../languages/use-text.ts'
import { BarDetails } from './bar-details.tsx'
import { BookHere } from './book-here.tsx'
import classes from './chart.module.css'
import { DayHead, DayStripes } from './day-head.tsx'
import { Ghost } from './ghost.tsx'
import { gridKeys } from './grid-keys.ts'
import { type Days, type Line, type Piece, totalHeight } from './layout.ts'
import { Lines } from './lines.tsx'
import { MoveForm } from './move-form.tsx'
import { datesOf, firstNight, lineOf, type Nights } from './nights.ts'
import { PlaceCursor } from './place-cursor.tsx'
import { grid, rowGroup } from './roles.ts'
import { Side } from './side.tsx'
import { useBarFocus } from './use-bar-focus.ts'
import { useDrag } from './use-drag.ts'
import { useLastFound } from './use-last-found.ts'
import { useMove, useMovedNotice } from './use-move.ts'
import { useNights } from './use-nights.ts'
import { useParties } from './use-parties.ts'
import { usePlacing } from './use-placing.ts'
import { HEAD_HEIGHT, useSizes } from './use-sizes.ts'
import { useWindow } from './use-window.ts'
import { type BarKey, barAt, findBar } from './walk.ts'
import { useWords } from './words.ts'

/** Whether an event is the chart's own: React also passes it the events of the details, a portal over it. */
const isOn = ({ currentTarget, target }: SyntheticEvent) =>
  target instanceof Node && currentTarget.contains(target)

type Props = {
  lines: readonly Line[]
  pieces: ReadonlyMap<number, readonly Piece[]>
  days: Days
  today: string
  /** A reference that was searched for; its bars are marked. */
  marked: string
  /** Changes whenever the chart has to scroll to that reference; `focus` also focuses it. */
  reveal: { key: string; focus: boolean }
  outdated: boolean
  /** Called with whether a dialog or a next step is open: the chart stays then, also without rows. */
  onWork: (isAtWork: boolean) => void
}

/** The chart itself: its scroll area, the focus that moves in it, the parties beside it, and the dialogs that it opens. */
export function Grid({ lines, pieces, days, today, marked, reveal, outdated, onWork }: Props) {
  const t = useText()
  const may = useMay()
  const help = useId()
  const words = useWords()
  const move = useMove()
  const notifyMoved = useMovedNotice()
  const scroller = useRef<HTMLDivElement>(null)
  const { shown, width, onScroll } = useWindow(scroller, lines)
  const { roomWidth, dayWidth, style } = useSizes(width, days.count)
  const bookable = { first: Math.max(0, daysBetween(days.from, today)), count: days.count }
  const chart = { scroller, lines, headHeight: HEAD_HEIGHT }

  const { active, choose, focusBar, focusAfterDialog, barElement } = useBarFocus({
    ...chart,
    marked,
    reveal,
    outdated,
  })
  const [opened, setOpened] = useState<BarKey>()
  const [moving, setMoving] = useState<BarKey>()
  /**
   * Room and days as they were when the form opened: a taken room has no row where only free ones are shown,
   * and after midnight the columns of a chart that begins today are other days.
   */
  const [booking, setBooking] = useState<{ room: ChartRoom; stay: StayDates }>()
  /** Its Bhent is the next step. */
  const [held, setHeld] = useState<Reservation>()

  const { parties, areKnown, mayPlace } = useParties(days)
  const placer = usePlacing({
    ...chart,
    parties,
    onHeld: (reservation, room) => {
      setHeld(reservation)
      focusBar({ stay: reservation.id, room })
    },
    onGivenBack: () => setHeld(undefined),
  })
  const { placing } = placer
  const mayBook = may('admin-booking')
  const free = useNights({
    ...chart,
    days,
    bookable,
    dayWidth,
    roomWidth,
    enabled: mayBook && !placing,
    onBook: (chosen) => book(chosen),
  })
  const { nights, setNights } = free
  const book = (chosen: Nights) => {
    const line = lineOf(lines, chosen.room)
    if (line) setBooking({ room: line.room, stay: datesOf(chosen, days) })
  }

  const { drag, onPointerDown, wasDragged } = useDrag({
    ...chart,
    pieces,
    dayWidth,
    enabled: may('resavation-edit'),
    onStart: (bar) => {
      setOpened(undefined)
      setNights(undefined)
      choose(bar)
    },
    onDrop: move,
  })

  const leaveCursor = () => {
    const card = placing && document.querySelector<HTMLElement>(`[data-party="${placing.party.id}"]`)
    placer.putBack()
    setNights(undefined)
    if (card) card.focus()
    else if (active) focusBar(active)
    else scroller.current?.focus()
  }
  const onKeyDown = gridKeys({
    ...{ lines, bookable, nights, setNights, placer, book, leaveCursor, focusBar },
    openBar: setOpened,
  })

  /** Bars are added and removed while the chart scrolls: the chart listens for all of them. */
  const heard = {
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      if (!isOn(event)) return
      onPointerDown(event)
      free.onPointerDown(event)
    },
    onKeyDown,
    onClick: (event: MouseEvent) => {
      if (!isOn(event)) return
      if (wasDragged.current || free.wasPulled.current) return
      if (placing) return placer.drop(placer.lineUnder(event.clientY))
      const bar = barAt(event.target)
      if (bar) {
        setNights(undefined)
        choose(bar)
        setOpened(bar)
        return
      }
      const place = free.placeAt(event.target, event)
      if (place) setNights({ room: place.line.room.id, start: place.column, end: place.column + 1 })
    },
    onFocus: ({ target }: FocusEvent) => {
      const bar = barAt(target)
      if (bar) choose(bar)
    },
  }

  const openBar = findBar(lines, opened)
  const movingBar = useLastFound(findBar(lines, moving), moving)
  const closeDetails = () => {
    setOpened(undefined)
    if (opened) barElement(opened)?.focus({ preventScroll: true })
  }
  const isAtWork = booking !== undefined || moving !== undefined || held !== undefined
  useEffect(() => onWork(isAtWork), [onWork, isAtWork])

  return (
    <div className={classes.work}>
      <p id={help} className={classes.help}>
        {t(
          'Arrow keys go from stay to stay, Enter opens one. Drag a stay to another room or to other days, and over free nights to book them.',
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
          {...heard}
          className={classes.canvas}
          data-dragging={(drag && !drag.pending) || placing?.pulled || free.pulling || undefined}
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
              focused={!booking && !free.pulling && !placing?.pulled}
            />
            {openBar && (
              <BarDetails
                key={`${openBar.stay.id} ${openBar.room.id}`}
                bar={openBar}
                onClose={closeDetails}
                onMove={() => {
                  closeDetails()
                  setMoving(opened)
                }}
              />
            )}
          </div>
        </div>
      </div>
      <Side
        onBook={mayBook ? () => setNights(firstNight(lines, bookable)) : undefined}
        {...{ mayPlace, parties, areKnown, lines, placer, held }}
        onBhentTaken={() => setHeld(undefined)}
      />
      {booking && (
        <BookHere
          {...booking}
          onClose={(booked) => {
            setBooking(undefined)
            if (!booked) return
            setNights(undefined)
            if (lineOf(lines, booking.room.id)) focusAfterDialog({ stay: booked.id, room: booking.room.id })
            else setTimeout(() => scroller.current?.focus())
          }}
        />
      )}
      {movingBar && (
        <MoveForm
          stay={movingBar.stay}
          room={movingBar.room}
          building={movingBar.line.floor.building}
          onClose={() => setMoving(undefined)}
          onMoved={(made, moved) => {
            setMoving(undefined)
            notifyMoved(made, moved, (back) => void move(back))
            focusBar({ stay: made.stay.id, room: made.to.id })
          }}
        />
      )}
    </div>
  )
}
