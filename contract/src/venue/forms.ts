import * as z from 'zod'
import { inOrder } from '../date-order.ts'
import { asciiDigits } from '../digits.ts'
import {
  date,
  enumOrEmpty,
  flag,
  id,
  idInAddress,
  money,
  optionalText,
  phone,
  requiredText,
  singleBlanks,
} from '../fields.ts'
import { known } from '../known.ts'
import { text as messages } from '../messages.ts'
import { contains, pageQuery } from '../page.ts'
import { rule } from '../rule.ts'
import { wrongClosure } from './closure.ts'
import { addedKinds, nameKinds } from './names-in-hindi.ts'
import { roomNumbers } from './room-numbers.ts'
import { attributeTypes, positions, toiletTypes } from './schemas.ts'

const name = (max: number) => requiredText(max).transform(singleBlanks)

/**
 * `GET /admin/buildings`: `avail_rooms` is for the nights from arrival to departure; without both days, for tonight.
 */
export const BuildingQuery = rule(
  rule(
    inOrder(
      pageQuery(
        ['name', 'id'],
        { name: contains, arrival: date.optional(), departure: date.optional() },
        'asc',
      ),
      'arrival',
      'departure',
    ),
    'arrival',
    ({ arrival, departure }) =>
      departure !== undefined && arrival === undefined ? messages.required : undefined,
  ),
  'departure',
  ({ arrival, departure }) =>
    arrival !== undefined && departure === undefined ? messages.required : undefined,
)

/** The optional Hindi of a name. */
const nameHi = optionalText(200).transform((value) => value?.trim() || null)

/** `POST /admin/buildings`. */
export const NewBuilding = z.object({
  name: name(200),
  address: requiredText(500),
  manager: requiredText(200),
  phone,
  name_hi: nameHi.optional(),
})

/** All fields of a building, as its form has them. */
export const BuildingForm = NewBuilding.extend({ is_active: flag })

/** `PUT /admin/buildings/:id`: omitted fields stay. */
export const EditBuilding = BuildingForm.partial().extend({ id: id.optional(), known })

/** `POST /admin/names`. */
export const NewName = z.object({
  kind: z.enum(addedKinds),
  name: name(100),
  name_hi: nameHi.optional(),
})

/**
 * `PUT /admin/names/:id`. A gate or an event may also be renamed, and switched off or on; omitted fields of these stay.
 */
export const NameInHindi = z.object({
  kind: z.enum(nameKinds),
  name: name(100).optional(),
  name_hi: nameHi,
  is_active: z.boolean().optional(),
  known,
})

export const inBuilding = z.object({ building_id: idInAddress })
export const onFloor = inBuilding.extend({ floor_id: idInAddress })
export const ofRoom = onFloor.extend({ room_id: idInAddress })

/** `POST …/floors`. */
export const FloorForm = z.object({
  building_id: id.optional(),
  floor_number: z.int().min(-10).max(200),
  position: z.enum(positions),
})

/** `PUT …/floors/:floor_id`: omitted fields stay. */
export const EditFloor = FloorForm.partial().extend({ known })

const features = {
  /** Rupees per day. */
  price: money.max(99_999.99),
  number_of_beds: z.int().min(0).max(500),
  max_occupiers: z.int().min(1).max(500),
  has_toilet: flag,
  /**
   * Optional, because callers with only the specification's fields do not send it: a new room gets none, and in an edit
   * it stays unchanged.
   */
  toilet_type: enumOrEmpty(toiletTypes).nullish(),
  has_ac: flag,
}

/** Adds the rule that a room with a toilet needs its type, if the input has the field. */
const toiletNamed = <S extends z.ZodObject>(schema: S): S =>
  rule(schema, 'toilet_type', ({ has_toilet, toilet_type }) =>
    (has_toilet === true || has_toilet === 1) && (toilet_type === null || toilet_type === '')
      ? messages.required
      : undefined,
  )

/** A room number, with digits 0 to 9: '१०१' becomes 101. */
const roomNumber = requiredText(20).overwrite(asciiDigits).transform(singleBlanks)

const room = { room_number: roomNumber, ...features }

/** `POST …/rooms`. */
export const NewRoom = toiletNamed(z.object(room))

/** All fields of a room, as its form has them. */
export const RoomForm = toiletNamed(z.object({ ...room, is_active: flag.optional() }))

/** `PUT …/rooms/:room_id`: omitted fields stay; `toilet_type` requires `has_toilet`. */
export const EditRoom = rule(
  toiletNamed(
    z
      .object({ ...room, is_active: flag })
      .partial()
      .extend({ known }),
  ),
  'has_toilet',
  ({ has_toilet, toilet_type }) =>
    toilet_type !== undefined && has_toilet === undefined ? messages.required : undefined,
)

const wrongNumbers = (field: 'from' | 'to') => (given: Readonly<Record<string, unknown>>) => {
  const { from, to } = given
  if (typeof from !== 'string' || typeof to !== 'string' || from.trim() === '' || to.trim() === '')
    return undefined
  const { wrong } = roomNumbers(from, to)
  return wrong?.field === field ? wrong.text : undefined
}

/**
 * `POST …/rooms/many`: the rooms `from` to `to`, all with the same data; `like_room_id` is the room whose attributes
 * are copied.
 */
export const ManyRooms = rule(
  rule(
    toiletNamed(z.object({ from: roomNumber, to: roomNumber, ...features, like_room_id: id.nullish() })),
    'from',
    wrongNumbers('from'),
  ),
  'to',
  wrongNumbers('to'),
)

const closureFields = z.object({
  id: id.optional(),
  from: date,
  to: date,
  reason: requiredText(200).transform((value) => value.trim()),
})

const wrongDays = ({ from, to }: Readonly<Record<string, unknown>>) => wrongClosure(from, to)

/** `POST` of a closure: both days are included. */
export const ClosureForm = rule(closureFields, 'to', wrongDays)

/** `PUT /admin/closures/:id`: omitted fields stay. */
export const EditClosure = rule(closureFields.partial().extend({ known }), 'to', wrongDays)

/** `POST /admin/attributes`. */
export const NewAttribute = z.object({
  name: name(100),
  type: z.enum(attributeTypes),
  default_value: optionalText(200).transform((value) => value?.trim() || null),
})

/** All fields of an attribute, as its form has them. */
export const AttributeForm = NewAttribute.extend({ is_active: flag })

/** `PUT /admin/attributes/:id`: omitted fields stay. */
export const EditAttribute = AttributeForm.partial().extend({ id: id.optional(), known })

/**
 * `POST /admin/attributes/setAttributes`: the new values of the object; an attribute without a value is removed from
 * it. With `known`, each attribute is compared separately, and attributes that the form did not change stay.
 */
export const SetAttributes = z.object({
  object_id: id,
  type: z.enum(attributeTypes),
  attributes: z
    .array(z.object({ id, value: optionalText(200).transform((value) => value?.trim() || null) }))
    .max(200)
    .refine(
      (all) => new Set(all.map((one) => one.id)).size === all.length,
      'The same attribute is listed twice',
    ),
  known,
})
