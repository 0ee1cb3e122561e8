import type { positions, toiletTypes } from '@nivas/contract/venue/schemas.ts'

/** The common values of rooms of one kind. `price` is the Bhent per day in rupees. */
export type Kind = {
  price: number
  number_of_beds: number
  max_occupiers: number
  has_toilet: boolean
  toilet_type: (typeof toiletTypes)[number] | null
  has_ac: boolean
}

const kind = (
  price: number,
  number_of_beds: number,
  max_occupiers: number,
  toilet_type: Kind['toilet_type'],
  has_ac = false,
): Kind => ({ price, number_of_beds, max_occupiers, has_toilet: toilet_type !== null, toilet_type, has_ac })

export const kinds = {
  /** A room whose toilet is across the corridor. */
  plain: kind(100, 2, 3, null),
  plainFamily: kind(150, 4, 5, null),
  double: kind(200, 2, 3, 'DESI'),
  doubleWestern: kind(250, 2, 3, 'WESTERN'),
  family: kind(320, 4, 5, 'DESI'),
  familyWestern: kind(380, 4, 6, 'WESTERN'),
  acDouble: kind(600, 2, 3, 'WESTERN', true),
  acFamily: kind(850, 4, 5, 'WESTERN', true),
  /** A dormitory. */
  hall: kind(480, 12, 14, null),
} satisfies Record<string, Kind>

type Plan = {
  name: string
  /** The name in Hindi. */
  hindi: string
  address: string
  manager: string
  /** The number of storeys, including the ground floor. */
  storeys: number
  /** The stair of each wing. A storey has one floor for each stair. */
  wings: (typeof positions)[number][]
  roomsPerWing: number
  /** The kinds of a wing's rooms, repeated in this order from the stair on. */
  rooms: (keyof typeof kinds)[]
}

const plan = (
  name: string,
  hindi: string,
  address: string,
  manager: string,
  storeys: number,
  wings: Plan['wings'],
  roomsPerWing: number,
  rooms: Plan['rooms'],
): Plan => ({ name, hindi, address, manager, storeys, wings, roomsPerWing, rooms })

/** 12 buildings with 60 floors and 1,200 rooms. */
export const plans: Plan[] = [
  plan('Prem Niwas', 'प्रेम निवास', 'Gate 1, Main Road', 'Ramesh Mathur', 5, ['CENTER'], 20, [
    'double',
    'doubleWestern',
    'family',
  ]),
  plan('Shanti Bhavan', 'शांति भवन', 'Gate 1, Main Road', 'Sunita Verma', 5, ['LEFT'], 20, [
    'doubleWestern',
    'familyWestern',
  ]),
  plan('Anand Dham', 'आनंद धाम', 'Garden Road', 'Hitesh Desai', 6, ['CENTER'], 18, [
    'double',
    'double',
    'family',
  ]),
  plan('Seva Sadan', 'सेवा सदन', 'Garden Road', 'Kuldeep Gill', 4, ['LEFT', 'RIGHT'], 20, [
    'plain',
    'plainFamily',
    'double',
  ]),
  plan('Sukh Niwas', 'सुख निवास', 'Garden Road', 'Archana Patil', 5, ['RIGHT'], 20, [
    'acDouble',
    'doubleWestern',
    'acFamily',
  ]),
  plan('Yatri Niwas', 'यात्री निवास', 'Gate 2, Station Road', 'Deepak Malik', 4, ['LEFT', 'RIGHT'], 24, [
    'plain',
    'plain',
    'plainFamily',
  ]),
  plan('Mahila Niwas', 'महिला निवास', 'Behind the Satsang Hall', 'Pushpa Sharma', 4, ['CENTER'], 20, [
    'double',
    'plain',
  ]),
  plan('Vishram Griha', 'विश्राम गृह', 'Behind the Satsang Hall', 'Tapan Ghosh', 4, ['CENTER'], 20, [
    'doubleWestern',
    'family',
  ]),
  plan('Dhyan Kunj', 'ध्यान कुंज', 'Lake Side', 'Lakshmi Rao', 3, ['LEFT'], 16, ['acDouble', 'acFamily']),
  plan('Kripa Bhavan', 'कृपा भवन', 'Lake Side', 'Birendra Sinha', 5, ['RIGHT'], 20, [
    'familyWestern',
    'doubleWestern',
    'family',
  ]),
  plan('Atithi Griha', 'अतिथि गृह', 'Gate 2, Station Road', 'Anil Saxena', 3, ['CENTER'], 24, [
    'acDouble',
    'doubleWestern',
    'double',
  ]),
  plan('Purani Dharamshala', 'पुरानी धर्मशाला', 'Gate 3, Old Town', 'Gopal Joshi', 4, ['CENTER'], 15, [
    'hall',
    'plainFamily',
    'plain',
  ]),
]
