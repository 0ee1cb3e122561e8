import type { venue } from '@nivas/contract/venue/calls.ts'
import type { Ids, Samples } from '../../testing/samples/sample.ts'

const onFloor = ({ building, floor }: Ids) => ({ building_id: building, floor_id: floor })
const inRoom = (ids: Ids) => ({ ...onFloor(ids), room_id: ids.rooms[0] })
const ofBuilding = ({ building }: Ids) => ({ id: building })
const inBuilding = ({ building }: Ids) => ({ building_id: building })

export const samples: Samples<typeof venue> = {
  building: ofBuilding,
  editBuilding: ofBuilding,
  removeBuilding: ofBuilding,
  // The second sample changes the name of a gate, which stays in use for the calls of the gate. Gate 1 exists from the
  // start.
  nameInHindi: (ids) => [
    { ...ofBuilding(ids), name: undefined, is_active: undefined },
    { id: 1, kind: 'gate', is_active: true },
  ],
  floors: inBuilding,
  floor: onFloor,
  addFloor: inBuilding,
  editFloor: onFloor,
  removeFloor: onFloor,
  rooms: onFloor,
  buildingRooms: inBuilding,
  room: inRoom,
  addRoom: onFloor,
  addManyRooms: (ids) => ({ ...onFloor(ids), from: '301', to: '302', like_room_id: ids.rooms[0] }),
  editRoom: inRoom,
  removeRoom: inRoom,
  closeRoom: ({ rooms }) => ({ id: rooms[0] }),
  setAttributes: ({ rooms }) => ({ object_id: rooms[0], type: 'ROOM' }),
}
