import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { inDays } from '../../testing/factories.ts'
import type { Ids, NotRead, Samples, WritesWhenRefused } from '../../testing/samples/sample.ts'

const one = ({ id }: Ids) => ({ id })
const byUpi = { utr: '412345678901', upiamount: 1 }
const withRooms = ({ id, rooms }: Ids) => ({ id, room_ids: rooms })
const asShown = () => ({ old_arrival_date: inDays(10), old_departure_date: inDays(12) })
/** For a NEW reservation, which holds no rooms yet. */
const toHold = (ids: Ids) => ({ ...withRooms(ids), ...asShown(), known_room_ids: [] })
const together = ({ id, other, rooms }: Ids) => ({
  ...asShown(),
  reservation_ids: [id, other],
  room_ids: rooms,
})
const withoutCard = { without_card: true, id_card_no: '' }
const status = () => ({ status: 'NEW' })
const moved = ({ id, rooms: [room_id] }: Ids) => ({ id, room_id, to_room_id: room_id })

export const samples: Samples<typeof reservations> = {
  list: status,
  gateList: status,
  byRange: () => ({ status: 'PAID' }),
  history: one,
  get: one,
  rooms: one,
  book: ({ rooms, building }) => [
    { ...withoutCard, room_ids: rooms, building_id: undefined, number_of_rooms: undefined },
    { ...withoutCard, room_ids: undefined, building_id: building },
  ],
  hold: toHold,
  giveBackRooms: withRooms,
  holdWithPayment: (ids) => ({ ...toHold(ids), ...byUpi }),
  takeBhent: (ids) => ({ ...one(ids), ...byUpi }),
  giveBackDonation: (ids) => ({ ...one(ids), donation_amount: 1, utr: byUpi.utr }),
  edit: one,
  previewAuto: one,
  auto: (ids) => ({ ...withRooms(ids), ...asShown(), number_of_rooms: 2 }),
  previewMultipleAuto: ({ id, other }) => ({ reservation_ids: `${id},${other}` }),
  multipleAuto: (ids) => ({ ...together(ids), number_of_rooms: 2 }),
  multipleManual: together,
  assignBuilding: ({ id }) => ({ reservation_id: id }),
  remove: one,
  restore: one,
  checkIn: one,
  ticket: ({ id }) => ({ reservation_id: id }),
  printReceipt: ({ id }) => ({ id, payment_id: 1 }),
  validateIdentity: () => ({ id_card_no: '', dob: '1980-01-31' }),
  apply: () => withoutCard,
  applicationState: () => ({ application_number: 'A26-000001', phone: '3210' }),
  priceMove: moved,
  moveStay: (ids) => ({ ...moved(ids), ...asShown() }),
}

export const writesWhenRefused: WritesWhenRefused<typeof reservations> = {
  apply: ['public_tries'],
  validateIdentity: ['public_tries'],
  applicationState: ['public_tries'],
}

export const notRead: NotRead<typeof reservations> = {
  // A NEW reservation is neither paid for nor moved.
  holdWithPayment: ['difference', 'donation_amount', 'utr', 'upiamount'],
  takeBhent: ['payment_amount', 'donation_amount', 'utr', 'upiamount'],
  moveStay: ['payment_amount', 'agreed_places'],
  // Only the schemas read it.
  book: ['without_card'],
  apply: ['without_card'],
  // Not read when `room_ids` names the rooms that the desk was shown.
  auto: ['number_of_rooms'],
  multipleAuto: ['number_of_rooms'],
}
