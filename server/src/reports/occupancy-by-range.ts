import type { Input } from '@nivas/contract/call.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import { occupancyPercent } from '@nivas/contract/reports/occupancy.ts'
import type { OccupancyRow } from '@nivas/contract/reports/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { countOccupancy } from './count-occupancy.ts'

/** Returns the occupancy of each building in a range of days, and of all buildings in the last row. */
export async function occupancyByRange(
  db: Kysely<DB>,
  _reader: Reader,
  { from, to }: Input<typeof reports.occupancyByRange>,
): Promise<OccupancyRow[]> {
  const { buildings, of } = await countOccupancy(db, [{ from, to }])
  const row = (building_id: number | null, name: string): OccupancyRow => {
    const { people, rooms, nights, inService } = of(0, building_id)
    return {
      building_id,
      name,
      is_total: building_id === null,
      total_people: people,
      total_occupied_rooms: rooms,
      occcupancy: occupancyPercent(nights, inService),
      total_days: nights,
      nights_in_service: inService,
    }
  }
  return buildings.length === 0 ? [] : [...buildings.map(({ id, name }) => row(id, name)), row(null, '')]
}
