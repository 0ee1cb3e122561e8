import type { ChartStay } from '@nivas/contract/reservations/chart.ts'
import type { Line, RoomLine, Span } from './layout.ts'

/** The ids of a reservation and of one of its rooms; together they identify a bar. */
export type BarKey = { stay: number; room: number }

type StayPiece = Span & { stay: ChartStay }

const staysOf = (line: Line | undefined): StayPiece[] =>
  line?.pieces?.filter((piece): piece is StayPiece & typeof piece => piece.stay !== undefined) ?? []

const keyOf = (line: RoomLine, piece: StayPiece | undefined): BarKey | undefined =>
  piece && { stay: piece.stay.id, room: line.room.id }

/** Returns the row and the piece of a bar; undefined when the chart no longer has it. */
export function findBar(lines: readonly Line[], key: BarKey | undefined) {
  const line = key && lines.find(({ room }) => room?.id === key.room)
  const piece = line?.pieces?.find(({ stay }) => stay?.id === key?.stay)
  return line?.room && piece?.stay ? { line, room: line.room, piece, stay: piece.stay } : undefined
}

/** Returns the bar that contains an element. */
export function barAt(target: EventTarget): BarKey | undefined {
  const found = target instanceof Element && target.closest<HTMLElement>('[data-stay]')
  return found ? { stay: Number(found.dataset.stay), room: Number(found.dataset.room) } : undefined
}

/** Returns the first bar of the chart. */
export function firstBar(lines: readonly Line[]): BarKey | undefined {
  for (const line of lines) if (line.room && staysOf(line)[0]) return keyOf(line, staysOf(line)[0])
  return undefined
}

/** Returns the first bar of a stay. */
export function barOf(lines: readonly Line[], stay: number): BarKey | undefined {
  for (const line of lines)
    if (line.room && staysOf(line).some((piece) => piece.stay.id === stay))
      return { stay, room: line.room.id }
  return undefined
}

/** The number of rows with bars that Page Up and Page Down skip. */
const PAGE = 10

/** The number of rows with bars that each key moves down, or up when negative. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }

/** Returns the piece that begins nearest to a column. */
const nearest = (pieces: readonly StayPiece[], start: number): StayPiece | undefined =>
  pieces.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]

/** Returns the bar that a key leads to; undefined when it leads to none. */
export function nextBar(lines: readonly Line[], from: BarKey, key: string): BarKey | undefined {
  const found = findBar(lines, from)
  if (!found) return firstBar(lines)
  const { line, piece } = found
  const row = staysOf(line)
  const at = row.findIndex(({ stay }) => stay.id === from.stay)
  if (key === 'ArrowRight') return keyOf(line, row[at + 1])
  if (key === 'ArrowLeft') return keyOf(line, row[at - 1])
  if (key === 'Home') return keyOf(line, row[0])
  if (key === 'End') return keyOf(line, row.at(-1))

  const step = steps[key]
  if (!step) return undefined
  let left = Math.abs(step)
  let reached: BarKey | undefined
  for (let index = line.index + Math.sign(step); left > 0; index += Math.sign(step)) {
    const other = lines[index]
    if (!other) break
    if (!other.room) continue
    const bar = nearest(staysOf(other), piece.start)
    if (!bar) continue
    reached = keyOf(other, bar)
    left -= 1
  }
  return reached
}
