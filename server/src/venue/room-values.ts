import { wrongField } from '../http/refusal.ts'

type Features = {
  price: number
  number_of_beds: number
  max_occupiers: number
  has_toilet: boolean
  toilet_type?: 'DESI' | 'WESTERN' | null | undefined
  has_ac: boolean
}

/**
 * The columns that say what a room is like. Without a toilet it has no type of one, whatever a form still holds; a type that
 * is left out stays unchanged in an update, and is not stated in an insert.
 */
export const roomValues = ({
  price,
  number_of_beds,
  max_occupiers,
  has_toilet,
  toilet_type,
  has_ac,
}: Features) => ({
  price,
  number_of_beds,
  max_occupiers,
  has_toilet,
  toilet_type: has_toilet ? toilet_type : null,
  has_ac,
})

/** What the database says when the building has a room of this number already. */
export const numberTaken = (building: string, room: string) => ({
  rooms_number: () => wrongField('room_number', '{{building}} has room {{room}} already', { building, room }),
})
