import { addDays } from '@nivas/contract/dates.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { between, chance, pick, seeded, shuffled } from '../../demo/random.ts'
import { reservationWorkers } from '../../reservations/index.ts'
import type { Client } from '../../testing/client.ts'
import { booking, inDays, makeNew, makeRooms, member, today } from '../../testing/factories.ts'
import type { Facts } from './slow-model.ts'

type Server = Pick<Database, 'db'>
type Happened = Record<'cancelled' | 'moved' | 'combined' | 'leftEarly' | 'released' | 'refunded', number>

/** What happened at a venue, and how often the rarer events occurred. */
export type History = Facts & { happened: Partial<Happened> }

const random = seeded(17)
const zone = 'Asia/Kolkata'

/** Returns a day within six weeks before or after today. */
const someDay = () => inDays(between(random, -40, 40))

type Paid = { payment: { payment_amount: number; donation_amount: number } | null }

/** Returns a desk that notes what it does, for the model of the reports. */
function deskOf(staff: Client) {
  const happened: Partial<Happened> = {}
  const payments: Facts['payments'] = []
  const booked: number[] = []
  /** The event of each reservation. */
  const events = new Map<number, number>()
  const count = (what: keyof Happened) => {
    happened[what] = (happened[what] ?? 0) + 1
  }
  const heldBy = async (id: number) =>
    (await staff.data(calls.rooms, { id })).map(({ price, floor }) => ({
      building: floor.building.id,
      price,
    }))
  const note = async (id: number, { payment }: Paid) => {
    if (!payment) return
    if (payment.payment_amount < 0) count('refunded')
    payments.push({
      reservation: id,
      day: today,
      event: events.get(id) ?? 0,
      bhent: payment.payment_amount,
      donation: payment.donation_amount,
      rooms: await heldBy(id),
    })
  }
  /** Returns the rooms that are free for a stay. */
  const free = async (arrival: string, departure: string) =>
    (await staff.data(venue.availableRooms, { arrival, departure })).map(({ id }) => id)
  return { staff, happened, payments, booked, events, count, heldBy, note, free }
}

type Desk = ReturnType<typeof deskOf>

/** Books, pays, moves, shortens, combines, cancels, releases and closes at random, through the calls of the desk. */
export async function makeHistory(server: Server, staff: Client): Promise<History> {
  const made = []
  for (const [rooms, price] of [
    [4, 500],
    [3, 333],
    [3, 275.5],
  ] as const)
    made.push(await makeRooms(server as Database, rooms, price))
  const rooms = made.flatMap(({ building, roomIds }) =>
    roomIds.map((room) => ({ room, building: building.id, active: true })),
  )
  const desk = deskOf(staff)
  const { happened, payments, booked, events, heldBy } = desk
  await book(desk)
  await change(desk)
  await combine(server, desk)
  const closures = await closeRooms(server, staff, rooms)
  payments.push(...(await payEarlier(server, booked, events, heldBy)))
  happened.released = await release(server, staff, booked)
  const entries = await enter(server, staff)
  return {
    buildings: made.map(({ building }) => building.id),
    rooms,
    stays: await staysOf(staff, booked),
    closures,
    payments,
    entries,
    happened,
  }
}

async function book({ staff, booked, events, note, free }: Desk): Promise<void> {
  for (let at = 0; at < 60; at += 1) {
    const arrival = someDay()
    const departure = addDays(arrival, between(random, 1, 20))
    const choice = shuffled(random, await free(arrival, departure)).slice(0, between(random, 1, 3))
    if (choice.length === 0) continue
    const { id, total_amount } = await staff.data(calls.book, {
      ...booking(choice, arrival, departure),
      event_type_id: between(random, 1, 2),
      arrival_time: pick(random, ['06:30', '10:00', '16:45', '23:59']),
      agreed_places: true,
      members: Array.from({ length: between(random, 1, 3) }, () => member),
    })
    const detail = await staff.data(calls.get, { id })
    events.set(id, detail.event_type.id)
    booked.push(id)
    if (chance(random, 0.25)) continue
    const donation_amount = chance(random, 0.4) ? pick(random, [11, 51, 100.01]) : 0
    await note(id, await staff.data(calls.takeBhent, { id, payment_amount: total_amount, donation_amount }))
  }
}

async function change({ staff, booked, count, note, free }: Desk): Promise<void> {
  for (const id of booked) {
    const detail = await staff.data(calls.get, { id })
    const held = (await staff.data(calls.rooms, { id })).map((room) => room.id)
    if (detail.status === 'HOLD' && chance(random, 0.4)) {
      await staff.data(calls.remove, { id })
      count('cancelled')
    } else if (chance(random, 0.4)) {
      const [to] = await free(detail.arrival_date, detail.departure_date)
      const [from] = held
      if (to === undefined || from === undefined) continue
      const move = { id, room_id: from, to_room_id: to }
      const { total } = await staff.data(calls.priceMove, move)
      const paid = detail.status === 'PAID' ? { payment_amount: total } : {}
      await note(id, await staff.data(calls.moveStay, { ...move, ...paid, agreed_places: true }))
      count('moved')
    } else if (chance(random, 0.5) && addDays(detail.arrival_date, 1) < detail.departure_date) {
      await note(id, await staff.data(calls.edit, { id, departure_date: addDays(detail.departure_date, -1) }))
      count('leftEarly')
    }
  }
}

