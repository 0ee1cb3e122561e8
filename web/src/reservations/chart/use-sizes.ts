import type { CSSProperties } from 'react'
import { useNarrow } from '../../ui/use-narrow.ts'

/** Sizes in pixels; they must equal those in the style sheet. */
export const HEAD_HEIGHT = 56
const ROOM_WIDTH = { narrow: 84, wide: 132 }
const LEAST_DAY = 40

/** Returns the widths of the room column and of a day in pixels; `style` passes them to the style sheet. */
export function useSizes(width: number, days: number) {
  const narrow = useNarrow()
  const roomWidth = narrow ? ROOM_WIDTH.narrow : ROOM_WIDTH.wide
  const dayWidth = Math.max(LEAST_DAY, Math.floor((width - roomWidth) / days))
  const style = {
    '--days': days,
    '--day-width': `${dayWidth}px`,
    '--room-width': `${roomWidth}px`,
    '--head-height': `${HEAD_HEIGHT}px`,
  } as CSSProperties
  return { roomWidth, dayWidth, style }
}
