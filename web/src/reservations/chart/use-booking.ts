import { daysBetween } from '@nivas/contract/dates.ts'
import type { ChartRoom } from '@nivas/contract/reservations/chart.ts'
import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import { useState } from 'react'
import { datesOf, lineOf, type Nights } from './nights.ts'
import { useNights } from './use-nights.ts'
import type { BarKey } from './walk.ts'

type Options = Omit<Parameters<typeof useNights>[0], 'bookable' | 'onBook'> & {
  today: string
  focusAfterDialog: (bar: BarKey) => void
}

/** Free nights that are chosen on the chart, and the form that books them. */
export function useBooking({ today, focusAfterDialog, ...chart }: Options) {
  const { scroller, lines, days } = chart
  const bookable = { first: Math.max(0, daysBetween(days.from, today)), count: days.count }
  /**
   * Room and days as they were when the form opened: a taken room has no row where only free ones are shown,
   * and after midnight the columns of a chart that begins today are other days.
   */
  const [opened, setOpened] = useState<{ room: ChartRoom; stay: StayDates }>()
  const book = (chosen: Nights) => {
    const line = lineOf(lines, chosen.room)
    if (line) setOpened({ room: line.room, stay: datesOf(chosen, days) })
  }
  const free = useNights({ ...chart, bookable, onBook: book })
  /** The form is closed, with what was booked or without anything. */
  const close = (booked?: BookedReservation) => {
    setOpened(undefined)
    if (!booked || !opened) return
    free.setNights(undefined)
    if (lineOf(lines, opened.room.id)) focusAfterDialog({ stay: booked.id, room: opened.room.id })
    else setTimeout(() => scroller.current?.focus())
  }
  return { ...free, bookable, opened, book, close }
}
