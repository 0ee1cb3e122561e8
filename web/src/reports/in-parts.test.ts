import type { Overview } from '@nivas/contract/reports/schemas.ts'
import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'

const overviewOf = (columns: number): Overview => {
  const each = Array.from({ length: columns }, (_, at) => at)
  return {
    type: 'Monthly',
    headers: each.map((at) => ({
      building_id: at === columns - 1 ? null : at + 1,
      name: `Building ${at + 1}`,
    })),
    rows: [{ from: '2026-11-01', to: '2026-11-30', occupancy: each, people: each, rooms: each }],
  }
}

test('every building of a large venue is on the paper once, with its figures', () => {
  const parts = inParts(overviewOf(72), 9)
  expect(parts.map(({ headers }) => headers.length)).toEqual(Array.from({ length: 8 }, () => 9))
  expect(parts.flatMap(({ headers }) => headers)).toEqual(overviewOf(72).headers)
  for (const figure of ['occupancy', 'people', 'rooms'] as const)
    expect(parts.flatMap(({ rows }) => rows[0]?.[figure])).toEqual(overviewOf(72).rows[0]?.[figure])
})

test('a small venue stays in one part', () => {
  expect(inParts(overviewOf(9), 9)).toEqual([overviewOf(9)])
})
