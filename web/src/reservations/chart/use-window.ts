import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { type Line, lineAt } from './layout.ts'

/** The number of rows drawn beyond the visible ones, so that a quick scroll shows no blank space. */
const BEYOND = 6

/** The window moves by this many rows, so that most frames of a scroll draw nothing. */
const STEP = 4

/** Computes the drawn rows of a scroll area as [first, end), and its width in pixels. */
export function useWindow(scroller: RefObject<HTMLElement | null>, lines: readonly Line[]) {
  const [shown, setShown] = useState<readonly [number, number]>([0, 0])
  const [width, setWidth] = useState(0)

  const look = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const first = lineAt(lines, box.scrollTop) - BEYOND
    const end = lineAt(lines, box.scrollTop + box.clientHeight) + 1 + BEYOND
    const next = [Math.max(0, Math.floor(first / STEP) * STEP), Math.ceil(end / STEP) * STEP] as const
    setShown((before) => (before[0] === next[0] && before[1] === next[1] ? before : next))
  }, [scroller, lines])

  useLayoutEffect(look, [look])
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const measure = () => {
      setWidth(box.clientWidth)
      look()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [scroller, look])

  return { shown, width, onScroll: look }
}
