import * as z from 'zod'
import { del, get, post, put } from '../call.ts'
import { inOrder } from '../date-order.ts'
import { byId, date, idInAddress, Named } from '../fields.ts'
import {
  BuildingQuery,
  ClosureForm,
  EditAttribute,
  EditBuilding,
  EditClosure,
  EditFloor,
  EditRoom,
  FloorForm,
  inBuilding,
  ManyRooms,
  NameInHindi,
  NewAttribute,
  NewBuilding,
  NewName,
  NewRoom,
  ofRoom,
  onFloor,
  SetAttributes,
} from './forms.ts'
import { namesInHindi } from './names-in-hindi.ts'
import { roomsTonightCall } from './rooms-tonight.ts'
import {
  Attribute,
  AttributeValue,
  Building,
  CatalogueRoom,
  Closure,
  Floor,
  Room,
  VenueName,
} from './schemas.ts'
import { thisVenue } from './this-venue.ts'

const permission = 'manage-buildings'
const matching = ['manage-buildings', 'resavation-assign-room', 'resavation-assign-building'] as const
const message = 'Record updated successfully.'
const floors = '/admin/buildings/:building_id/floors'
const rooms = `${floors}/:floor_id/rooms` as const

const ofBuilding = { permission, message, record: 'building' } as const
const ofFloor = { permission, message, record: 'floor', recordField: 'floor_id' } as const
const ofOneRoom = { permission, message, record: 'room', recordField: 'room_id' } as const
const ofClosure = { permission, message, record: 'room_closure' } as const
const ofName = { permission, message, record: 'venue_name' } as const
const ofAttribute = { permission: 'manage-attributes', message, record: 'attribute' } as const

