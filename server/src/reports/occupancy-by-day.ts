import type { Input } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import { occupancyPercent } from '@nivas/contract/reports/occupancy.ts'
import type { DayOccupancy } from '@nivas/contract/reports/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { countOccupancy, type Days } from './count-occupancy.ts'

/** Returns the occupancy of every night of a year, in all buildings or in one. */
export async function occupancyByDay(
  db: Kysely<DB>,
  _reader: Reader,
  { year, building_id }: Input<typeof reports.occupancyByDay>,
): Promise<DayOccupancy[]> {
  const days: Days[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    days.push({ from: day, to: day })
  const { of } = await countOccupancy(db, days, building_id, { nightsOnly: true })
  return days.map(({ from: day }, at) => {
    const { nights, inService } = of(at, null)
    return {
      day,
      rooms: nights,
      rooms_in_service: inService,
      occupancy: occupancyPercent(nights, inService),
    }
  })
}
