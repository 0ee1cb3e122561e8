import { addDays } from '@nivas/contract/dates.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Chart } from '@nivas/contract/reservations/chart.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAnswerAtOnce } from '../../api/hooks.ts'
import { type Days, isFree, linesOf, piecesByRoom, type Wanted } from './layout.ts'

/**
 * The interval in milliseconds at which the chart reads its data again, because other desks change stays. It also does
 * so when the user returns to the window.
 */
export const OFTEN = 30_000

const empty: Chart = { floors: [], stays: [], closures: [] }

/** Reads the data of the chart, keeps it fresh, and derives rows and pieces from it. */
export function useChart(days: Days, building_id: number | undefined, wanted: Wanted) {
  const { from, count } = days
  const { free: isFreeOnly = false, state } = wanted
  const answer = useAnswerAtOnce(
    calls.chart,
    { from, to: addDays(from, count - 1), ...(building_id !== undefined && { building_id }) },
    { refetchInterval: OFTEN, refetchOnWindowFocus: 'always', placeholderData: keepPreviousData },
  )
  const chart = answer.data?.data
  const pieces = useMemo(() => piecesByRoom(chart ?? empty, { from, count }), [chart, from, count])
  const lines = useMemo(
    () => linesOf(chart?.floors ?? [], pieces, { free: isFreeOnly, state }),
    [chart, pieces, isFreeOnly, state],
  )
  const rooms = useMemo(() => chart?.floors.flatMap((floor) => floor.rooms) ?? [], [chart])
  const free = useMemo(
    () => rooms.filter((room) => isFree(room, pieces.get(room.id))).length,
    [rooms, pieces],
  )
  return { answer, chart, pieces, lines, rooms: rooms.length, free }
}
