import type { Overview } from '@nivas/contract/reports/schemas.ts'

/**
 * Splits the overview into parts of at most `most` columns, because a sheet of paper is too narrow for many buildings.
 */
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
