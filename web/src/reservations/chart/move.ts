import { addDays } from '@nivas/contract/dates.ts'
import type { ChartRoom, ChartStay } from '@nivas/contract/reservations/chart.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import { isOnNightOf, type Piece } from './layout.ts'

/** The fields of a room that a move needs. */
export type MoveRoom = Pick<ChartRoom, 'id' | 'room_number' | 'is_active'>

/** A stay of the chart in one of its rooms, and its target. */
export type Move = StayDates & { stay: ChartStay; from: MoveRoom; to: MoveRoom }

/** Whether a move changes nothing. */
export const isNothing = ({ stay, from, to, arrival_date, departure_date }: Move): boolean =>
  from.id === to.id && arrival_date === stay.arrival_date && departure_date === stay.departure_date

/** Returns the days of a stay moved by this many days. Guests who are checked in keep theirs. */
export function shifted(stay: ChartStay, by: number): StayDates {
  const days = stay.checked_in ? 0 : by
  return {
    arrival_date: addDays(stay.arrival_date, days),
    departure_date: addDays(stay.departure_date, days),
  }
}

/** Returns the stay as it is after a move. */
export const movedStay = ({ stay, from, to, arrival_date, departure_date }: Move): ChartStay => ({
  ...stay,
  arrival_date,
  departure_date,
  room_ids: stay.room_ids.map((id) => (id === from.id ? to.id : id)),
})

/** Returns the move that undoes a move; undefined if the room that the stay left is switched off. */
export const undone = (move: Move): Move | undefined =>
  move.from.is_active || move.from.id === move.to.id
    ? {
        stay: movedStay(move),
        from: move.to,
        to: move.from,
        arrival_date: move.stay.arrival_date,
        departure_date: move.stay.departure_date,
      }
    : undefined

/**
 * Whether a move looks possible, judged by the days on the screen. All rooms of the reservation move to other days
 * together.
 */
export function looksFree(move: Move, pieces: ReadonlyMap<number, readonly Piece[]>): boolean {
  const { stay, from, to } = move
  if (to.id !== from.id && (!to.is_active || stay.room_ids.includes(to.id))) return false
  const isInTheWay = (piece: Piece) => piece.stay?.id !== stay.id && isOnNightOf(piece, move)
  return !movedStay(move).room_ids.some((id) => pieces.get(id)?.some(isInTheWay))
}

/** Returns the request of a move: only what changes, and the state that the screen showed. */
export const requestOf = ({ stay, from, to, arrival_date, departure_date }: Move) => ({
  id: stay.id,
  room_id: from.id,
  ...(to.id !== from.id && { to_room_id: to.id }),
  ...(arrival_date !== stay.arrival_date && { arrival_date }),
  ...(departure_date !== stay.departure_date && { departure_date }),
})

/** Whether the chart still has the stay that a form shows. */
export const isAsShown = (shown: ChartStay, now: ChartStay | undefined): boolean =>
  now !== undefined &&
  now.status === shown.status &&
  now.arrival_date === shown.arrival_date &&
  now.departure_date === shown.departure_date &&
  now.room_ids.length === shown.room_ids.length &&
  now.room_ids.every((id) => shown.room_ids.includes(id))

/** Converts the pixels that a bar was pulled to days. */
export const daysPulled = (pixels: number, dayWidth: number): number => Math.round(pixels / dayWidth) || 0
