export type QuarterHour = { from: string; people: number }

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Returns all quarter hours from the first to the last one with visitors, including the empty ones between them. */
export function everyQuarterHour(some: readonly QuarterHour[]): QuarterHour[] {
  const people = new Map(some.map(({ from, people }) => [minutesOf(from), people]))
  if (people.size === 0) return []
  const first = Math.min(...people.keys())
  const last = Math.max(...people.keys())
  const count = Math.floor((last - first) / 15) + 1
  return Array.from({ length: count }, (_, at) => first + at * 15).map((minutes) => ({
    from: timeOf(minutes),
    people: people.get(minutes) ?? 0,
  }))
}
