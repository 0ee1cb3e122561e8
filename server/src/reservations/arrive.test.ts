import { addDays } from '@nivas/contract/dates.ts'
import { canBeAadhaar } from '@nivas/contract/identity/number.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeNew, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

async function paid(arrival: string, departure: string, more = {}) {
  const desk = await server.as('admin-booking', 'bhent')
  const { roomIds } = await makeRooms(server, 1, 100)
  const made = await desk.data(calls.book, { ...booking(roomIds, arrival, departure), ...more })
  await desk.data(calls.takeBhent, { id: made.id, payment_amount: made.total_amount })
  return made.id
}

/** Returns Aadhaar numbers with the same last four digits. */
function sameEnd(): [string, string, string] {
  const found: string[] = []
  for (let begin = 70_000_000; found.length < 3; begin += 1)
    if (canBeAadhaar(`${begin}4321`)) found.push(`${begin}4321`)
  return found as [string, string, string]
}

describe('the search by range', () => {
  it('finds PAID reservations that are present on any day of it, and no others', async () => {
    const staff = await server.as('acco-checkin')
    const id = await paid(inDays(30), inDays(32))
    await makeNew(server, inDays(30), inDays(32))
    const found = async (from: number, to: number) =>
      (await staff.data(calls.byRange, { from: inDays(from), to: inDays(to) })).map((row) => row.id)
    expect(await found(25, 29)).toEqual([])
    expect(await found(25, 30)).toEqual([id])
    expect(await found(31, 31)).toEqual([id])
    expect(await found(32, 40)).toEqual([id])
    expect(await found(33, 40)).toEqual([])
  })

  it('finds the reservation by the card of any guest, and tells Aadhaar numbers with one end apart', async () => {
    const staff = await server.as('acco-checkin')
    const [first, second, other] = sameEnd()
    const days = { from: inDays(40), to: inDays(40) }
    const held = (...cards: string[]) =>
      cards.map((i_card_number, index) => ({ name: `Guest ${index}`, age: 30, i_card_number }))
    const mine = { id_card_no: first, members: held('NA', second, 'SL-20_5') }
    const id = await paid(inDays(40), inDays(42), mine)
    const another = await paid(inDays(40), inDays(42), { id_card_no: 'SL-2005', members: held(other) })
    const found = async (id_card_no: string, on = days) =>
      (await staff.data(calls.byRange, { ...on, id_card_no })).map((row) => row.id)
    expect(await found(first)).toEqual([id])
    expect(await found(second.replace(/(\d{4})/g, '$1 '))).toEqual([id])
    expect(await found(other)).toEqual([another])
    expect(await found('sl-20_5')).toEqual([id])
    expect(await found('sl-2005')).toEqual([another])
    expect(await found('SL-20')).toEqual([])
    // A newer card has only the end of its number.
    expect(await found(`XXXX XXXX ${first.slice(-4)}`)).toEqual([id, another])
    expect(await found(first, { from: inDays(43), to: inDays(50) })).toEqual([])
  })

  it('finds a combined reservation by the card of an applicant who is not among its members', async () => {
    const staff = await server.as('acco-checkin', 'manage-multiple-resavation', 'bhent')
    const { roomIds } = await makeRooms(server, 1, 100)
    const made = [
      await makeNew(server, inDays(60), inDays(62)),
      await makeNew(server, inDays(60), inDays(62)),
    ]
    await server.db
      .updateTable('reservations')
      .set({ id_card_no: 'NR-6062' })
      .where('id', '=', made[1] ?? 0)
      .execute()
    // The other applicant has no card of the venue and showed another one.
    await server.db
      .updateTable('reservations')
      .set({ other_card_no: 'PAN-60626' })
      .where('id', '=', made[0] ?? 0)
      .execute()
    const whole = await staff.data(calls.multipleManual, { reservation_ids: made, room_ids: roomIds })
    await staff.data(calls.takeBhent, { id: whole.id, payment_amount: whole.total_amount })
    const days = { from: inDays(60), to: inDays(60) }
    for (const id_card_no of ['nr-6062', 'pan-60626']) {
      const [found] = await staff.data(calls.byRange, { ...days, id_card_no })
      expect(found?.id).toBe(whole.id)
    }
  })

  it('requires existing days, in order', async () => {
    const staff = await server.as('acco-checkin')
    const errors = async (from: unknown, to: unknown) =>
      (await staff.send(calls.byRange, { from, to } as never)).body.errors
    expect(await errors('2026-02-30', inDays(1))).toEqual({
      from: ['Please enter a date that exists, as YYYY-MM-DD'],
    })
    expect(await errors(inDays(2), inDays(1))).toEqual({ to: ['To must not be before From'] })
    expect(await errors(null, undefined)).toEqual({
      from: ['This is a required field'],
      to: ['This is a required field'],
    })
    expect(await errors(today, inDays(31))).toEqual({ to: ['At most 31 days at a time'] })
    expect((await staff.send(calls.byRange, { from: today, to: inDays(30) })).status).toBe(200)
  })
})

