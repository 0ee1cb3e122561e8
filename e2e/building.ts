import { venue } from '@nivas/contract/venue/calls.ts'
import { office, ownName } from './office.ts'

const room = { number_of_beds: 2, has_toilet: false, toilet_type: null, has_ac: false }

/** Floors: number, first room, last room, Bhent per day, and places per room (3 by default). */
type Floors = readonly (readonly [
  floor: number,
  from: string,
  to: string,
  price: number,
  max_occupiers?: number,
])[]

/** Makes a building only for this journey, with free rooms; returns their ids by number, and the id of the last floor. */
export async function makeBuilding(floors: Floors = [[1, '101', '104', 500]], called = 'Yamuna') {
  const name = ownName(called)
  const building = await office(venue.addBuilding, { name, address: 'A', manager: 'M', phone: '9876543210' })
  const rooms = new Map<string, number>()
  let floorId = 0
  for (const [floor_number, from, to, price, max_occupiers = 3] of floors) {
    const floor = await office(venue.addFloor, { building_id: building.id, floor_number, position: 'LEFT' })
    floorId = floor.id
    const made = { building_id: building.id, floor_id: floor.id, from, to, price, max_occupiers, ...room }
    for (const one of await office(venue.addManyRooms, made)) rooms.set(one.room_number, one.id)
  }
  const roomId = (number: string) => {
    const id = rooms.get(number)
    if (!id) throw new Error(`${name} has no room ${number}`)
    return id
  }
  return { building, roomId, floorId }
}
