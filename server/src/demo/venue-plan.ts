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

/** 12 buildings with 60 floors and 1,200 rooms. */
export const plans: Plan[] = [
  {
    name: 'Prem Niwas',
    hindi: 'प्रेम निवास',
    address: 'Gate 1, Main Road',
    manager: 'Ramesh Mathur',
    storeys: 5,
    wings: ['CENTER'],
    roomsPerWing: 20,
    rooms: ['double', 'doubleWestern', 'family'],
  },
  {
    name: 'Shanti Bhavan',
    hindi: 'शांति भवन',
    address: 'Gate 1, Main Road',
    manager: 'Sunita Verma',
    storeys: 5,
    wings: ['LEFT'],
    roomsPerWing: 20,
    rooms: ['doubleWestern', 'familyWestern'],
  },
  {
    name: 'Anand Dham',
    hindi: 'आनंद धाम',
    address: 'Garden Road',
    manager: 'Hitesh Desai',
    storeys: 6,
    wings: ['CENTER'],
    roomsPerWing: 18,
    rooms: ['double', 'double', 'family'],
  },
  {
    name: 'Seva Sadan',
    hindi: 'सेवा सदन',
    address: 'Garden Road',
    manager: 'Kuldeep Gill',
    storeys: 4,
    wings: ['LEFT', 'RIGHT'],
    roomsPerWing: 20,
    rooms: ['plain', 'plainFamily', 'double'],
  },
  {
    name: 'Sukh Niwas',
    hindi: 'सुख निवास',
    address: 'Garden Road',
    manager: 'Archana Patil',
    storeys: 5,
    wings: ['RIGHT'],
    roomsPerWing: 20,
    rooms: ['acDouble', 'doubleWestern', 'acFamily'],
  },
  {
    name: 'Yatri Niwas',
    hindi: 'यात्री निवास',
    address: 'Gate 2, Station Road',
    manager: 'Deepak Malik',
    storeys: 4,
    wings: ['LEFT', 'RIGHT'],
    roomsPerWing: 24,
    rooms: ['plain', 'plain', 'plainFamily'],
  },
  {
    name: 'Mahila Niwas',
    hindi: 'महिला निवास',
    address: 'Behind the Satsang Hall',
    manager: 'Pushpa Sharma',
    storeys: 4,
    wings: ['CENTER'],
    roomsPerWing: 20,
    rooms: ['double', 'plain'],
  },
  {
    name: 'Vishram Griha',
    hindi: 'विश्राम गृह',
    address: 'Behind the Satsang Hall',
    manager: 'Tapan Ghosh',
    storeys: 4,
    wings: ['CENTER'],
    roomsPerWing: 20,
    rooms: ['doubleWestern', 'family'],
  },
  {
    name: 'Dhyan Kunj',
    hindi: 'ध्यान कुंज',
    address: 'Lake Side',
    manager: 'Lakshmi Rao',
    storeys: 3,
    wings: ['LEFT'],
    roomsPerWing: 16,
    rooms: ['acDouble', 'acFamily'],
  },
  {
    name: 'Kripa Bhavan',
    hindi: 'कृपा भवन',
    address: 'Lake Side',
    manager: 'Birendra Sinha',
    storeys: 5,
    wings: ['RIGHT'],
    roomsPerWing: 20,
    rooms: ['familyWestern', 'doubleWestern', 'family'],
  },
  {
    name: 'Atithi Griha',
    hindi: 'अतिथि गृह',
    address: 'Gate 2, Station Road',
    manager: 'Anil Saxena',
    storeys: 3,
    wings: ['CENTER'],
    roomsPerWing: 24,
    rooms: ['acDouble', 'doubleWestern', 'double'],
  },
  {
    name: 'Purani Dharamshala',
    hindi: 'पुरानी धर्मशाला',
    address: 'Gate 3, Old Town',
    manager: 'Gopal Joshi',
    storeys: 4,
    wings: ['CENTER'],
    roomsPerWing: 15,
    rooms: ['hall', 'plainFamily', 'plain'],
  },
]
