import { venue } from '@nivas/contract/venue/calls.ts'
import type { Page } from '@playwright/test'
import { send } from './staff.ts'

const room = { number_of_beds: 2, max_occupiers: 3, has_toilet: false, toilet_type: null, has_ac: false }

/** Floors: the number of each, its first room and its last, and their Bhent per day. */
type Floors = readonly (readonly [floor: number, from: string, to: string, price: number])[]

/** Makes a building of a journey's own; gives the ids of its rooms by their numbers. */
export async function makeBuilding(page: Page, name: string, floors: Floors) {
  const building = (
    await send(page, venue.addBuilding, { name, address: 'A', manager: 'M', phone: '9876543210' })
  ).data
  const rooms = new Map<string, number>()
  for (const [floor_number, from, to, price] of floors) {
    const floor = (
      await send(page, venue.addFloor, { building_id: building.id, floor_number, position: 'LEFT' })
    ).data
    const made = { building_id: building.id, floor_id: floor.id, from, to, price, ...room }
    for (const one of (await send(page, venue.addManyRooms, made)).data) rooms.set(one.room_number, one.id)
  }
  return { building, rooms }
}
