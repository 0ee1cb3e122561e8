import type { ChartParty } from '@nivas/contract/reservations/chart.ts'
import { preferencesMissed } from '@nivas/contract/reservations/preferences.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { preferenceWords } from '../preferences.tsx'
import { isOnNightOf, type Line, type RoomLine } from './layout.ts'

/** How a room suits a party: what of its preferences it does not meet, or that it is taken on some night. */
export type Fit = { free: boolean; missed: readonly PlainKey[] }

export const fits = ({ free, missed }: Fit): boolean => free && missed.length === 0

/** As far as the screen knows, which has the shown days alone. */
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

/** The next row below or above that is free for the party; with none left, undefined. Rooms in `except` are left out. */
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

/** The room to begin with: the first that meets all preferences, otherwise the free one that meets most. */
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
