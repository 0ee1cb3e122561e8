import type { ChartRoom } from '@nivas/contract/reservations/chart.ts'
import { IconCheck, IconClockHour4, IconKey, IconTool } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { directionOf } from '../../ui/table/cell.tsx'
import classes from './bars.module.css'
import type { Piece, Span } from './layout.ts'
import { stateOf, type Words } from './words.ts'

/** The icon of each status, because many people cannot tell the colours apart. The legend explains them. */
export const stateIcons = { HOLD: IconClockHour4, PAID: IconCheck, 'Checked in': IconKey }

/** Returns the columns of a span; the chart sets their widths. */
const spanStyle = ({ start, end }: Pick<Span, 'start' | 'end'>): CSSProperties =>
  ({ '--start': start, '--nights': end - start }) as CSSProperties

type Props = {
  piece: Piece
  room: ChartRoom
  /** The bar that Tab focuses. */
  active: boolean
  /** The bar that was searched for. */
  marked: boolean
  words: Words
}

/** A stay in a room, or days on which the room is closed. The chart handles clicks and keys. */
export function Bar({ piece, room, active, marked, words }: Props) {
  const cell = (label: string) => ({
    role: 'gridcell',
    'aria-label': label,
    'aria-colindex': piece.start + 2,
    'aria-colspan': piece.end - piece.start,
    'data-cut-start': piece.cutStart || undefined,
    'data-cut-end': piece.cutEnd || undefined,
    style: spanStyle(piece),
  })
  if (piece.closure) {
    const label = words.closed(piece.closure)
    return (
      <div {...cell(label)} className={classes.closure} title={label}>
        <IconTool className={classes.icon} aria-hidden />
        <span className={classes.name}>{words.reason(piece.closure)}</span>
      </div>
    )
  }
  const { stay } = piece
  const state = stateOf(stay)
  const Icon = stateIcons[state]
  return (
    <div
      {...cell(words.bar(stay, room))}
      className={classes.bar}
      tabIndex={active ? 0 : -1}
      aria-haspopup="dialog"
      data-stay={stay.id}
      data-room={room.id}
      data-state={state}
      data-marked={marked || undefined}
    >
      <Icon className={classes.icon} aria-hidden />
      <span className={classes.name} dir={directionOf(stay.applicant_name)}>
        {stay.applicant_name}
      </span>
      {/* One night is too narrow for the name and the number of members. */}
      {piece.end - piece.start > 1 && <span className={classes.members}>, {stay.members_count}</span>}
    </div>
  )
}
