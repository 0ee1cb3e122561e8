/** The fields of a line that decide which lines depend on each other. */
export type Linked = {
  id: number
  arrival_date: string
  departure_date: string
  /** The present rooms and the proposed rooms. */
  held: readonly number[]
  room_ids: readonly number[]
}

/**
 * Groups lines that must be accepted together, because one takes a room that another leaves: a swap of two rooms, or a
 * series of moves. Every other line is a chain of one.
 */
export function chainsOf<L extends Linked>(lines: readonly L[]): L[][] {
  const leavers = new Map<number, L[]>()
  for (const line of lines)
    for (const room of line.held)
      if (!line.room_ids.includes(room)) leavers.set(room, [...(leavers.get(room) ?? []), line])

  const head = new Map(lines.map((line) => [line.id, line.id]))
  const headOf = (id: number): number => {
    const up = head.get(id) ?? id
    return up === id ? id : headOf(up)
  }
  for (const line of lines)
    for (const room of line.room_ids)
      for (const leaver of leavers.get(room) ?? [])
        if (
          leaver.id !== line.id &&
          leaver.arrival_date < line.departure_date &&
          line.arrival_date < leaver.departure_date
        )
          head.set(headOf(line.id), headOf(leaver.id))
  return [...Map.groupBy(lines, ({ id }) => headOf(id)).values()]
}