export const venue = {
  venue: thisVenue,
  namesInHindi,
  ...roomsTonightCall,
  availableRooms: get('/admin/rooms/available', {
    permission: [
      'resavation-assign-room',
      'manage-multiple-resavation',
      'resavation-edit',
      'admin-booking',
      'visitor-report',
    ],
    summary: 'Active rooms of active buildings that are free for every night from arrival to departure',
    query: inOrder(
      z.object({ arrival: date, departure: date, building_id: idInAddress.optional() }),
      'arrival',
      'departure',
    ),
    returns: z.array(Room),
  }),

  buildings: get('/admin/buildings', {
    permission: matching,
    summary: 'Buildings with their floors, and how many of their rooms are free, a page at a time',
    query: BuildingQuery,
    returns: Building,
    paged: true,
  }),
  building: get('/admin/buildings/:id', {
    permission: matching,
    summary: 'One building; its free rooms are those of tonight',
    params: byId,
    returns: Building,
  }),
  addBuilding: post('/admin/buildings', {
    ...ofBuilding,
    summary: 'Add a building',
    body: NewBuilding,
    returns: Building,
  }),
  editBuilding: put('/admin/buildings/:id', {
    ...ofBuilding,
    summary: 'Change a building, or switch it off or on',
    params: byId,
    body: EditBuilding,
    returns: Building,
  }),
  removeBuilding: del('/admin/buildings/:id', {
    ...ofBuilding,
    summary: 'Remove a building without floors',
    params: byId,
    returns: z.null(),
  }),
  buildingNames: get('/buildings', {
    permission: 'signed-in',
    summary: 'The names of the active buildings',
    returns: z.array(Named),
  }),
  allBuildings: get('/admin/getAllBuildings', {
    permission: 'signed-in',
    summary: 'The same as /buildings',
    returns: z.array(Named),
  }),

  names: get('/admin/names', {
    permission,
    summary:
      'The names of buildings, gates, purposes and events, with their Hindi, and whether they are in use',
    returns: z.array(VenueName),
  }),
  addName: post('/admin/names', {
    ...ofName,
    summary: 'Add a gate, or a kind of event',
    body: NewName,
    returns: VenueName,
  }),
  nameInHindi: put('/admin/names/:id', {
    ...ofName,
    summary:
      'Give a building, gate, purpose or event a Hindi name. Rename a gate or event, or switch it off or on',
    params: byId,
    body: NameInHindi,
    returns: z.null(),
  }),

  floors: get(floors, {
    permission,
    summary: 'The floors of a building',
    params: inBuilding,
    returns: z.array(Floor),
  }),
  floor: get(`${floors}/:floor_id`, {
    permission,
    summary: 'One floor of a building',
    params: onFloor,
    returns: Floor,
  }),
  addFloor: post(floors, {
    ...ofFloor,
    summary: 'Add a floor',
    params: inBuilding,
    body: FloorForm,
    returns: Floor,
  }),
  editFloor: put(`${floors}/:floor_id`, {
    ...ofFloor,
    summary: 'Change a floor',
    params: onFloor,
    body: EditFloor,
    returns: Floor,
  }),
  removeFloor: del(`${floors}/:floor_id`, {
    ...ofFloor,
    summary: 'Remove a floor without rooms',
    params: onFloor,
    returns: z.null(),
  }),

  rooms: get(rooms, {
    permission,
    summary: 'The rooms of a floor',
    params: onFloor,
    returns: z.array(CatalogueRoom),
  }),
  buildingRooms: get('/admin/rooms/buildingRooms', {
    permission: matching,
    summary: 'The rooms of a building',
    query: inBuilding,
    returns: z.array(CatalogueRoom),
  }),
  room: get(`${rooms}/:room_id`, {
    permission,
    summary: 'One room of a floor',
    params: ofRoom,
    returns: CatalogueRoom,
  }),
  addRoom: post(rooms, {
    ...ofOneRoom,
    summary: 'Add a room',
    params: onFloor,
    body: NewRoom,
    returns: CatalogueRoom,
  }),
  addManyRooms: post(`${rooms}/many`, {
    ...ofFloor,
    summary: 'Add several similar rooms with consecutive numbers, all of them or none',
    params: onFloor,
    body: ManyRooms,
    returns: z.array(CatalogueRoom),
  }),
  editRoom: put(`${rooms}/:room_id`, {
    ...ofOneRoom,
    summary: 'Change a room, or switch it off or on. What was agreed for its stays remains',
    params: ofRoom,
    body: EditRoom,
    returns: CatalogueRoom,
  }),
  removeRoom: del(`${rooms}/:room_id`, {
    ...ofOneRoom,
    summary: 'Remove a room that never had guests',
    params: ofRoom,
    returns: z.null(),
  }),

  closeRoom: post('/admin/rooms/:id/closures', {
    permission,
    message,
    record: 'room',
    summary: 'Switch a room off for some days',
    params: byId,
    body: ClosureForm,
    returns: Closure,
  }),
  editClosure: put('/admin/closures/:id', {
    ...ofClosure,
    summary: 'Change the days or the reason of a closure',
    params: byId,
    body: EditClosure,
    returns: Closure,
  }),
  removeClosure: del('/admin/closures/:id', {
    ...ofClosure,
    summary: 'Switch a room on again',
    params: byId,
    returns: z.null(),
  }),

  attributes: get('/admin/attributes', {
    permission: ['manage-attributes', 'manage-buildings'],
    summary: 'Every attribute that buildings, floors and rooms can have',
    returns: z.array(Attribute),
  }),
  attribute: get('/admin/attributes/:id', {
    permission: ['manage-attributes', 'manage-buildings'],
    summary: 'One attribute',
    params: byId,
    returns: Attribute,
  }),
  addAttribute: post('/admin/attributes', {
    ...ofAttribute,
    summary: 'Add an attribute',
    body: NewAttribute,
    returns: Attribute,
  }),
  editAttribute: put('/admin/attributes/:id', {
    ...ofAttribute,
    summary: 'Change an attribute. Its type can change only while it has no values',
    params: byId,
    body: EditAttribute,
    returns: Attribute,
  }),
  setAttributes: post('/admin/attributes/setAttributes', {
    permission,
    message,
    summary: 'Replace the active attribute values of a building, floor or room',
    body: SetAttributes,
    returns: z.array(AttributeValue),
    record: 'attribute_values',
    recordField: 'object_id',
  }),
}
