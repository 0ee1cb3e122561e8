import { inDays } from '../factories.ts'
import type { Ids, Samples } from './sample.ts'

const ofBuilding = { name: 'A', address: 'B', manager: 'C', phone: '1234567' }
const ofRoom = {
  price: 1.5,
  number_of_beds: 2,
  max_occupiers: 3,
  has_toilet: 1,
  toilet_type: 'DESI',
  has_ac: false,
}
const onFloor = ({ building, floor }: Ids) => ({ building_id: building, floor_id: floor })
const inRoom = (ids: Ids) => ({ ...onFloor(ids), room_id: ids.rooms[0] })
const closure = { from: inDays(1), to: inDays(2), reason: 'x' }

export const venue: Samples = {
  'venue.availableRooms': () => ({ arrival: inDays(1), departure: inDays(2), building_id: 1 }),
  'venue.buildings': () => ({
    page: 1,
    per_page: 25,
    sort: 'name',
    order: 'asc',
    name: 'a',
    arrival: inDays(1),
    departure: inDays(2),
  }),
  'venue.building': ({ building }) => ({ id: building }),
  'venue.addBuilding': () => ofBuilding,
  'venue.editBuilding': ({ building }) => ({ id: building, ...ofBuilding, name: 'E', is_active: 1 }),
  'venue.removeBuilding': ({ building }) => ({ id: building }),
  'venue.floors': ({ building }) => ({ building_id: building }),
  'venue.floor': onFloor,
  'venue.addFloor': ({ building }) => ({ building_id: building, floor_number: 5, position: 'LEFT' }),
  'venue.editFloor': (ids) => ({ ...onFloor(ids), floor_number: 5, position: 'LEFT' }),
  'venue.removeFloor': onFloor,
  'venue.rooms': onFloor,
  'venue.buildingRooms': ({ building }) => ({ building_id: building }),
  'venue.room': inRoom,
  'venue.addRoom': (ids) => ({ ...onFloor(ids), room_number: '201', ...ofRoom }),
  'venue.addManyRooms': (ids) => ({
    ...onFloor(ids),
    from: '301',
    to: '302',
    ...ofRoom,
    like_room_id: ids.rooms[0],
  }),
  'venue.editRoom': (ids) => ({ ...inRoom(ids), room_number: '101', ...ofRoom, is_active: 0 }),
  'venue.removeRoom': inRoom,
  'venue.closeRoom': ({ rooms }) => ({ id: rooms[0], ...closure }),
  'venue.editClosure': () => ({ id: 1, ...closure }),
  'venue.removeClosure': () => ({ id: 1 }),
  'venue.attribute': () => ({ id: 1 }),
  'venue.addAttribute': () => ({ name: 'A', type: 'ROOM', default_value: 'B' }),
  'venue.editAttribute': () => ({ id: 1, name: 'E', type: 'ROOM', default_value: 'B', is_active: true }),
  'venue.setAttributes': ({ rooms }) => ({
    object_id: rooms[0],
    type: 'ROOM',
    attributes: [{ id: 1, value: 'x' }],
  }),
}
