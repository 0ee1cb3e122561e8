import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { bind } from '../http/bind.ts'
import { addAttribute } from './add-attribute.ts'
import { addBuilding } from './add-building.ts'
import { addFloor } from './add-floor.ts'
import { addManyRooms } from './add-many-rooms.ts'
import { addName } from './add-name.ts'
import { addRoom } from './add-room.ts'
import { availableRooms } from './available-rooms.ts'
import { buildingNames } from './building-names.ts'
import { buildingRooms } from './building-rooms.ts'
import { closeRoom } from './close-room.ts'
import { editAttribute } from './edit-attribute.ts'
import { editBuilding } from './edit-building.ts'
import { editClosure } from './edit-closure.ts'
import { editFloor } from './edit-floor.ts'
import { editRoom } from './edit-room.ts'
import { getAttribute } from './get-attribute.ts'
import { getBuilding } from './get-building.ts'
import { getFloor } from './get-floor.ts'
import { getRoom } from './get-room.ts'
import { listAttributes } from './list-attributes.ts'
import { listBuildings } from './list-buildings.ts'
import { listFloors } from './list-floors.ts'
import { listRooms } from './list-rooms.ts'
import { nameInHindi } from './name-in-hindi.ts'
import { listNames, namesInHindi } from './names.ts'
import { removeBuilding } from './remove-building.ts'
import { removeClosure } from './remove-closure.ts'
import { removeFloor } from './remove-floor.ts'
import { removeRoom } from './remove-room.ts'
import { roomsTonight } from './rooms-tonight.ts'
import { setAttributes } from './set-attributes.ts'
import { thisVenue, type VenueSettings } from './this-venue.ts'

export { figures as venueFigures } from './figures.ts'
export { roomFinder } from './finder.ts'
export { freeRooms } from './free-rooms.ts'
export { heldParties, heldRooms, heldStays } from './held-rooms.ts'
export { roomsImport } from './import-rooms.ts'
export { isDemo } from './is-demo.ts'
export { type RoomRow, roomColumns, toRoom } from './room-rows.ts'
export { doorOrder, floorOrder, walkingOrder } from './walking-order.ts'

/** The area of one venue. Its name, time zone and password rule are settings; all other data is in the database. */
export const venue = (settings: VenueSettings) =>
  bind('venue', calls, {
    venue: thisVenue(settings),
    namesInHindi,
    names: listNames,
    addName,
    nameInHindi,
    roomsTonight,
    availableRooms,
    buildings: listBuildings,
    building: getBuilding,
    addBuilding,
    editBuilding,
    removeBuilding,
    buildingNames,
    allBuildings: buildingNames,
    floors: listFloors,
    floor: getFloor,
    addFloor,
    editFloor,
    removeFloor,
    rooms: listRooms,
    buildingRooms,
    room: getRoom,
    addRoom,
    addManyRooms,
    editRoom,
    removeRoom,
    closeRoom,
    editClosure,
    removeClosure,
    attributes: listAttributes,
    attribute: getAttribute,
    addAttribute,
    editAttribute,
    setAttributes,
  })
