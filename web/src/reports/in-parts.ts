import type { Overview } from '@nivas/contract/reports/schemas.ts'

/** The overview in parts of at most so many columns: a sheet of paper is narrower than a venue of many buildings. */
export function inParts(overview: Overview, most: number): Overview[] {
  const starts = overview.headers.flatMap((_, at) => (at % most === 0 ? [at] : []))
  return starts.map((start) => {
    const part = <T>(values: readonly T[]): T[] => values.slice(start, start + most)
    return {
      ...overview,
      headers: part(overview.headers),
      rows: overview.rows.map((row) => ({
        ...row,
        occupancy: part(row.occupancy),
        people: part(row.people),
        rooms: part(row.rooms),
      })),
    }
  })
}
