import { planning } from '@nivas/contract/planning/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeNew, makeRooms, member } from '../testing/factories.ts'
import { plansOn } from '../testing/plans.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const { planner, days, group, ready, lineOf, accept, heldBy } = plansOn(server)
const desk = () =>
  server.as(
    'admin-booking',
    'resavation-assign-room',
    'resavation-edit',
    'manage-multiple-resavation',
    'manage-reservations',
  )
const party = (count: number) => Array.from({ length: count }, () => member)

/** Makes a NEW reservation of this many people. */
async function makeParty(count: number) {
  const id = await makeNew(server)
  await server.db
    .updateTable('reservations')
    .set({ members: JSON.stringify(party(count)) })
    .where('id', '=', id)
    .execute()
  return id
}

const tooSmall = (places: number, people: number) => ({
  status: 400,
  body: {
    message: `${places} places for ${people} people: these rooms are too small. Please choose more, or agree to it.`,
    errors: { agreed_places: [expect.stringContaining('too small')] },
  },
})

/** Returns the agreements in the history: what was agreed to, and by which user. */
const agreementsOf = async (staff: Awaited<ReturnType<typeof desk>>, id: number) =>
  (await staff.data(calls.history, { id }))
    .filter(({ call }) => call === 'reservations.agreePlaces')
    .map(({ said, user }) => ({ ...said, user }))

describe('rooms with too few places', () => {
  it('are held only after an agreement, and the history shows who agreed to what', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const id = await makeParty(20)
    const asked = { id, room_ids: roomIds }
    expect(await staff.send(calls.hold, asked)).toMatchObject(tooSmall(3, 20))
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'NEW', rooms: [] })
    expect(await staff.send(calls.hold, { ...asked, agreed_places: false })).toMatchObject({ status: 400 })
    expect(await staff.data(calls.hold, { ...asked, agreed_places: true })).toMatchObject({ status: 'HOLD' })
    expect(await agreementsOf(staff, id)).toEqual([
      { people: 20, places: 3, rooms: 1, user: expect.any(String) },
    ])
  })

  it('are booked, reserved and matched only after an agreement', async () => {
    const staff = await desk()
    const { roomIds, building } = await makeRooms(server, 4)
    const [one = 0, two = 0, three = 0, four = 0] = roomIds
    const booked = { ...booking([one]), members: party(5) }
    const { room_ids: _, ...unroomed } = booked
    const inBuilding = { ...unroomed, building_id: building.id, number_of_rooms: 1 }
    const [reserved, matched] = [await makeParty(4), await makeParty(4)]
    const combined = [await makeParty(2), await makeParty(2)]
    const payment = { payment_amount: 1000, oldStatus: 'NEW' as const }
    const wanted = { building_id: building.id, number_of_rooms: 1 }
    const agreed = { agreed_places: true }

    expect(await staff.send(calls.book, booked)).toMatchObject(tooSmall(3, 5))
    expect(await staff.send(calls.book, inBuilding)).toMatchObject(tooSmall(3, 5))
    expect(
      await staff.send(calls.holdWithPayment, { id: reserved, room_ids: [two], ...payment }),
    ).toMatchObject(tooSmall(3, 4))
    expect(await staff.send(calls.auto, { id: matched, ...wanted })).toMatchObject(tooSmall(3, 4))
    expect(await staff.send(calls.auto, { id: matched, ...wanted, room_ids: [three] })).toMatchObject(
      tooSmall(3, 4),
    )
    const several = { reservation_ids: combined }
    expect(await staff.send(calls.multipleManual, { ...several, room_ids: [four] })).toMatchObject(
      tooSmall(3, 4),
    )
    expect(await staff.send(calls.multipleAuto, { ...several, ...wanted })).toMatchObject(tooSmall(3, 4))

    const first = await staff.data(calls.book, { ...booked, ...agreed })
    expect(await agreementsOf(staff, first.id)).toMatchObject([{ people: 5, places: 3 }])
    await staff.data(calls.holdWithPayment, { id: reserved, room_ids: [two], ...payment, ...agreed })
    expect(await agreementsOf(staff, reserved)).toMatchObject([{ people: 4, places: 3 }])
    await staff.data(calls.auto, { id: matched, ...wanted, ...agreed })
    expect(await agreementsOf(staff, matched)).toHaveLength(1)
    const { id } = await staff.data(calls.multipleAuto, { ...several, ...wanted, ...agreed })
    expect(await agreementsOf(staff, id)).toMatchObject([{ people: 4, places: 3 }])
  })

  it('need one agreement: rooms of the same size need no new one, smaller rooms do', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 3)
    const [first = 0, second = 0, small = 0] = roomIds
    await server.db.updateTable('rooms').set({ max_occupiers: 2 }).where('id', '=', small).execute()
    const id = await makeParty(5)
    await staff.data(calls.hold, { id, room_ids: [first], agreed_places: true })
    await staff.data(calls.hold, { id, room_ids: [second] })
    expect(await staff.send(calls.hold, { id, room_ids: [small] })).toMatchObject(tooSmall(2, 5))
    const to = { id, room_id: second, to_room_id: small }
    expect(await staff.data(calls.priceMove, to)).toMatchObject({ people: 5, places: 2, asks_places: true })
    expect(await staff.send(calls.moveStay, to)).toMatchObject(tooSmall(2, 5))
    const same = { id, room_id: second, to_room_id: first }
    expect(await staff.data(calls.priceMove, same)).toMatchObject({ places: 3, asks_places: false })
    await staff.data(calls.moveStay, same)
    await staff.data(calls.moveStay, { id, room_id: first, to_room_id: small, agreed_places: true })
    expect(await agreementsOf(staff, id)).toMatchObject([{ places: 2 }, { places: 3 }])
  })
})

describe('far more rooms than people', () => {
  it('are refused, and assigned after an agreement; one spare room needs none', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 10)
    expect(await staff.send(calls.book, booking(roomIds))).toMatchObject({
      status: 400,
      body: { message: 'There are more rooms (10) than people (1). Please choose fewer, or agree to it.' },
    })
    const { id } = await staff.data(calls.book, { ...booking(roomIds), agreed_places: true })
    expect(await agreementsOf(staff, id)).toMatchObject([{ people: 1, rooms: 10 }])
    const spare = booking(roomIds.slice(0, 2), inDays(30), inDays(31))
    expect(await agreementsOf(staff, (await staff.data(calls.book, spare)).id)).toEqual([])
  })
})

describe('rooms that are assigned to a line of a plan by hand', () => {
  it('need the agreement there, and the reservation’s history shows it after acceptance', async () => {
    const staff = await planner()
    const event = days()
    const { roomIds, building } = await makeRooms(server, 2)
    const id = await group(event, 6)
    const plan = await ready(staff, event, [building.id])
    const line = await lineOf(staff, plan.id, id)
    const change = { plan_id: plan.id, id: line.id, room_ids: roomIds.slice(0, 1) }
    expect(await staff.send(planning.changeLine, change)).toMatchObject(tooSmall(3, 6))
    await staff.data(planning.changeLine, { ...change, agreed_places: true })
    const again = await ready(staff, event, [building.id], { pins_of: plan.id })
    expect((await accept(staff, again.id)).outcome).toMatchObject({ accepted: 1, refused: 0 })
    expect(await heldBy(staff, id)).toEqual(roomIds.slice(0, 1))
    expect(await agreementsOf(staff as never, id)).toMatchObject([{ people: 6, places: 3, rooms: 1 }])
  })
})
