import { access } from '@nivas/contract/access/calls.ts'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { sql } from 'kysely'
import { hashPassword, isPassword } from '../../server/src/access/passwords.ts'
import { application, booking } from '../../server/src/testing/factories.ts'
import { heldRooms, roomColumns, walkingOrder } from '../../server/src/venue/index.ts'
import { administrator, PRICE } from '../fill.ts'
import { NIGHTS } from '../hold-targets.ts'
import { ask, type Sent, sentOf } from '../server.ts'
import type { Subject } from '../statements.ts'
import { inTurn, reading, type Site, type Workload } from './workload.ts'

const today = dayIn('Asia/Kolkata')
const week = { arrival: today, departure: addDays(today, 7) }

const pagesOf = async ({ server }: Site) =>
  (await ask(server, reservations.list, {})).meta.pagination.total_pages

/**
 * Returns one statement for the free rooms. The server caches the properties of rooms and queries only the held rooms.
 */
function roomsBySql({ db }: Site) {
  const { sql: text, parameters } = sql`select r.price, ${roomColumns}
    from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where r.is_active and b.is_active and r.id not in (${heldRooms(week.arrival, week.departure)})
    order by ${walkingOrder}`.compile(db)
  return { text, values: [...parameters], name: 'free rooms' }
}

/** Makes a workload that changes existing reservations; each request has a different one. */
const changing = (
  name: string,
  [from, to]: ['NEW', 'HOLD'] | ['HOLD', 'PAID'],
  sent: (target: Subject) => Sent,
): Workload => ({
  name,
  writes: true,
  open: async ({ targets }) => ({
    sent,
    prepare: async (amount) => {
      const made = await targets.make(amount, from)
      return {
        next: inTurn(made),
        check: async () => {
          const became = await targets.became(made, to)
          if (became !== amount) throw new Error(`${became} of ${amount} became ${to}`)
        },
      }
    },
  }),
})

const number = (value: number | string | undefined) => Number(value)
let people = 0
const newCard = () => `BK-${process.pid}-${++people}`

/** An admin booking for which the server chooses the room, in each building in turn. */
const booked: Workload = {
  name: 'booking with an automatic room',
  writes: true,
  open: async ({ targets }) => ({
    sent: ({ card, building, arrival, departure }) => {
      const { room_ids: _, ...party } = booking([], String(arrival), String(departure))
      const wanted = { ...party, id_card_no: String(card), building_id: number(building) }
      return sentOf(reservations.book, wanted)
    },
    completed: (answer, subject) => {
      const { data } = answer as { data: { rooms: { id: number }[] } }
      return { ...subject, room: data.rooms[0]?.id ?? 0 }
    },
    prepare: async (amount) => {
      const nights = await targets.nights(amount)
      return { next: inTurn(nights.map((night) => ({ ...night, card: newCard() }))) }
    },
  }),
}

const applied: Workload = {
  name: 'application',
  writes: true,
  open: async () => ({
    sent: ({ card }) => sentOf(reservations.apply, { ...application(), id_card_no: String(card) }),
    prepare: async () => ({ next: () => ({ card: newCard() }) }),
  }),
}

/**
 * Sign-ins of one person; the server handles attempts from one address one after another. The driver's side hashes the
 * password as the server does, because the hash takes most of the time by design.
 */
export const signIn: Workload = {
  name: 'sign-in',
  open: async () => {
    const { adminEmail: email, adminPassword: password } = administrator
    const request = sentOf(access.login, { email, password })
    const hash = await hashPassword(password)
    return {
      sent: () => request,
      prepare: async () => ({ next: () => ({}) }),
      after: ({ text }) => (text.includes('"password_hash"') ? isPassword(hash, password) : undefined),
    }
  },
}

/** The workloads of reservations, from the lists to the Bhent. */
export const guests: readonly Workload[] = [
  reading("list's first page", reservations.list, {}),
  reading("list's last page", reservations.list, async (site) => ({ page: await pagesOf(site) })),
  reading('filtered by a whole number', reservations.list, { application_number: 'A26-004321' }),
  reading('filtered by four digits', reservations.list, { application_number: '4321' }, { growth: null }),
  reading(
    'a page in the middle',
    reservations.list,
    async (site) => ({ page: Math.ceil((await pagesOf(site)) / 2) }),
    { growth: null },
  ),
  reading('rooms free for 7 nights', venue.availableRooms, week, { instead: roomsBySql }),
  reading("the day's reservations", reservations.byRange, { from: today, to: today }),
  applied,
  booked,
  changing('hold', ['NEW', 'HOLD'], ({ id, room }) =>
    sentOf(reservations.hold, { id: number(id), room_ids: [number(room)] }),
  ),
  changing('pay', ['HOLD', 'PAID'], ({ id }) =>
    sentOf(reservations.takeBhent, { id: number(id), payment_amount: NIGHTS * Number(PRICE) }),
  ),
]
