import type { KeyboardEvent } from 'react'
import type { Line } from './layout.ts'
import { type Bookable, type Nights, nextNights } from './nights.ts'
import type { usePlacing } from './use-placing.ts'
import { type BarKey, barAt, nextBar } from './walk.ts'

type Chart = {
  lines: readonly Line[]
  bookable: Bookable
  /** The free nights under the cursor. */
  nights: Nights | undefined
  setNights: (nights: Nights) => void
  placer: ReturnType<typeof usePlacing>
  book: (nights: Nights) => void
  leaveCursor: () => void
  openBar: (bar: BarKey) => void
  focusBar: (bar: BarKey) => void
}

/** Handles the keys of the chart: on bars, and on the cursor over free nights or over the rooms for a party. */
export function gridKeys(chart: Chart) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOnCursor = (event.target as Element).closest('[data-cursor]') !== null
    if (isOnCursor ? cursorKey(chart, event) : barKey(chart, event)) event.preventDefault()
  }
}

const isChoosing = (key: string) => key === 'Enter' || key === ' '

/** Handles a key on the cursor; returns whether it did something. */
function cursorKey(chart: Chart, event: KeyboardEvent): boolean {
  const { lines, bookable, nights, placer } = chart
  const { key } = event
  if (key === 'Escape') chart.leaveCursor()
  else if (placer.placing) {
    if (isChoosing(key)) placer.drop()
    else if (key === 'ArrowDown' || key === 'ArrowUp') placer.step(key === 'ArrowDown' ? 1 : -1)
    else return false
  } else if (nights && isChoosing(key)) chart.book(nights)
  else if (nights && key.startsWith('Arrow'))
    chart.setNights(nextNights(lines, nights, event, bookable) ?? nights)
  else return false
  return true
}

/** Opens a bar or moves to another; returns whether the key is handled, so that it does not also scroll the chart. */
function barKey({ lines, openBar, focusBar }: Chart, { target, key }: KeyboardEvent): boolean {
  const bar = barAt(target)
  if (!bar) return false
  if (isChoosing(key)) {
    openBar(bar)
    return true
  }
  const next = nextBar(lines, bar, key)
  if (next) focusBar(next)
  return next !== undefined || /^(Arrow|Page|Home|End)/.test(key)
}
