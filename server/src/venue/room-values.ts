import { wrongField } from '../http/refusal.ts'

type Toilet = { has_toilet?: boolean | undefined; toilet_type?: 'DESI' | 'WESTERN' | null | undefined }

/**
 * Returns the toilet type to write. It is null for a room without a toilet, even if the form still sends one. An
 * omitted type stays unchanged in an update, and is not set in an insert.
 */
export const toiletType = ({ has_toilet, toilet_type }: Toilet) => (has_toilet === false ? null : toilet_type)

type Features = Toilet & {
  price: number
  number_of_beds: number
  max_occupiers: number
  has_toilet: boolean
  has_ac: boolean
}

/** The columns of a room's features. */
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
  toilet_type: toiletType({ has_toilet, toilet_type }),
  has_ac,
})

/** The refusal when the building already has a room with this number. */
export const numberTaken = (building: string, room: string) => ({
  rooms_number: () => wrongField('room_number', '{{building}} already has room {{room}}', { building, room }),
})
