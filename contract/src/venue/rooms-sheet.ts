import * as z from 'zod'
import { money } from '../fields.ts'
import {
  filled,
  numberCell,
  phoneCell,
  requiredCell,
  textCell,
  wordCell,
  yesNoCell,
} from '../imports/cells.ts'
import { firstRowOf } from '../imports/first-row.ts'
import type { Conflict, SheetColumn, SheetKind } from '../imports/sheet.ts'
import { rule } from '../rule.ts'
import { say } from '../texts.ts'
import type { positions, toiletTypes } from './schemas.ts'

const columns = [
  {
    name: 'building',
    title: 'Building',
    hindi: 'भवन',
    also: ['Building name'],
    required: true,
    example: { en: 'Building A', hi: 'भवन क' },
  },
  { name: 'address', title: 'Address', hindi: 'पता', example: { en: 'North gate', hi: 'उत्तरी द्वार' } },
  { name: 'manager', title: 'Manager', hindi: 'प्रबंधक', example: { en: 'Mohan Rao', hi: 'मोहन राव' } },
  {
    name: 'phone',
    title: 'Phone',
    hindi: 'फ़ोन',
    also: ['फोन'],
    example: { en: '0562 2400000', hi: '0562 2400000' },
  },
  {
    name: 'floor_number',
    title: 'Floor',
    hindi: 'मंज़िल',
    also: ['Floor number', 'Floor no', 'मंजिल'],
    required: true,
    example: { en: '1', hi: '1' },
  },
  {
    name: 'position',
    title: 'Position',
    hindi: 'स्थिति',
    required: true,
    example: { en: 'LEFT', hi: 'बाएँ' },
  },
  {
    name: 'room_number',
    title: 'Room',
    hindi: 'कमरा',
    also: ['Room number', 'Room no', 'कमरा संख्या', 'कमरा नंबर'],
    required: true,
    example: { en: '101', hi: '101' },
  },
  {
    name: 'price',
    title: 'Bhent per day',
    hindi: 'प्रतिदिन भेंट',
    also: ['Bhent', 'भेंट'],
    required: true,
    example: { en: '500', hi: '500' },
  },
  {
    name: 'number_of_beds',
    title: 'Beds',
    hindi: 'बिस्तर',
    also: ['Number of beds', 'पलंग'],
    required: true,
    example: { en: '2', hi: '2' },
  },
  {
    name: 'max_occupiers',
    title: 'Most guests',
    hindi: 'अधिकतम अतिथि',
    also: ['Max occupiers', 'Capacity', 'क्षमता'],
    required: true,
    example: { en: '3', hi: '3' },
  },
  {
    name: 'has_toilet',
    title: 'Toilet',
    hindi: 'शौचालय',
    required: true,
    example: { en: 'yes', hi: 'हाँ' },
  },
  {
    name: 'toilet_type',
    title: 'Toilet type',
    hindi: 'शौचालय का प्रकार',
    example: { en: 'WESTERN', hi: 'वेस्टर्न' },
  },
  {
    name: 'has_ac',
    title: 'AC',
    hindi: 'एसी',
    also: ['Air conditioning', 'ए.सी.'],
    required: true,
    example: { en: 'no', hi: 'नहीं' },
  },
] as const satisfies readonly SheetColumn[]

type Position = (typeof positions)[number]
type ToiletType = (typeof toiletTypes)[number]

const position = wordCell<Position>(
  [
    ['LEFT', 'left', 'l', 'बाएँ', 'बाएं', 'बायाँ', 'बायां', 'बाईं'],
    ['CENTER', 'center', 'centre', 'c', 'middle', 'बीच', 'बीच में', 'मध्य', 'केंद्र', 'केन्द्र'],
    ['RIGHT', 'right', 'r', 'दाएँ', 'दाएं', 'दायाँ', 'दायां', 'दाईं'],
  ],
  'Please enter LEFT, CENTER or RIGHT',
)

const toiletType = wordCell<ToiletType>(
  [
    ['DESI', 'desi', 'indian', 'देसी', 'देशी', 'भारतीय'],
    ['WESTERN', 'western', 'english', 'वेस्टर्न', 'पश्चिमी'],
  ],
  'Please enter DESI or WESTERN',
)

const Row = z.object({
  building: requiredCell(200),
  address: textCell(500),
  manager: textCell(200),
  phone: phoneCell.transform((value) => value ?? ''),
  floor_number: numberCell(z.int().min(-10).max(200), { g: 0, ground: 0, 'ground floor': 0, भूतल: 0 }),
  position: filled(position),
  room_number: requiredCell(20),
  price: numberCell(money.max(99_999.99)),
  number_of_beds: numberCell(z.int().min(0).max(500)),
  max_occupiers: numberCell(z.int().min(1).max(500)),
  has_toilet: filled(yesNoCell),
  toilet_type: toiletType,
  has_ac: filled(yesNoCell),
})

/** What every row of a building says of the building itself. */
const buildingDetails = ['address', 'manager', 'phone'] as const

/** Rows of one building may leave its details out, but not contradict each other. */
function oneWordForEachBuilding() {
  const said = new Map<string, { value: string; row: number }>()
  return (cells: Readonly<Record<string, string>>, row: number): Conflict[] =>
    buildingDetails.flatMap((name) => {
      const value = cells[name] ?? ''
      const key = `${name} ${(cells.building ?? '').toLowerCase()}`
      const earlier = said.get(key)
      if (value === '' || !cells.building || earlier?.value === value) return []
      if (!earlier) said.set(key, { value, row })
      return earlier ? [{ name, text: say('Row {{row}} says {{value}} for this building', earlier) }] : []
    })
}

/** A room with its floor and its building; it is known by the building's name and its number. */
export const roomsSheet = {
  columns,
  Row: rule(Row, 'toilet_type', ({ has_toilet, toilet_type }) =>
    has_toilet === false && toilet_type ? 'A room without a toilet has no toilet type' : undefined,
  ),
  besideOthers: () => {
    const first = firstRowOf()
    const contradictions = oneWordForEachBuilding()
    return (cells, row) => {
      const key = `${cells.building}\0${cells.room_number}`.toLowerCase()
      const earlier = cells.building && cells.room_number ? first(key, row) : undefined
      const twice = earlier
        ? [{ name: 'room_number', text: say('Row {{row}} has this room already', { row: earlier }) }]
        : []
      return [...twice, ...contradictions(cells, row)]
    }
  },
} satisfies SheetKind
