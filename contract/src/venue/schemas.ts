import * as z from 'zod'
import { Named } from '../fields.ts'
import { nameKinds } from './names-in-hindi.ts'

export const positions = ['LEFT', 'CENTER', 'RIGHT'] as const
export const toiletTypes = ['DESI', 'WESTERN'] as const
export const accomodationTypes = ['DORMITORY', 'ROOM'] as const
/** The kinds of objects with attributes. */
export const attributeTypes = ['BUILDING', 'FLOOR', 'ROOM'] as const
export type AttributeType = (typeof attributeTypes)[number]

/** A room with its place; `price` is Bhent per day in rupees. */
export const Room = z.object({
  id: z.int(),
  room_number: z.string(),
  price: z.number(),
  number_of_beds: z.int(),
  max_occupiers: z.int(),
  has_toilet: z.int(),
  toilet_type: z.enum(toiletTypes).nullable(),
  has_ac: z.int(),
  floor: z.object({
    id: z.int(),
    floor_number: z.int(),
    position: z.enum(positions),
    building: z.object({ id: z.int(), name: z.string() }),
  }),
})
export type Room = z.output<typeof Room>

/** A value of an attribute of an object; `id` and `name` are the attribute's. */
export const AttributeValue = z.object({ id: z.int(), name: z.string(), value: z.string() })
export type AttributeValue = z.output<typeof AttributeValue>

/** `values_count` is the number of objects with a value; the type of an attribute with values cannot change. */
export const Attribute = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(attributeTypes),
  default_value: z.string().nullable(),
  is_active: z.int(),
  values_count: z.int(),
})
export type Attribute = z.output<typeof Attribute>

/** Days, both included, on which a room is unavailable, and the reason. */
export const Closure = z.object({ id: z.int(), from: z.string(), to: z.string(), reason: z.string() })
export type Closure = z.output<typeof Closure>

/** A room in the catalogue, with its state and its current and future closures. */
export const CatalogueRoom = Room.extend({
  is_active: z.int(),
  attributes: z.array(AttributeValue),
  closures: z.array(Closure),
})
export type CatalogueRoom = z.output<typeof CatalogueRoom>

export const Floor = z.object({
  id: z.int(),
  floor_number: z.int(),
  position: z.enum(positions),
  building: Named,
  rooms: z.array(z.object({ id: z.int(), room_number: z.string() })),
  total_rooms: z.int(),
  attributes: z.array(AttributeValue),
})
export type Floor = z.output<typeof Floor>

/**
 * A building. `total_rooms` is the number of its rooms, `avail_rooms` the number of those that are free for the
 * requested nights.
 */
export const Building = z.object({
  id: z.int(),
  name: z.string(),
  name_hi: z.string().nullable(),
  address: z.string(),
  manager: z.string(),
  phone: z.string(),
  is_active: z.int(),
  floors: z.array(
    z.object({ id: z.int(), floor_number: z.int(), position: z.enum(positions), total_rooms: z.int() }),
  ),
  total_rooms: z.int(),
  avail_rooms: z.int(),
  attributes: z.array(AttributeValue),
})
export type Building = z.output<typeof Building>

/**
 * A name that the venue gave, and its Hindi; `id` is the id of the building, gate, purpose or event. An inactive one is
 * not offered for new records.
 */
export const VenueName = z.object({
  kind: z.enum(nameKinds),
  id: z.int(),
  name: z.string(),
  name_hi: z.string().nullable(),
  is_active: z.boolean(),
})
export type VenueName = z.output<typeof VenueName>
