import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { freeRooms as freeOfVenue } from '../venue/index.ts'
import type { FreeRoom } from './choose-rooms.ts'

/** The rooms of a building that nobody holds on any night of the stay, each with its place in walking order. */
export async function freeRooms(db: Kysely<DB>, stay: StayDates, buildingId: number): Promise<FreeRoom[]> {
  const free = await freeOfVenue(db, stay.arrival_date, stay.departure_date, buildingId)
  return free.map(({ room, place }) => ({ ...room, place }))
}
