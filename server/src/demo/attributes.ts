import type { AttributeType } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import type { Venue } from './venue.ts'

type Values = Readonly<Record<string, string>>

type Kind = { name: string; type: AttributeType; default_value: string | null }

const kinds: Kind[] = [
  { name: 'Lift', type: 'BUILDING', default_value: 'Yes' },
  { name: 'Near the Satsang Hall', type: 'BUILDING', default_value: 'Yes' },
  { name: 'Wheelchair access', type: 'BUILDING', default_value: 'Ground floor' },
  { name: 'Drinking water', type: 'FLOOR', default_value: 'At the stair' },
  { name: 'Blankets', type: 'ROOM', default_value: '2' },
  { name: 'Balcony', type: 'ROOM', default_value: 'Yes' },
]

const ofBuildings: Readonly<Record<string, Values>> = {
  'Prem Niwas': { Lift: 'Yes', 'Wheelchair access': 'All floors' },
  'Sukh Niwas': { Lift: 'Yes', 'Wheelchair access': 'All floors' },
  'Kripa Bhavan': { Lift: 'Yes' },
  'Mahila Niwas': { 'Near the Satsang Hall': 'Yes', 'Wheelchair access': 'Ground floor' },
  'Vishram Griha': { 'Near the Satsang Hall': 'Yes' },
}

/** Adds attributes to buildings, floors and rooms of the demo. */
export async function addAttributes(
  trx: Transaction<DB>,
  { buildings, floors, rooms }: Venue,
): Promise<void> {
  const ids = await takeIds(trx, 'attributes', kinds.length)
  const attributes = kinds.map((kind, at) => ({ id: ids[at], is_active: true, ...kind }))
  await insertRows(trx, 'attributes', attributes)

  const valuesOf = (object: { building_id?: number; floor_id?: number; room_id?: number }, values: Values) =>
    Object.entries(values).map(([name, value]) => {
      const { id, type } = attributes.find((one) => one.name === name) ?? {}
      return { attribute_id: id, type, building_id: null, floor_id: null, room_id: null, ...object, value }
    })
  const withAc = rooms.filter(({ has_ac }) => has_ac)
  await insertRows(trx, 'attribute_values', [
    ...buildings.flatMap(({ id, name }) => valuesOf({ building_id: id }, ofBuildings[name] ?? {})),
    ...floors.flatMap(({ id, floor_number }) =>
      floor_number % 2 === 0 ? valuesOf({ floor_id: id }, { 'Drinking water': 'At the stair' }) : [],
    ),
    ...withAc.flatMap(({ id, number_of_beds }) =>
      valuesOf(
        { room_id: id },
        { Blankets: String(number_of_beds), ...(number_of_beds > 2 && { Balcony: 'Yes' }) },
      ),
    ),
  ])
}
