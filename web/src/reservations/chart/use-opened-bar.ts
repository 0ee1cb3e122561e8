import { useState } from 'react'
import type { Line } from './layout.ts'
import { useLastFound } from './use-last-found.ts'
import { type BarKey, findBar } from './walk.ts'

/** Tracks the bar whose details are open, and the bar whose stay the form moves. */
export function useOpenedBar(
  lines: readonly Line[],
  barElement: (bar: BarKey) => HTMLElement | null | undefined,
) {
  const [opened, open] = useState<BarKey>()
  const [moving, setMoving] = useState<BarKey>()
  const hide = () => open(undefined)
  /** Closes the details and returns the focus to the bar. */
  const close = () => {
    hide()
    if (opened) barElement(opened)?.focus({ preventScroll: true })
  }
  const now = findBar(lines, moving)?.stay
  return {
    shown: findBar(lines, opened),
    open,
    hide,
    close,
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
