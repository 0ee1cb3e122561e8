import { type CSSProperties, useEffect, useRef } from 'react'
import classes from './bars.module.css'
import type { Line } from './layout.ts'
import { gridCell, row } from './roles.ts'

type Props = {
  line: Line
  /** The columns of the nights, `end` exclusive. */
  start: number
  end: number
  /** Says to screen readers what the cursor is on and what the user can do. */
  label: string
  /** The text beside the cursor. */
  text: string
  /** Whether the room is not free on these nights. */
  refused?: boolean
  /** Whether the cursor takes the focus; it does not while it follows the pointer. */
  focused: boolean
}

/** The cursor over nights of a room. The chart handles its keys. */
export function NightsCursor({ line, start, end, label, text, refused, focused }: Props) {
  const cell = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls along with every step.
  useEffect(() => {
    if (!focused) return
    cell.current?.focus({ preventScroll: true })
    cell.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [focused, line.index, start, end])
  const place = { insetBlockStart: line.top, '--start': start, '--nights': end - start }
  return (
    <div {...row(line.index + 2)} className={classes.cursorRow}>
      <div
        ref={cell}
        {...gridCell({ start, end }, label)}
        className={classes.cursor}
        data-cursor
        data-refused={refused || undefined}
        data-testid="nights"
        style={place as CSSProperties}
      >
        <span className={classes.ghostText} aria-hidden>
          {text}
        </span>
      </div>
    </div>
  )
}
