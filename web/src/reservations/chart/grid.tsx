import { useEffect, useId } from 'react'
import { useText } from '../../languages/use-text.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import classes from './chart.module.css'
import { DayHead, DayStripes } from './day-head.tsx'
import { Ghost } from './ghost.tsx'
import { totalHeight } from './layout.ts'
import { Lines } from './lines.tsx'
import { firstNight } from './nights.ts'
import { PlaceCursor } from './place-cursor.tsx'
import { grid, rowGroup } from './roles.ts'
import { Side } from './side.tsx'
import { type ShownChart, useChartActions } from './use-chart-actions.ts'
import { useMovedNotice } from './use-move.ts'
import { useWords } from './words.ts'

const BarDetails = onDemand(async () => (await import('./bar-details.tsx')).BarDetails)
const BookHere = onDemand(async () => (await import('./book-here.tsx')).BookHere)
const MoveForm = onDemand(async () => (await import('./move-form.tsx')).MoveForm)

type Props = ShownChart & {
  /** Called with whether a dialog or a next step is open; the chart then stays, even without rows. */
  onWork: (isAtWork: boolean) => void
}

/** The chart: its scroll area, the focus that moves in it, the parties beside it, and the dialogs that it opens. */
export function Grid({ onWork, ...chart }: Props) {
  const { lines, days, today, outdated } = chart
  const t = useText()
  const help = useId()
  const actions = useChartActions(chart)
  const { active, area, bar, booking, drag, handlers, mayBook, placing, waiting } = actions

  const isAtWork = booking.opened !== undefined || bar.isMoving || waiting.held !== undefined
  useEffect(() => onWork(isAtWork), [onWork, isAtWork])

  return (
    <div className={classes.work}>
      <p id={help} className={classes.help}>
        {t(
          'Arrow keys move between stays and Enter opens one. Drag a stay to another room or other days. Drag over free nights to book them.',
        )}
      </p>
      <div
        {...area}
        className={classes.scroller}
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
          <Rows {...chart} of={actions} />
        </div>
      </div>
      <Side
        onBook={mayBook ? () => booking.setNights(firstNight(lines, booking.bookable)) : undefined}
        lines={lines}
        {...waiting}
      />
      {booking.opened && <BookHere {...booking.opened} onClose={booking.close} />}
      <MoveOpened of={actions} />
    </div>
  )
}

type Actions = { of: ReturnType<typeof useChartActions> }

/** The rows with their stays, and what lies over them. */
function Rows({ lines, days, today, marked, of }: ShownChart & Actions) {
  const { active, bar, booking, drag, placing, shown } = of
  const words = useWords()
  return (
    <div {...rowGroup} className={classes.body} style={{ blockSize: totalHeight(lines) }}>
      <DayStripes days={days} today={today} />
      <Lines lines={lines} shown={shown} active={active} marked={marked} placing={placing} words={words} />
      {drag && <Ghost drag={drag} days={days} />}
      <PlaceCursor
        lines={lines}
        days={days}
        placing={placing}
        nights={placing ? undefined : booking.nights}
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
  )
}

/** The form that moves the stay whose details were open. */
function MoveOpened({ of: { bar, focusBar, move } }: Actions) {
  const notifyMoved = useMovedNotice()
  if (!bar.moving) return null
  return (
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
  )
}
