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

/** The free nights chosen on the chart, and the state of the form that books them. */
export function useBooking({ today, focusAfterDialog, ...chart }: Options) {
  const { scroller, lines, days } = chart
  const bookable = { first: Math.max(0, daysBetween(days.from, today)), count: days.count }
  /**
   * Room and days as they were when the form opened. They are stored because a room that is taken may lose its row, and
   * because after midnight the columns of a chart that begins today mean different days.
   */
  const [opened, setOpened] = useState<{ room: ChartRoom; stay: StayDates }>()
  const book = (chosen: Nights) => {
    const line = lineOf(lines, chosen.room)
    if (line) setOpened({ room: line.room, stay: datesOf(chosen, days) })
  }
  const free = useNights({ ...chart, bookable, onBook: book })
  /** Closes the form, with the booked reservation if there is one. */
  const close = (booked?: BookedReservation) => {
    setOpened(undefined)
    if (!booked || !opened) return
    free.setNights(undefined)
    if (lineOf(lines, opened.room.id)) focusAfterDialog({ stay: booked.id, room: opened.room.id })
    else setTimeout(() => scroller.current?.focus())
  }
  return { ...free, bookable, opened, book, close }
}
