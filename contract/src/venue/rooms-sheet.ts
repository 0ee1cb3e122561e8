import * as z from 'zod'
import { asciiDigits } from '../digits.ts'
import { money, singleBlanks } from '../fields.ts'
import { filled, nameCell, numberCell, phoneCell, textCell, wordCell, yesNoCell } from '../imports/cells.ts'
import { onceEach } from '../imports/once-each.ts'
import type { Conflict, SheetKind } from '../imports/sheet.ts'
import { rule } from '../rule.ts'
import { say } from '../texts.ts'
import { roomsColumns } from './rooms-columns.ts'
import type { positions, toiletTypes } from './schemas.ts'

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
  building: nameCell(200),
  address: textCell(500),
  manager: textCell(200),
  phone: phoneCell.transform((value) => value ?? ''),
  floor_number: numberCell(z.int().min(-10).max(200), { g: 0, ground: 0, 'ground floor': 0, भूतल: 0 }),
  position: filled(position),
  room_number: nameCell(20).overwrite(asciiDigits),
  price: numberCell(money.max(99_999.99)),
  number_of_beds: numberCell(z.int().min(0).max(500)),
  max_occupiers: numberCell(z.int().min(1).max(500)),
  has_toilet: filled(yesNoCell),
  toilet_type: toiletType,
  has_ac: filled(yesNoCell),
})

const roomOnce = onceEach('room_number', 'Row {{row}} already has this room', ({ building, room_number }) =>
  building && room_number
    ? singleBlanks(`${building}\0${asciiDigits(room_number)}`).toLowerCase()
    : undefined,
)

/** The columns with details of the building, which every row of a room has. */
const buildingDetails = ['address', 'manager', 'phone'] as const

/** Makes the check that the rows of a building, which may omit its details, do not contradict each other. */
function sameDetailsOfEachBuilding() {
  const first = new Map<string, { value: string; row: number }>()
  return (cells: Readonly<Record<string, string>>, row: number): Conflict[] =>
    buildingDetails.flatMap((name) => {
      const value = cells[name] ?? ''
      const key = `${name} ${singleBlanks(cells.building ?? '').toLowerCase()}`
      const earlier = first.get(key)
      if (value === '' || !cells.building || earlier?.value === value) return []
      if (!earlier) first.set(key, { value, row })
      return earlier ? [{ name, text: say('Row {{row}} says {{value}} for this building', earlier) }] : []
    })
}

/** Rooms with their floors and buildings. A room is identified by the building's name and the room number. */
export const roomsSheet = {
  columns: roomsColumns,
  Row: rule(Row, 'toilet_type', ({ has_toilet, toilet_type }) =>
    has_toilet === false && toilet_type ? 'A room without a toilet cannot have a toilet type' : undefined,
  ),
  besideOthers: () => {
    const twice = roomOnce()
    const contradictions = sameDetailsOfEachBuilding()
    return (cells, row) => [...twice(cells, row), ...contradictions(cells, row)]
  },
} satisfies SheetKind
