import { byName, type NamedRecord, type RecordLists } from '../app/record-list.ts'
import type { LeadsTo } from '../ui/board/lead.tsx'

const floors = '/buildings/$id/floors'
const rooms = '/buildings/$building_id/floors/$floor_id/rooms'

/** Returns the link to a room in the list of its floor. */
const roomList = ({ name, within: [building, floor] = [] }: NamedRecord): LeadsTo[] =>
  building && floor
    ? [
        {
          to: rooms,
          params: { building_id: String(building), floor_id: String(floor) },
          search: { room_number: name },
        },
      ]
    : []

/** Returns the link to the rooms of a floor. */
const floorList = ({ id, within: [building] = [] }: NamedRecord): LeadsTo[] =>
  building ? [{ to: rooms, params: { building_id: String(building), floor_id: String(id) } }] : []

/** Returns the link to the floors of a building. */
const buildingList = ({ id, name }: NamedRecord): LeadsTo[] =>
  name === '' ? [] : [{ to: floors, params: { id: String(id) } }]

const ofPlaces = [buildingList, floorList, roomList]

export const venueRecords: RecordLists = {
  attribute: byName('/attributes'),
  // The number of enclosing records says whether the values are of a building, a floor or a room.
  attribute_values: (place) => ofPlaces[place.within?.length ?? 0]?.(place) ?? [],
  building: buildingList,
  floor: floorList,
  room: roomList,
  room_closure: roomList,
  venue_name: byName('/names-in-hindi'),
}
