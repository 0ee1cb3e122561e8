import { useEffect, useRef } from 'react'
import classes from './bars.module.css'
import type { Line } from './layout.ts'
import { gridCell, row } from './roles.ts'

type Props = {
  line: Line
  /** Columns of nights. */
  start: number
  end: number
  /** What it is and what can be done with it, for screen readers. */
  label: string
  /** The text beside it. */
  text: string
  /** They cannot be had. */
  refused?: boolean
  /** Whether it takes the focus: not while it follows the pointer. */
  focused: boolean
}

/** The nights of a room that keys have reached; the chart hears the keys. */
export function NightsCursor({ line, start, end, label, text, refused, focused }: Props) {
  const cell = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes along with every step.
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
        style={place}
      >
        <span className={classes.ghostText} aria-hidden>
          {text}
        </span>
      </div>
    </div>
  )
}
