import type { Room as RoomOnWire } from '@nivas/contract/venue/schemas.ts'
import { chance, type Random } from './random.ts'
import { type Kind, kinds, plans } from './venue-plan.ts'

export type Building = {
  id: number
  name: string
  name_hi: string
  address: string
  manager: string
  phone: string
}
export type Floor = {
  id: number
  building_id: number
  floor_number: number
  position: RoomOnWire['floor']['position']
}
export type Room = Kind & {
  id: number
  floor_id: number
  building_id: number
  room_number: string
  is_active: boolean
}
export type Venue = { buildings: Building[]; floors: Floor[]; rooms: Room[] }

/** Takes ids from the database in advance, so that the rows can refer to each other before they are written. */
export type TakeIds = (table: 'buildings' | 'floors' | 'rooms', count: number) => Promise<number[]>

/** Makes a room number: `001` on the ground floor of a building, `112` on its first floor. */
const roomNumber = (floor: number, running: number) => `${floor}${String(running).padStart(2, '0')}`

/** Makes the buildings of the plan with their floors and rooms. About one room in a hundred is under repair. */
export async function makeVenue(random: Random, takeIds: TakeIds): Promise<Venue> {
  const venue: Venue = { buildings: [], floors: [], rooms: [] }
  const floorCount = plans.reduce((sum, plan) => sum + plan.storeys * plan.wings.length, 0)
  const roomCount = plans.reduce((sum, plan) => sum + plan.storeys * plan.wings.length * plan.roomsPerWing, 0)
  const buildingIds = (await takeIds('buildings', plans.length)).values()
  const floorIds = (await takeIds('floors', floorCount)).values()
  const roomIds = (await takeIds('rooms', roomCount)).values()
  const next = (ids: Iterator<number>): number => ids.next().value

  for (const { name, hindi, address, manager, storeys, wings, roomsPerWing, rooms } of plans) {
    const building_id = next(buildingIds)
    const phone = `+91 50000 ${10_001 + venue.buildings.length}`
    venue.buildings.push({ id: building_id, name, name_hi: hindi, address, manager, phone })
    for (let storey = 0; storey < storeys; storey += 1) {
      wings.forEach((position, wing) => {
        const floor_id = next(floorIds)
        venue.floors.push({ id: floor_id, building_id, floor_number: storey, position })
        for (let i = 0; i < roomsPerWing; i += 1) {
          venue.rooms.push({
            id: next(roomIds),
            floor_id,
            building_id,
            room_number: roomNumber(storey, wing * roomsPerWing + i + 1),
            ...kinds[rooms[i % rooms.length] ?? 'plain'],
            is_active: !chance(random, 0.01),
          })
        }
      })
    }
  }
  return venue
}
