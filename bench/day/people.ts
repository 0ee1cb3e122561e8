import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { application, delivery } from '../../server/src/testing/factories.ts'
import { note } from './acknowledged.ts'
import type { Staff } from './client.ts'
import { drawn, type Work } from './work.ts'

const today = () => dayIn('Asia/Kolkata')

/** The ids of visits that are inside and leave later. */
const inside: number[] = []
/** Reservations on HOLD whose Bhent is still to be taken. */
const onHold: { id: number; amount: number }[] = []

const member = (at: number) => ({
  name: `Guest ${at}`,
  age: 20 + (at % 60),
  i_card_number: `D-${Date.now()}-${drawn(1e9)}-${at}`,
})

async function enter(staff: Staff, number: number) {
  const day = today()
  const satsangis = Math.random() < 0.7
  const entry = satsangis
    ? {
        isnonsatsangi: false,
        gate_id: 1,
        fromdate: day,
        todate: addDays(day, 1),
        departure_time: '20:00',
        children: drawn(3),
        adults: drawn(3),
        members: Array.from({ length: 1 + drawn(4) }, (_, at) => member(at)),
      }
    : delivery({ idNumber: `DL-${drawn(1e9)}`, mobile: `50${String(number).padStart(8, '0')}` })
  const answer = await staff('gate: an entry', gate.createVisitorEntry, entry)
  if (answer) inside.push(answer.data.id)
  // Once enough people are inside, as many leave as arrive.
  if (inside.length > 400) {
    const id = inside.shift()
    if (id !== undefined) await staff('gate: an exit', gate.exit, { idNumber: id })
  }
}

async function book(staff: Staff, number: number, buildings: readonly number[]) {
  const arrival = addDays(today(), 1 + drawn(90))
  const applied = await staff('desk: an application', reservations.apply, {
    event_type_id: 1,
    id_card_no: `D-${number}-${drawn(1e9)}`,
    applicant_city: 'Agra',
    members: [member(0), member(1)],
    arrival_date: arrival,
    departure_date: addDays(arrival, 1 + drawn(3)),
    arrival_time: '10:00',
    departure_time: '10:00',
    phone: `50${String(drawn(1e8)).padStart(8, '0')}`,
    email: 'guest@example.org',
    bhandarghar_ticket: 'NO',
    accomodation_type: 'ROOM',
    toilet_type: 'DESI',
    ac_room: 'NO',
    comments: 'Ground floor, please',
  })
  await staff('desk: the list', reservations.list, { status: 'NEW,HOLD' })
  if (!applied) return
  const held = await staff('desk: auto matching', reservations.auto, {
    id: applied.data.id,
    building_id: buildings[drawn(buildings.length)] ?? 1,
    number_of_rooms: 1,
  })
  if (held) onHold.push({ id: held.data.id, amount: held.data.total_amount })
}

async function takeBhent(staff: Staff) {
  const next = onHold.shift()
  if (!next) return
  const paid = await staff('cashier: the Bhent', reservations.takeBhent, {
    id: next.id,
    payment_amount: next.amount,
    donation_amount: 0,
    payment_type: 'CASH',
  })
  if (paid) note(next.amount)
}

async function read(staff: Staff) {
  const day = today()
  await staff('screen: live board', gate.liveBoard, {})
  await staff('screen: who is inside', gate.pending, {})
  await staff('screen: entries by day', gate.entryReport, { fromDate: addDays(day, -6), toDate: day })
  await staff('screen: room chart', reservations.chart, { from: day, to: addDays(day, 13) })
  await staff('screen: rooms free', venue.availableRooms, { arrival: day, departure: addDays(day, 2) })
}

/** Applies from home, without a known card. */
async function applyAtHome(staff: Staff) {
  await staff('home: an application', reservations.apply, application())
}

/** Returns the work at gates, desks and cashiers, of people who read lists and reports, and of applicants at home. */
export const guestWork = (buildings: readonly number[]): Work[] => [
  { name: 'gates', people: 40, every: 1_000, open: (staff, number) => () => enter(staff, number) },
  {
    name: 'reservation desks',
    people: 10,
    every: 2_000,
    open: (staff, number) => () => book(staff, number, buildings),
  },
  { name: 'cashiers', people: 5, every: 500, open: (staff) => () => takeBhent(staff) },
  { name: 'screens with lists and reports', people: 5, every: 5_000, open: (staff) => () => read(staff) },
  {
    name: 'dashboards',
    people: 10,
    every: 5_000,
    open: (staff) => async () => {
      await staff('screen: dashboard', dashboard.figures, {})
    },
  },
  {
    name: 'people at home',
    people: 4,
    every: 12_000,
    isPublic: true,
    open: (staff) => () => applyAtHome(staff),
  },
]
