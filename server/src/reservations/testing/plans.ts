import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions } from '../../testing/questions.ts'

const day = { from: today, to: today }
const week = { from: today, to: inDays(6) }
const expected = { status: 'HOLD,PAID', arrival: today, coming: 'expected' } as const
const one = [{ id: 4321 }]

const waiting = `select waiting.id as waiting, beside.id as beside
  from reservations waiting join reservations beside on beside.status = 'NEW' and beside.id > waiting.id
    and beside.arrival_date = waiting.arrival_date
  where waiting.status = 'NEW' order by waiting.id limit 1`
const stay = `select reservation_id as id, room_id, room_id + 1 as to_room_id, arrival_date::text, departure_date::text
  from stays where arrival_date > current_date order by arrival_date, room_id limit 1`

export const questions: Questions<typeof reservations> = {
  list: [
    { status: 'NEW' },
    { status: 'HOLD,PAID' },
    { status: 'HOLD', sort: 'arrival_date', order: 'asc' },
    { application_number: 'A26-004321' },
    { application_number: '4321' },
    { applicant_name: 'meena soni' },
    { applicant_name: 'e' },
    { id_card_no: 'NR-4321' },
    { ...expected, hour: 10 },
    { coming: 'late' },
    { status: 'PAID', arrival: today, coming: 'checked-in' },
  ],
  gateList: [expected, { status: 'PAID' }, { application_number: '4321' }, { applicant_name: 'meena' }],
  released: [day, week],
  get: one,
  history: one,
  rooms: one,
  matchingBuildings: [{ arrival: today, departure: inDays(7) }],
  previewAuto: async (find) => [{ id: (await find(waiting)).waiting, building_id: 1, number_of_rooms: 2 }],
  previewMultipleAuto: async (find) => {
    const pair = await find(waiting)
    const reservation_ids = `${pair.waiting},${pair.beside}`
    return [{ reservation_ids, building_id: 1, number_of_rooms: 2 }]
  },
  byRange: [day, { ...day, ...expected, status: 'PAID' }, { ...day, id_card_no: '234567890124' }],
  chart: [week, { ...week, building_id: 1 }],
  chartParties: [week],
  findOnChart: [{ application_number: 'A26-004321' }],
  priceMove: async (find) => [await find(stay)],
}