describe('check-in at the accommodation desk', () => {
  it('turns No to Yes once, with time and user', async () => {
    const staff = await server.as('acco-checkin')
    const id = await paid(today, inDays(2))
    expect((await staff.data(calls.checkIn, { id, type: 'ACCO' })).acco_checkin_status).toBe('Yes')
    const row = await server.db
      .selectFrom('reservations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.checked_in_by).toBe(staff.userId)
    expect(row.checked_in_at).toBeInstanceOf(Date)
    const again = await staff.send(calls.checkIn, { id, type: 'ACCO' })
    expect([again.status, again.body.error]).toEqual([400, 'This reservation is already checked in.'])
  })

  it('requires the day of arrival, and the Bhent', async () => {
    const staff = await server.as('acco-checkin')
    const early = await staff.send(calls.checkIn, { id: await paid(inDays(1), inDays(2)), type: 'ACCO' })
    expect([early.status, early.body.error]).toEqual([400, 'Check-in opens on the day of arrival.'])
    const unpaid = await staff.send(calls.checkIn, {
      id: await makeNew(server, today, inDays(1)),
      type: 'ACCO',
    })
    expect([unpaid.status, unpaid.body.error]).toEqual([
      400,
      'Only a reservation whose Bhent has been collected can be checked in.',
    ])
  })

  it('is possible until the day of departure, and not after it', async () => {
    const staff = await server.as('acco-checkin')
    // The guests came in at the gate, so that they keep their rooms.
    const came = async (arrival_date: string, departure_date: string) => {
      const id = await paid(today, inDays(2))
      const days = { arrival_date, departure_date, gate_checked_in_at: new Date() }
      await server.db.updateTable('reservations').set(days).where('id', '=', id).execute()
      return id
    }
    const late = await staff.send(calls.checkIn, { id: await came(inDays(-3), inDays(-1)), type: 'ACCO' })
    expect([late.status, late.body.error]).toEqual([
      400,
      'The day of departure is over. Please change the dates of the stay first.',
    ])
    const last = await came(inDays(-3), today)
    expect((await staff.data(calls.checkIn, { id: last, type: 'ACCO' })).acco_checkin_status).toBe('Yes')
  })

  it('is separate from the gate: each kind has its own permission', async () => {
    const id = await paid(today, inDays(2))
    const [gate, desk] = [await server.as('gate-reservations-checkin'), await server.as('acco-checkin')]
    expect((await gate.send(calls.checkIn, { id, type: 'ACCO' })).body).toMatchObject({
      message: "You don't have permission to do this. Nothing was saved. Please contact administrator.",
    })
    expect((await desk.send(calls.checkIn, { id, type: 'GATE' })).status).toBe(403)
    expect((await gate.data(calls.checkIn, { id, type: 'GATE' })).checkin_status).toBe('Yes')
    const again = await gate.send(calls.checkIn, { id, type: 'GATE' })
    expect([again.status, again.body.error]).toEqual([400, 'This reservation is already checked in.'])
  })

  it('is refused at the gate for a reservation that has ended', async () => {
    const staff = await server.as('gate-reservations-checkin', 'resavation-delete', 'manage-reservations')
    const id = await makeNew(server, today, inDays(1))
    await staff.data(calls.remove, { id })
    const { status, body } = await staff.send(calls.checkIn, { id, type: 'GATE' })
    expect([status, body.error]).toEqual([400, 'This reservation was deleted meanwhile.'])
    expect((await staff.data(calls.get, { id })).checkin_status).toBe('No')
  })
})

describe('the meal ticket', () => {
  it('is generated once, and shows lunch and dinner of each day', async () => {
    const staff = await server.as('print-bhandarghar-ticket')
    const id = await paid(inDays(3), inDays(5), { arrival_time: '14:00', departure_time: '13:00' })
    const refused = await staff.send(calls.ticket, { reservation_id: id, generate: false })
    expect([refused.status, refused.body.error]).toEqual([400, 'Reservation does not have ticket generated.'])
    const { data: ticket } = await staff.data(calls.ticket, { reservation_id: id })
    const day = inDays(3)
    expect(ticket.bhandarghar_ticket).toBe('YES')
    expect(
      ticket.ticket.map((meal) => [meal.mealfromdate, meal.product.category.mealtype, meal.flag]),
    ).toEqual([
      [day, 'L', 'N'],
      [day, 'D', 'Y'],
      [addDays(day, 1), 'L', 'Y'],
      [addDays(day, 1), 'D', 'Y'],
      [addDays(day, 2), 'L', 'Y'],
      [addDays(day, 2), 'D', 'N'],
    ])
    expect((await staff.data(calls.ticket, { reservation_id: id, generate: false })).data.ticket).toEqual(
      ticket.ticket,
    )
  })

  it('is refused when no member is named, and no print is counted', async () => {
    const staff = await server.as('print-bhandarghar-ticket')
    const id = await paid(inDays(3), inDays(5))
    await server.db.updateTable('reservations').set({ members: '[]' }).where('id', '=', id).execute()
    const { status, body } = await staff.send(calls.ticket, { reservation_id: id })
    expect([status, body.error]).toEqual([
      400,
      'This reservation names no members, and each meal card needs a name. Meals without a card are sold at Bhandar Ghar.',
    ])
    const prints = await server.db
      .selectFrom('receipt_prints')
      .select('number')
      .where('kind', '=', 'meal-card')
      .where('receipt_id', '=', id)
      .execute()
    expect(prints).toEqual([])
  })

  it('without a lunch or a dinner is refused: no empty card is printed', async () => {
    const staff = await server.as('print-bhandarghar-ticket', 'resavation-edit')
    const id = await paid(inDays(3), inDays(4), { arrival_time: '21:00', departure_time: '08:00' })
    const { status, body } = await staff.send(calls.ticket, { reservation_id: id })
    expect([status, body.error]).toEqual([
      400,
      'This stay includes no lunch or dinner, so there is no meal card to print. Please check the arrival and departure times.',
    ])
    await staff.data(calls.edit, { id, arrival_time: '19:00' })
    const { data: ticket } = await staff.data(calls.ticket, { reservation_id: id })
    expect(ticket.ticket.map(({ flag }) => flag).join('')).toBe('NYNN')
  })

  it('is refused without Bhent', async () => {
    const staff = await server.as('print-bhandarghar-ticket')
    const { status, body } = await staff.send(calls.ticket, { reservation_id: await makeNew(server) })
    expect([status, body.error]).toEqual([400, 'Reservation does not have ticket generated.'])
  })
})