async function combine(server: Server, { staff, booked, events, count, note, free }: Desk): Promise<void> {
  for (let at = 0; at < 4; at += 1) {
    const arrival = inDays(between(random, 1, 30))
    const choice = (await free(arrival, addDays(arrival, 3))).slice(0, 2)
    if (choice.length < 2) continue
    const parents = [
      await makeNew(server as Database, arrival, addDays(arrival, 2)),
      await makeNew(server as Database, addDays(arrival, 1), addDays(arrival, 3)),
    ]
    const { id, total_amount } = await staff.data(calls.multipleManual, {
      reservation_ids: parents,
      room_ids: choice,
      agreed_places: true,
    })
    events.set(id, 1)
    booked.push(id)
    count('combined')
    if (at % 2) await note(id, await staff.data(calls.takeBhent, { id, payment_amount: total_amount }))
  }
}

/** Releases the rooms of guests who did not come. Returns how many reservations lost rooms. */
async function release(server: Server, staff: Client, booked: readonly number[]): Promise<number> {
  const before = await statuses(staff, booked)
  // Half of the guests who should have come are checked in.
  await sql`update reservations set checked_in_at = now(), checked_in_by = ${staff.userId}
    where id % 2 = 0 and status = 'PAID' and arrival_date < ${today}`.execute(server.db)
  await sql`update stays set held_at = now() - interval '90 days' where reservation_id is not null`.execute(
    server.db,
  )
  const now = { attempt: 1, signal: new AbortController().signal }
  for (const { run } of reservationWorkers(server.db, zone)) await run({} as never, now)
  const after = await statuses(staff, booked)
  return booked.filter((_, at) => before[at]?.rooms !== after[at]?.rooms).length
}

/** Returns the stays of the reservations that hold rooms in the end. */
async function staysOf(staff: Client, booked: readonly number[]): Promise<Facts['stays']> {
  const stays: Facts['stays'] = []
  for (const id of booked) {
    const {
      status,
      arrival_date: from,
      departure_date: to,
      members_count,
    } = await staff.data(calls.get, { id })
    if (status !== 'HOLD' && status !== 'PAID') continue
    for (const room of await staff.data(calls.rooms, { id }))
      stays.push({
        ...{ reservation: id, people: members_count, room: room.id, building: room.floor.building.id },
        ...{ from, to },
      })
  }
  return stays
}

const statuses = async (staff: Client, ids: readonly number[]) => {
  const found = []
  for (const id of ids) {
    const { status, count_assigned_rooms: rooms } = await staff.data(calls.get, { id })
    found.push({ status, rooms })
  }
  return found
}

/** Closes some rooms on days when they are free, and switches off one that has guests. */
async function closeRooms({ db }: Server, staff: Client, rooms: Facts['rooms']): Promise<Facts['closures']> {
  const closures: Facts['closures'] = []
  for (const { room } of rooms) {
    const from = inDays(between(random, 0, 30))
    const to = addDays(from, between(random, 0, 6))
    const { status } = await staff.send(venue.closeRoom, { id: room, from, to, reason: 'Painting' })
    if (status === 200) closures.push({ room, from, to: addDays(to, 1) })
  }
  const off = rooms.at(-1)
  if (off) {
    await db.updateTable('rooms').set({ is_active: false }).where('id', '=', off.room).execute()
    off.active = false
  }
  return closures
}

/** Inserts receipts of earlier days, some at midnight of the venue or a second before it. */
async function payEarlier(
  { db }: Server,
  booked: readonly number[],
  events: ReadonlyMap<number, number>,
  heldBy: (id: number) => Promise<{ building: number; price: number }[]>,
): Promise<Facts['payments']> {
  const { rows: paid } = await sql<{ id: number }>`
    select id from reservations where status = 'PAID' and id = any(${booked}::int[]) order by id`.execute(db)
  const payments: Facts['payments'] = []
  for (const [at, { id }] of paid.entries()) {
    const day = inDays(-1 - (at % 45))
    const time = pick(random, ['00:00:00', '12:00:00', '23:59:59'])
    const bhent = pick(random, [100, 99.99, 1234.5])
    const { rows } = await sql<{ id: number }>`
      insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name, taken_at)
      select s.id, 'bhent', s.user_id, 'bhent', 'reservation', ${id}, 'earlier', ${`${day}T${time}+05:30`}::timestamptz
      from cash_sessions s where s.counter = 'bhent' and s.closed_at is null limit 1 returning id`.execute(db)
    const receipt = rows[0]?.id ?? 0
    await sql`insert into cash_book (receipt_id, tender, kind, amount) values (${receipt}, 'CASH', 'BHENT', ${bhent})`.execute(
      db,
    )
    await sql`insert into reservation_receipts (receipt_id, reservation_id, kind) values (${receipt}, ${id}, 'DIFFERENCE')`.execute(
      db,
    )
    payments.push({
      ...{ reservation: id, day, event: events.get(id) ?? 0, bhent, donation: 0 },
      rooms: await heldBy(id),
    })
  }
  return payments
}

/** Inserts entries at the gates on recent days, at any time of the venue's day. */
async function enter({ db }: Server, staff: Client): Promise<Facts['entries']> {
  const entries: Facts['entries'] = []
  for (let at = 0; at < 120; at += 1) {
    const day = inDays(-between(random, 0, 20))
    const times = ['00:00:00', '00:14:59', '07:31:10', '18:29:59', '23:59:59'] as const
    const time = day === today ? times[0] : pick(random, times)
    const satsangi = chance(random, 0.6)
    const people = between(random, 1, 9)
    await sql`insert into gate_visits (is_satsangi, visitor_name, people, arrival_date, departure_date, entered_at, entered_by)
      values (${satsangi}, 'Ravi Kumar', ${people}, ${day}, ${day}, ${`${day}T${time}+05:30`}, ${staff.userId})`.execute(
      db,
    )
    entries.push({ day, satsangi, people })
  }
  return entries
}
