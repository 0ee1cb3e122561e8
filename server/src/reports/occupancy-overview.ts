import type { Input } from '@nivas/contract/call.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import { occupancyPercent } from '@nivas/contract/reports/occupancy.ts'
import { periodsOf } from '@nivas/contract/reports/periods-of.ts'
import type { Overview } from '@nivas/contract/reports/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { countOccupancy } from './count-occupancy.ts'
import { yearsOf } from './years.ts'

/** Returns the occupancy of the weeks or months of a year, or of all years, by building and in all buildings. */
export async function occupancyOverview(
  db: Kysely<DB>,
  { today }: Reader,
  { type, year }: Input<typeof reports.occupancyOverview>,
): Promise<Overview> {
  const years = type === 'Yearly' ? await yearsOf(db, today) : []
  const periods = periodsOf(type, year ?? 0, years)
  const { buildings, of } = await countOccupancy(db, periods)
  const headers = [
    ...buildings.map(({ id, name }) => ({ building_id: id, name })),
    { building_id: null, name: '' },
  ]
  const rows = periods.map(({ from, to }, at) => {
    const counted = headers.map(({ building_id }) => of(at, building_id))
    return {
      from,
      to,
      occupancy: counted.map(({ nights, inService }) => occupancyPercent(nights, inService)),
      people: counted.map(({ people }) => people),
      rooms: counted.map(({ rooms }) => rooms),
    }
  })
  const isEmpty = periods.every((_, at) => of(at, null).rooms === 0)
  return { type, headers, rows: isEmpty ? [] : rows }
}
