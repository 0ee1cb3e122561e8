import type { CSSProperties } from 'react'
import { useNarrow } from '../../ui/use-narrow.ts'

/** In pixels, equal to the style sheet. */
export const HEAD_HEIGHT = 56
const ROOM_WIDTH = { narrow: 84, wide: 132 }
const LEAST_DAY = 40

/** The widths of a room's name and of a day, in pixels, in a chart of this width; `style` gives them to the style sheet. */
export function useSizes(width: number, days: number) {
  const narrow = useNarrow()
  const roomWidth = narrow ? ROOM_WIDTH.narrow : ROOM_WIDTH.wide
  const dayWidth = Math.max(LEAST_DAY, Math.floor((width - roomWidth) / days))
  const style: CSSProperties = {
    '--days': days,
    '--day-width': `${dayWidth}px`,
    '--room-width': `${roomWidth}px`,
    '--head-height': `${HEAD_HEIGHT}px`,
  }
  return { roomWidth, dayWidth, style }
}
