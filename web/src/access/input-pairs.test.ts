import { expect, test } from 'vitest'
import { type AuditFields, before, code, hidden, parts, rupees, word, yesNo } from '../app/audit-field.ts'
import { auditFieldsOf } from '../app/audit-fields.ts'
import { formatDay } from '../format/date.ts'
import { rupeesIn } from '../format/rupees.ts'
import { translate } from '../languages/translate.ts'
import { pairsOf } from './input-pairs.ts'

const english = {
  t: translate,
  word: (name: string) => `the ${name}`,
  day: (day: string) => formatDay(day, 'en'),
  rupees: (amount: Parameters<typeof rupeesIn>[0]) => rupeesIn(amount, 'en'),
}

const shown = (said: Record<string, unknown>, fields: AuditFields = {}, record_id: number | null = 7) =>
  pairsOf({ call: 'venue.test', record_id, said }, fields, english).map(({ label, value }) => [label, value])

test('a payload is shown as on the form: labels, days, amounts, yes and no, words for codes', () => {
  const said = {
    id: 7,
    applicant_name: '<b>A</b>',
    arrival_date: '2026-11-21',
    departure_time: '10:00',
    payment_amount: 123_456,
    bhandarghar_ticket: 'YES',
    is_updeshi: 0,
    agreed_places: true,
    comments: null,
    room_ids: [],
    known_room_ids: ['A · 1', 'A · 2'],
    old_departure_date: '2026-11-23',
    payment_type: 'CASH',
  }
  expect(shown(said, auditFieldsOf('reservations'))).toEqual([
    ['Applicant name', '<b>A</b>'],
    ['Arrival', '21 Nov 2026'],
    ['Departure time', '10:00'],
    ['Bhent', 'Rs. 1,23,456.00'],
    ['Meal', 'Yes'],
    ['Updeshi', 'No'],
    ['Assign these rooms anyway?', 'Yes'],
    ['Comments', '–'],
    ['Rooms', '–'],
    ['Rooms (before)', 'A · 1, A · 2'],
    ['Departure (before)', '23 Nov 2026'],
  ])
})

test('the fields of a part are separate pairs, and a list has one line for each item', () => {
  const fields = {
    purpose: parts,
    kind: code('Kind', { gate: 'Gate', ...yesNo }),
    lines: 'Values',
    'lines.price': rupees('Bhent/Day'),
    price: 'Floor',
    position: before(word('Stair position')),
    version: hidden,
  } satisfies AuditFields
  const said = {
    purpose: { kind: 'gate', price: 2, version: 3 },
    lines: [
      { price: 100, kind: 'other' },
      { price: 50.5, old: false },
    ],
    position: 'LEFT',
    price: 4,
    version: 5,
  }
  expect(shown(said, fields)).toEqual([
    ['Kind', 'Gate'],
    ['Floor', '2'],
    ['Values', 'Bhent/Day: Rs. 100.00, Kind: other\nBhent/Day: Rs. 50.50, old: No'],
    ['Stair position (before)', 'the LEFT'],
    ['Floor', '4'],
  ])
})

test('a field without a label has its name, and an id that is not that of the record stays', () => {
  expect(shown({ id: 8, older: 'x' })).toEqual([
    ['id', '8'],
    ['older', 'x'],
  ])
  expect(shown({ id: '' })).toEqual([])
  // The server has named it: the line of a plan by its reservation.
  expect(shown({ id: 'SB-1234' }, { id: 'Reservation' })).toEqual([['Reservation', 'SB-1234']])
})

test('the earlier values of changed fields are shown beside them', () => {
  const said = { id: 7, systemid: 1, sellprice: 650, known: { sellprice: 700, catid: 'Books' } }
  expect(shown(said, { ...auditFieldsOf('pos'), systemid: hidden })).toEqual([
    ['Sell Price', 'Rs. 650.00'],
    ['Sell Price (before)', 'Rs. 700.00'],
    ['Category (before)', 'Books'],
  ])
})
