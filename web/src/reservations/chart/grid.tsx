import { useMediaQuery } from '@mantine/hooks'
import type { ChartStay } from '@nivas/contract/reservations/chart.ts'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useMay } from '../../app/session.tsx'
import { useText } from '../../languages/use-text.ts'
import { NARROW } from '../../ui/layout.ts'
import { BarDetails } from './bar-details.tsx'
import classes from './chart.module.css'
import { DayHead, DayStripes } from './day-head.tsx'
import { Ghost } from './ghost.tsx'
import { type Days, type Line, type Piece, ROOM_HEIGHT, totalHeight } from './layout.ts'
import { Lines } from './lines.tsx'
import { MoveForm } from './move-form.tsx'
import { grid, rowGroup } from './roles.ts'
import { useDrag } from './use-drag.ts'
import { useMove, useTellMoved } from './use-move.ts'
import { useWindow } from './use-window.ts'
import { type BarKey, findBar, firstBar, nextBar } from './walk.ts'
import { useWords } from './words.ts'

/** In pixels, equal to the style sheet. */
const HEAD_HEIGHT = 56
const ROOM_WIDTH = { narrow: 84, wide: 132 }
const LEAST_DAY = 40

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
}

/** The chart itself: its scroll area, the focus that moves in it, and the dialogs that it opens. */
export function Grid({ lines, pieces, days, today, marked, reveal, outdated }: Props) {
  const t = useText()
  const may = useMay()
  const help = useId()
  const words = useWords()
  const move = useMove()
  const tellMoved = useTellMoved()
  const scroller = useRef<HTMLDivElement>(null)
  const { shown, width, onScroll } = useWindow(scroller, lines)
  const narrow = useMediaQuery(NARROW)
  const roomWidth = narrow ? ROOM_WIDTH.narrow : ROOM_WIDTH.wide
  const dayWidth = Math.max(LEAST_DAY, Math.floor((width - roomWidth) / days.count))

  const [chosen, setChosen] = useState<BarKey>()
  const active = findBar(lines, chosen) ? chosen : firstBar(lines)
  const [opened, setOpened] = useState<BarKey>()
  const [moving, setMoving] = useState<BarKey>()
  /** A bar that gets the focus as soon as it is rendered. */
  const wanted = useRef<BarKey>(undefined)

  const barElement = ({ stay, room }: BarKey) =>
    scroller.current?.querySelector<HTMLElement>(`[data-stay="${stay}"][data-room="${room}"]`)
  const focusBar = (bar: BarKey) => {
    wanted.current = bar
    setChosen(bar)
  }
  useEffect(() => {
    const element = wanted.current && barElement(wanted.current)
    if (!element) return
    wanted.current = undefined
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const revealed = useRef('')
  useEffect(() => {
    if (marked === '' || outdated || revealed.current === reveal.key) return
    const line = lines.find(({ pieces: some }) =>
      some?.some(({ stay }) => stay?.application_number === marked),
    )
    const stay = line?.pieces?.find((piece) => piece.stay?.application_number === marked)?.stay
    if (!line?.room || !stay) return
    revealed.current = reveal.key
    const bar = { stay: stay.id, room: line.room.id }
    const box = scroller.current
    if (box) box.scrollTop = line.top - (box.clientHeight - HEAD_HEIGHT - ROOM_HEIGHT) / 2
    if (reveal.focus) wanted.current = bar
    setChosen(bar)
  }, [lines, marked, outdated, reveal])

  const { drag, onPointerDown, wasDragged } = useDrag({
    scroller,
    lines,
    pieces,
    dayWidth,
    headHeight: HEAD_HEIGHT,
    enabled: may('resavation-edit'),
    onStart: (bar) => {
      setOpened(undefined)
      setChosen(bar)
    },
    onDrop: move,
  })

  const barAt = (target: EventTarget): BarKey | undefined => {
    const found = target instanceof Element && target.closest<HTMLElement>('[data-stay]')
    return found ? { stay: Number(found.dataset.stay), room: Number(found.dataset.room) } : undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const bar = barAt(event.target)
    if (!bar || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') setOpened(bar)
    else {
      const next = nextBar(lines, bar, event.key)
      if (!next && !/^(Arrow|Page|Home|End)/.test(event.key)) return
      if (next) focusBar(next)
    }
    event.preventDefault()
  }

  /** Bars are added and removed while the chart scrolls: the chart listens for all of them. */
  const heard = {
    onPointerDown,
    onKeyDown,
    onClick: ({ target }: MouseEvent) => {
      const bar = barAt(target)
      if (!bar || wasDragged.current) return
      setChosen(bar)
      setOpened(bar)
    },
    onFocus: ({ target }: FocusEvent) => setChosen(barAt(target) ?? chosen),
  }

  const openBar = findBar(lines, opened)
  const movingBar = useLastFound(findBar(lines, moving), moving)
  const closeDetails = () => {
    setOpened(undefined)
    if (opened) barElement(opened)?.focus({ preventScroll: true })
  }

  const sizes = {
    '--days': days.count,
    '--day-width': `${dayWidth}px`,
    '--room-width': `${roomWidth}px`,
    '--head-height': `${HEAD_HEIGHT}px`,
  }
  return (
    <>
      <p id={help} className={classes.help}>
        {t('Arrow keys go from stay to stay, Enter opens one. Drag a stay to another room or to other days.')}
      </p>
      <div
        ref={scroller}
        className={classes.scroller}
        style={sizes as CSSProperties}
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
          data-dragging={(drag && !drag.pending) || undefined}
        >
          <DayHead days={days} today={today} />
          <div {...rowGroup} className={classes.body} style={{ blockSize: totalHeight(lines) }}>
            <DayStripes days={days} today={today} />
            <Lines lines={lines} shown={shown} active={active} marked={marked} words={words} />
            {drag && <Ghost drag={drag} days={days} />}
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
      {movingBar && (
        <MoveForm
          stay={movingBar.stay}
          room={movingBar.room}
          building={movingBar.line.floor.building}
          onClose={() => setMoving(undefined)}
          onMoved={(made, moved) => {
            setMoving(undefined)
            tellMoved(made, moved, (back) => void move(back))
            focusBar({ stay: made.stay.id, room: made.to.id })
          }}
        />
      )}
    </>
  )
}

type Found = ReturnType<typeof findBar>

/** The stay of an open form stays the same, also when the chart is refetched meanwhile. */
function useLastFound(found: Found, key: BarKey | undefined): Found {
  const last = useRef<{ key: BarKey; found: NonNullable<Found> & { stay: ChartStay } }>(undefined)
  if (!key) last.current = undefined
  else if (last.current?.key !== key && found) last.current = { key, found }
  return key && last.current?.found
}
