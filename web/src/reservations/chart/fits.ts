import type { ChartParty } from '@nivas/contract/reservations/chart.ts'
import { preferencesMissed } from '@nivas/contract/reservations/preferences.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { preferenceWords } from '../preferences.tsx'
import { isOnNightOf, type Line, type RoomLine } from './layout.ts'

/** How a room suits a party: whether it is free on all nights, and the preferences that it does not meet. */
export type Fit = { free: boolean; missed: readonly PlainKey[] }

export const fits = ({ free, missed }: Fit): boolean => free && missed.length === 0

/** Returns how a room suits a party, judged by the shown days only. */
export function fitOf({ room, floor, pieces }: RoomLine, party: ChartParty): Fit {
  const { preferred_buildings } = party
  const free = room.is_active && !pieces.some((piece) => isOnNightOf(piece, party))
  const elsewhere = preferred_buildings.length > 0 && !preferred_buildings.includes(floor.building_id)
  return {
    free,
    missed: [
      ...preferencesMissed(room, party).map((name) => preferenceWords[name]),
      ...(elsewhere ? ['Preferred buildings' as const] : []),
    ],
  }
}

/** Returns the next row below or above that is free for the party and not in `except`; undefined when there is none. */
export function nextFree(
  lines: readonly Line[],
  party: ChartParty,
  from: number,
  by: 1 | -1,
  except: readonly number[] = [],
): RoomLine | undefined {
  for (let index = from + by; index >= 0 && index < lines.length; index += by) {
    const line = lines[index]
    if (line?.room && !except.includes(line.room.id) && fitOf(line, party).free) return line
  }
  return undefined
}

/** Returns the first room that meets all preferences, otherwise the free room that meets most of them. */
export function bestRoom(
  lines: readonly Line[],
  party: ChartParty,
  except: readonly number[] = [],
): RoomLine | undefined {
  let best: { line: RoomLine; missed: number } | undefined
  for (const line of lines) {
    if (!line.room || except.includes(line.room.id)) continue
    const { free, missed } = fitOf(line, party)
    if (free && (!best || missed.length < best.missed)) best = { line, missed: missed.length }
  }
  return best?.line
}
