import { cash } from '@nivas/contract/cash/calls.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, it } from 'vitest'
import { booking, delivery, inDays, makeNew, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const desk = () =>
  server.as(
    ...(['admin-booking', 'manage-reservations', 'resavation-assign-room', 'resavation-delete'] as const),
    ...(['bhent', 'acco-checkin', 'gate-reservations', 'cash-journal', 'manage-buildings'] as const),
  )

/** Books a room for a party of two, from today on, with an hour of arrival. */
async function book(staff: Awaited<ReturnType<typeof desk>>, room: number, hour: string) {
  const of = booking([room], today, inDays(2))
  const people = [...of.members, { name: 'Ravi Rao', age: 36, i_card_number: 'NA' }]
  return staff.data(reservations.book, { ...of, members: people, arrival_time: `${hour}:30` })
}

it('counts the expected guests by hour, like the lists that the figures open', async () => {
  const staff = await desk()
  const { roomIds } = await makeRooms(server, 4)
  const before = await staff.data(reservations.arrivals, {})
  const of = async (hour: number) =>
    (await staff.data(reservations.arrivals, {})).hours.find((one) => one.hour === hour)
  const booked = []
  for (const [at, hour] of ['09', '09', '17'].entries())
    booked.push(await book(staff, roomIds[at] ?? 0, hour))
  expect(await of(9)).toEqual({ hour: 9, parties: 2, people: 4, on_hold: 2 })
  expect(await of(17)).toEqual({ hour: 17, parties: 1, people: 2, on_hold: 1 })

  const [first, second] = booked
  await staff.data(reservations.takeBhent, { id: first?.id ?? 0, payment_amount: 1000 })
  await staff.data(reservations.checkIn, { id: first?.id ?? 0, type: 'ACCO' })
  expect(await of(9)).toEqual({ hour: 9, parties: 1, people: 2, on_hold: 1 })
  const now = await staff.data(reservations.arrivals, {})
  expect(now).toMatchObject({ day: today, parties: before.parties + 2, people: before.people + 4 })
  expect(now.on_hold).toBe(before.on_hold + 2)

  const expected = { status: 'HOLD,PAID', arrival: today, hour: 9, coming: 'expected' } as const
  const listed = await staff.data(reservations.list, expected)
  expect(listed.map(({ id }) => id)).toEqual([second?.id])
  expect((await staff.data(reservations.gateList, expected)).map(({ id }) => id)).toEqual([second?.id])
  // The accommodation desk lists only PAID reservations.
  const days = { from: today, to: today }
  const atDesk = { arrival: today, hour: 9, coming: 'expected', ...days } as const
  expect(await staff.data(reservations.byRange, atDesk)).toEqual([])
  const refused = await staff.send(reservations.byRange, { ...atDesk, status: 'HOLD' })
  expect(refused.status).toBe(422)
  await staff.data(reservations.takeBhent, { id: second?.id ?? 0, payment_amount: 1000 })
  expect((await staff.data(reservations.byRange, atDesk)).map(({ id }) => id)).toEqual([second?.id])
  const here = await staff.data(reservations.list, { status: 'PAID', arrival: today, coming: 'checked-in' })
  expect(here).toHaveLength((await staff.data(dashboard.figures, {})).checked_in_today ?? -1)
})

it('counts today’s arrivals on HOLD separately from those that the accommodation desk lists', async () => {
  const staff = await desk()
  const { roomIds } = await makeRooms(server, 2)
  const before = await staff.data(dashboard.figures, {})
  const [held = 0, paid = 0] = roomIds
  await book(staff, held, '10')
  const { id } = await book(staff, paid, '10')
  await staff.data(reservations.takeBhent, { id, payment_amount: 1000 })
  const now = await staff.data(dashboard.figures, {})
  expect(now.arrivals_today).toBe((before.arrivals_today ?? 0) + 1)
  expect(now.arrivals_on_hold).toBe((before.arrivals_on_hold ?? 0) + 1)
  const arriving = await staff.data(reservations.byRange, { from: today, to: today, arrival: today })
  expect(arriving).toHaveLength(now.arrivals_today ?? -1)
})

it('counts guests of an earlier day who have not come, until their rooms are released', async () => {
  const staff = await desk()
  const { roomIds } = await makeRooms(server, 1)
  const { id } = await book(staff, roomIds[0] ?? 0, '23')
  const late = async () => (await staff.data(dashboard.figures, {})).late_on_hold ?? -1
  const before = await late()
  const days = { arrival_date: inDays(-1), departure_date: inDays(2) }
  await server.db.updateTable('reservations').set(days).where('id', '=', id).execute()
  expect(await late()).toBe(before + 1)
  const listed = await staff.data(reservations.list, { coming: 'late', status: 'HOLD' })
  expect(listed).toHaveLength(before + 1)
  expect(listed.map((one) => one.id)).toContain(id)
  await server.db
    .updateTable('reservations')
    .set({ allotment_cancelled_at: new Date() })
    .where('id', '=', id)
    .execute()
  expect(await late()).toBe(before)
})

it('counts as late only guests whose stay is not over, like the accommodation desk', async () => {
  const staff = await desk()
  const { roomIds } = await makeRooms(server, 2)
  const late = async () => (await staff.data(dashboard.figures, {})).late_arrivals ?? -1
  const before = await late()
  // The second reservation was recorded after its departure.
  for (const [at, departure] of [1, -1].entries()) {
    const { id } = await book(staff, roomIds[at] ?? 0, '23')
    await staff.data(reservations.takeBhent, { id, payment_amount: 1000 })
    const days = { arrival_date: inDays(-3), departure_date: inDays(departure) }
    await server.db.updateTable('reservations').set(days).where('id', '=', id).execute()
  }
  expect(await late()).toBe(before + 1)
  const atDesk = await staff.data(reservations.byRange, { from: today, to: today, coming: 'late' })
  const listed = await staff.data(reservations.list, { status: 'PAID', coming: 'late', per_page: 200 })
  expect(atDesk).toHaveLength(before + 1)
  expect(listed.map(({ id }) => id).sort()).toEqual(atDesk.map(({ id }) => id).sort())
})

it('counts each room in service or with guests once, by its state tonight', async () => {
  const staff = await desk()
  const { building, roomIds } = await makeRooms(server, 7)
  const [held = 0, paid = 0, occupied = 0, closed = 0, off = 0, offWithGuests = 0] = roomIds
  await book(staff, held, '10')
  for (const room of [paid, occupied, offWithGuests]) {
    const { id } = await book(staff, room, '10')
    await staff.data(reservations.takeBhent, { id, payment_amount: 1000 })
    if (room !== paid) await staff.data(reservations.checkIn, { id, type: 'ACCO' })
  }
  await staff.data(venue.closeRoom, { id: closed, from: today, to: today, reason: 'repair' })
  const switchedOff = [off, offWithGuests]
  await server.db.updateTable('rooms').set({ is_active: false }).where('id', 'in', switchedOff).execute()
  const all = await staff.data(venue.roomsTonight, {})
  expect(all.find(({ id }) => id === building.id)).toEqual({
    ...{ id: building.id, name: building.name },
    ...{ free: 1, hold: 1, expected: 1, occupied: 2, closed: 1 },
  })
  const free = all.reduce((sum, one) => sum + one.free, 0)
  expect(free).toBe((await staff.data(dashboard.figures, {})).rooms_free_tonight)
})

it('shows the Bhent of the cash book, refunds included, and the live board’s count', async () => {
  const staff = await desk()
  const { roomIds } = await makeRooms(server, 1)
  const bhent = async () =>
    (await staff.data(cash.journalTotals, { from: today, to: today, kind: 'BHENT' })).reduce(
      (sum, { taken, given_back }) => sum + taken + given_back,
      0,
    )
  const before = await bhent()
  const { id } = await book(staff, roomIds[0] ?? 0, '10')
  await staff.data(reservations.takeBhent, { id, payment_amount: 1000, donation_amount: 51 })
  expect(await bhent()).toBe(before + 1000)

  const guard = await server.as('gate-visitor-entry', 'gate-live-board')
  const { inside } = await guard.data(gate.liveBoard, {})
  await guard.data(gate.createVisitorEntry, delivery())
  expect(await guard.data(gate.liveBoard, {})).toMatchObject({ inside: inside + 1 })
})

it('gives figures only to users who may open the records behind them', async () => {
  await makeNew(server)
  const visitor = await server.as('samadh-visit-hours')
  const refused = [reservations.arrivals, venue.roomsTonight, gate.liveBoard] as const
  for (const call of refused) expect((await visitor.send(call, {})).status).toBe(403)
  // A cashier may not open the list of expected guests.
  expect((await (await server.as('bhent')).send(reservations.arrivals, {})).status).toBe(403)
  const { today: day, ...figures } = await visitor.data(dashboard.figures, {})
  expect(day).toBe(today)
  expect(new Set(Object.values(figures))).toEqual(new Set([null]))
})

it('refuses a wrong filter of arrivals, with a text', async () => {
  const staff = await desk()
  const wrong = await staff.send(reservations.list, {
    ...{ arrival: '2026-02-30', hour: 24, coming: 'soon' as 'late' },
  })
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['arrival', 'coming', 'hour'])
})
