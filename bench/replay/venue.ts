import { venue } from '@nivas/contract/venue/calls.ts'
import { ask, type Server } from '../server.ts'

const NAME = 'Replay'

/** Creates the house with this many equal rooms through the calls of the staff, unless it exists; returns its id. */
export async function theHouse(server: Pick<Server, 'send'>, rooms: number): Promise<number> {
  const { data: standing } = await ask(server, venue.buildings, { name: NAME })
  if (standing[0]) return standing[0].id
  const { data: house } = await ask(server, venue.addBuilding, {
    name: NAME,
    address: 'One street',
    manager: 'One manager',
    phone: '5000000000',
  })
  const building_id = house.id
  const { data: floor } = await ask(server, venue.addFloor, {
    building_id,
    floor_number: 0,
    position: 'CENTER',
  })
  await ask(server, venue.addManyRooms, {
    building_id,
    floor_id: floor.id,
    from: '1001',
    to: String(1000 + rooms),
    price: 250,
    number_of_beds: 5,
    max_occupiers: 5,
    has_toilet: false,
    has_ac: false,
  })
  return building_id
}
