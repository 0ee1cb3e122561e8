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
 * The columns of a room's features. A room without a toilet has no toilet type, even if the form still sends
 * one. An omitted type stays unchanged in an update, and is not set in an insert.
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

/** The refusal when the building already has a room with this number. */
export const numberTaken = (building: string, room: string) => ({
  rooms_number: () => wrongField('room_number', '{{building}} has room {{room}} already', { building, room }),
})
