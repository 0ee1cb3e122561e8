import { IconCheck, IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import classes from './bars.module.css'
import { type Days, spanOf } from './layout.ts'
import type { Drag } from './use-drag.ts'

/** Shows the target of the bar that is being dragged, and whether it looks free. */
export function Ghost({ drag: { move, top, free, pending }, days }: { drag: Drag; days: Days }) {
  const t = useText()
  const { day } = useFormat()
  const span = spanOf(move.arrival_date, move.departure_date, days)
  const Icon = free ? IconCheck : IconX
  const values = {
    room: move.to.room_number,
    arrival: day(move.arrival_date),
    departure: day(move.departure_date),
  }
  const place = {
    insetBlockStart: top,
    '--start': span?.start ?? 0,
    '--nights': span ? span.end - span.start : 0,
  }
  return (
    <div
      aria-hidden
      className={classes.ghost}
      data-free={free}
      data-late={(span && span.start > days.count / 2) || undefined}
      data-pending={pending}
      data-testid="ghost"
      style={place as CSSProperties}
    >
      <span className={classes.ghostText}>
        <Icon className={classes.icon} />
        {free
          ? t('Room {{room}}, {{arrival}} to {{departure}}: looks free', values)
          : t('Room {{room}}, {{arrival}} to {{departure}}: not free', values)}
      </span>
    </div>
  )
}
