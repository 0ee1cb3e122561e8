import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { ROOM_HEIGHT, type Scrolled } from './layout.ts'
import { type BarKey, barAt, barOf, findBar, firstBar } from './walk.ts'

type Options = Scrolled & {
  /** The reference that was searched for. */
  marked: string
  /** Its key changes whenever the chart must scroll to that reference; `focus` also focuses the bar. */
  reveal: { key: string; focus: boolean }
  outdated: boolean
}

/** Tracks the bar that Tab focuses, and focuses bars that may not be drawn yet. */
export function useBarFocus({ scroller, lines, headHeight, marked, reveal, outdated }: Options) {
  const [chosen, choose] = useState<BarKey>()
  const active = findBar(lines, chosen) ? chosen : firstBar(lines)
  /** The bar to focus when it is rendered. */
  const wanted = useRef<BarKey>(undefined)

  const barElement = ({ stay, room }: BarKey) =>
    scroller.current?.querySelector<HTMLElement>(`[data-stay="${stay}"][data-room="${room}"]`)
  const focusBar = (bar: BarKey) => {
    wanted.current = bar
    // A new object renders again even if this bar is already chosen.
    choose({ ...bar })
  }
  useEffect(() => {
    const element = wanted.current && barElement(wanted.current)
    if (!element) return
    wanted.current = undefined
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  /** The bar to focus after a dialog, which closes in this render, has returned the focus. */
  const later = useRef<BarKey>(undefined)
  const focusAfterDialog = (bar: BarKey) => {
    later.current = bar
    choose(bar)
  }
  useEffect(() => {
    const bar = later.current
    later.current = undefined
    if (bar) setTimeout(() => focusBar(bar))
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
    if (box) box.scrollTop = line.top - (box.clientHeight - headHeight - ROOM_HEIGHT) / 2
    if (reveal.focus) wanted.current = bar
    choose(bar)
  }, [scroller, headHeight, lines, marked, outdated, reveal])

  /** The bar that has the focus. When Undo or another desk moves its stay, the focus follows. */
  const focused = useRef<BarKey>(undefined)
  useEffect(() => {
    const gone = focused.current
    if (!gone || outdated || findBar(lines, gone)) return
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const moved = barOf(lines, gone.stay)
    if (moved) focusBar(moved)
    else scroller.current?.focus()
  })
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = barAt(target)
      if (focused.current) choose(focused.current)
    },
    // React reports no blur for an element that React removes, so `focused` still names a bar that is gone.
    onBlur: () => {
      focused.current = undefined
    },
  }

  return { active, choose, focusBar, focusAfterDialog, barElement, handlers }
}
