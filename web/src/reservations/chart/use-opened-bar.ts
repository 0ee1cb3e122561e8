import { useEffect, useRef, useState } from 'react'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import type { Line } from './layout.ts'
import { useLastFound } from './use-last-found.ts'
import { type BarKey, barOf, findBar } from './walk.ts'

type Options = {
  lines: readonly Line[]
  /** The part of the chart that is shown, such as its days. A stay that another part lacks still exists. */
  view: unknown
  barElement: (bar: BarKey) => HTMLElement | null | undefined
  focusBar: (bar: BarKey) => void
  focusChart: () => void
}

/** Tracks the bar whose details are open, and the bar whose stay the form moves. */
export function useOpenedBar({ lines, view, barElement, focusBar, focusChart }: Options) {
  const t = useText()
  const [opened, setOpened] = useState<BarKey & { view: unknown }>()
  const open = (bar: BarKey | undefined) => setOpened(bar && { ...bar, view })
  const [moving, setMoving] = useState<BarKey>()
  const followed = useRef<BarKey>(undefined)
  const hide = () => open(undefined)
  /** Closes the details and returns the focus to the bar. */
  const close = () => {
    hide()
    if (opened) barElement(opened)?.focus({ preventScroll: true })
  }
  const shown = findBar(lines, opened)
  const gone = useLastFound(shown, opened)?.stay
  useEffect(() => {
    if (!opened || shown) return
    setOpened(undefined)
    if (!gone || opened.view !== view) return
    if (followed.current?.stay === gone.id && findBar(lines, followed.current)) return open(followed.current)
    const moved = barOf(lines, gone.id)
    const name = gone.applicant_name
    notify.failure(
      moved
        ? t('{{name}} was moved to another room meanwhile.', { name })
        : t('{{name}} is no longer on this chart: the stay was deleted or changed meanwhile.', { name }),
    )
    if (moved) focusBar(moved)
    else focusChart()
  })
  const now = findBar(lines, moving)?.stay
  return {
    shown,
    open,
    hide,
    close,
    /** Names the bar to which the user moves a stay, also by Undo: open details of the stay go with it. */
    follow: (bar: BarKey) => {
      followed.current = bar
    },
    moving: useLastFound(findBar(lines, moving), moving),
    /**
     * The stay of the open form as the chart has it now; undefined when it is no longer in this room or on these days.
     */
    now,
    isMoving: moving !== undefined,
    /** Opens the form in place of the details. */
    move: () => {
      close()
      setMoving(opened)
    },
    endMove: () => setMoving(undefined),
  }
}
