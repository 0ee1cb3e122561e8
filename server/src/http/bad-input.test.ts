import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { place } from '@nivas/contract/place.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { application, booking, inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

/** What people, scanners, broken clients and attackers put into fields. */
const hostile: unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(10_000),
  'नमस्ते 🙏🏽 שלום',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '%_\\',
  'a\0b',
  '\ud800',
  '2026-02-30',
  '0000-00-00',
  '25:61',
  -1,
  0,
  1.5,
  1e308,
  Number.MIN_SAFE_INTEGER,
  2_147_483_648,
  0.001,
  true,
  [],
  [null],
  {},
  { $ne: null },
  ['x', ['y']],
]

type Fields = Record<string, unknown>

type Ids = { id: number; other: number; rooms: number[]; building: number; floor: number }

const ofBuilding = { name: 'A', address: 'B', manager: 'C', phone: '1234567' }
const ofRoom = {
  price: 1.5,
  number_of_beds: 2,
  max_occupiers: 3,
  has_toilet: 1,
  toilet_type: 'DESI',
  has_ac: false,
}
const onFloor = ({ building, floor }: Ids) => ({ building_id: building, floor_id: floor })
const inRoom = (ids: Ids) => ({ ...onFloor(ids), room_id: ids.rooms[0] })
const move = ([room_id]: number[]) => ({
  room_id,
  to_room_id: room_id,
  arrival_date: inDays(1),
  departure_date: inDays(2),
})
const closure = { from: inDays(1), to: inDays(2), reason: 'x' }

/** A request that each call would take, or at least understand. */
const samples: Record<string, (ids: Ids) => Fields> = {
  'access.login': () => ({ email: 'a@example.org', password: 'x' }),
  'access.setLanguage': () => ({ language: 'en' }),
  'access.forgot': () => ({ email: 'a@example.org' }),
  'access.reset': () => ({
    email: 'a@example.org',
    token: 'x',
    password: 'a new password',
    password_confirmation: 'a new password',
  }),
  'access.mails': () => ({ page: 1, per_page: 25, sort: 'id', order: 'asc', to: 'a' }),
  'access.sendMail': ({ id }) => ({ id }),
  'access.users': () => ({ page: 1, per_page: 25, sort: 'id', order: 'asc', id: '1', name: 'a', email: 'a' }),
  'access.addUser': () => ({
    name: 'A',
    email: 'admin@example.org',
    password: 'x',
    account_type: 'user',
    role_ids: [1],
  }),
  'access.user': () => ({ id: 1 }),
  'access.editUser': () => ({ id: 1, name: 'A' }),
  'access.removeUser': () => ({ id: 999_999 }),
  'access.setUserRoles': () => ({ id: 1, role_ids: [1] }),
  'access.addRole': () => ({ name: 'Administrator' }),
  'access.editRole': () => ({ id: 1, name: 'Cashier' }),
  'access.removeRole': () => ({ id: 999_999 }),
  'access.setRolePermissions': () => ({ id: 2, permission_ids: [1] }),
  'access.editAccount': () => ({ name: 'A' }),
  'access.changePassword': () => ({
    current_password: 'x',
    password: '12345678',
    password_confirmation: '12345678',
  }),
  'access.endSession': () => ({ id: 999_999 }),
  'access.audit': () => ({
    page: 1,
    per_page: 25,
    sort: 'at',
    order: 'desc',
    user_id: 1,
    area: 'access',
    record_type: 'user',
    record_id: 1,
    from: inDays(1),
    to: inDays(2),
  }),
  'venue.availableRooms': () => ({ arrival: inDays(1), departure: inDays(2), building_id: 1 }),
  'venue.buildings': () => ({
    page: 1,
    per_page: 25,
    sort: 'name',
    order: 'asc',
    name: 'a',
    arrival: inDays(1),
    departure: inDays(2),
  }),
  'venue.building': ({ building }) => ({ id: building }),
  'venue.addBuilding': () => ofBuilding,
  'venue.editBuilding': ({ building }) => ({ id: building, ...ofBuilding, name: 'E', is_active: 1 }),
  'venue.removeBuilding': ({ building }) => ({ id: building }),
  'venue.floors': ({ building }) => ({ building_id: building }),
  'venue.floor': onFloor,
  'venue.addFloor': ({ building }) => ({ building_id: building, floor_number: 5, position: 'LEFT' }),
  'venue.editFloor': (ids) => ({ ...onFloor(ids), floor_number: 5, position: 'LEFT' }),
  'venue.removeFloor': onFloor,
  'venue.rooms': onFloor,
  'venue.buildingRooms': ({ building }) => ({ building_id: building }),
  'venue.room': inRoom,
  'venue.addRoom': (ids) => ({ ...onFloor(ids), room_number: '201', ...ofRoom }),
  'venue.addManyRooms': (ids) => ({
    ...onFloor(ids),
    from: '301',
    to: '302',
    ...ofRoom,
    like_room_id: ids.rooms[0],
  }),
  'venue.editRoom': (ids) => ({ ...inRoom(ids), room_number: '101', ...ofRoom, is_active: 0 }),
  'venue.removeRoom': inRoom,
  'venue.closeRoom': ({ rooms }) => ({ id: rooms[0], ...closure }),
  'venue.editClosure': () => ({ id: 1, ...closure }),
  'venue.removeClosure': () => ({ id: 1 }),
  'venue.attribute': () => ({ id: 1 }),
  'venue.addAttribute': () => ({ name: 'A', type: 'ROOM', default_value: 'B' }),
  'venue.editAttribute': () => ({ id: 1, name: 'E', type: 'ROOM', default_value: 'B', is_active: true }),
  'venue.setAttributes': ({ rooms }) => ({
    object_id: rooms[0],
    type: 'ROOM',
    attributes: [{ id: 1, value: 'x' }],
  }),
  'imports.upload': () => ({ kind: 'customers', file_name: 'x.csv' }),
  'imports.get': ({ id }) => ({ id }),
  'imports.problems': ({ id }) => ({ id, page: 1, per_page: 25, sort: 'row_number', order: 'asc' }),
  'imports.run': ({ id }) => ({ id }),
  'imports.discard': ({ id }) => ({ id }),
  'reservations.list': () => ({
    page: 1,
    per_page: 25,
    sort: 'status',
    order: 'asc',
    status: 'NEW',
    application_number: 'A',
    applicant_name: 'a',
  }),
  'reservations.history': ({ id }) => ({ id }),
  'reservations.get': ({ id }) => ({ id }),
  'reservations.rooms': ({ id }) => ({ id }),
  'reservations.book': ({ rooms }) => ({
    ...booking(rooms),
    without_card: true,
    id_card_reason: 'CHILD',
    applicant_name: 'A',
    other_card_no: 'B',
    is_updeshi: 1,
    address: 'C',
    referral_name: 'D',
    medical_constraint: 'E',
    comments: 'F',
  }),
  'reservations.hold': ({ id, rooms }) => ({ id, status: 'HOLD', room_ids: rooms }),
  'reservations.holdWithPayment': ({ id, rooms }) => ({
    id,
    payment_amount: 1,
    donation_amount: 0,
    payment_type: 'CASH',
    room_ids: rooms,
    oldStatus: 'NEW',
  }),
  'reservations.takeBhent': ({ id }) => ({ id, payment_amount: 1, donation_amount: 0, payment_type: 'CASH' }),
  'reservations.edit': ({ id }) => ({
    id,
    arrival_date: inDays(1),
    departure_date: inDays(2),
    arrival_time: '10:00',
    departure_time: '10:00',
    phone: '1234567',
    email: 'a@example.org',
    comments: 'x',
    accomodation_type: 'ROOM',
    toilet_type: 'DESI',
    ac_room: 'YES',
    preferred_buildings: [1],
    difference: 0,
  }),
  'reservations.gateList': () => ({
    page: 1,
    per_page: 25,
    sort: 'status',
    order: 'asc',
    status: 'NEW',
    application_number: 'A',
    applicant_name: 'a',
  }),
  'reservations.matchingBuildings': () => ({ arrival: inDays(1), departure: inDays(2) }),
  'reservations.previewAuto': ({ id }) => ({ id, building_id: 1, number_of_rooms: 1 }),
  'reservations.auto': ({ id, rooms }) => ({ id, building_id: 1, number_of_rooms: 1, room_ids: rooms }),
  'reservations.previewMultipleAuto': ({ id, other }) => ({
    reservation_ids: `${id},${other}`,
    building_id: 1,
    number_of_rooms: 1,
  }),
  'reservations.multipleAuto': ({ id, other, rooms }) => ({
    reservation_ids: [id, other],
    building_id: 1,
    number_of_rooms: 1,
    room_ids: rooms,
  }),
  'reservations.multipleManual': ({ id, other, rooms }) => ({
    reservation_ids: [id, other],
    room_ids: rooms,
  }),
  'reservations.assignBuilding': ({ id }) => ({ reservation_id: id, building_id: 1, is_edit: true }),
  'reservations.released': () => ({
    page: 1,
    per_page: 25,
    sort: 'released_at',
    order: 'asc',
    from: inDays(1),
    to: inDays(2),
  }),
  'reservations.remove': ({ id }) => ({ id }),
  'reservations.byRange': () => ({ from: inDays(1), to: inDays(2), status: 'PAID' }),
  'reservations.checkIn': ({ id }) => ({ id, type: 'GATE' }),
  'reservations.ticket': ({ id }) => ({ reservation_id: id, generate: true }),
  'planning.get': () => ({ id: 1 }),
  'planning.lines': () => ({
    id: 1,
    page: 1,
    per_page: 25,
    sort: 'people',
    order: 'asc',
    show: 'ALL',
    application_number: 'A',
  }),
  'planning.lineRooms': () => ({ plan_id: 1, id: 1 }),
  'planning.start': ({ building }) => ({
    from: inDays(1),
    to: inDays(2),
    building_ids: [building],
    may_move: true,
    pins_of: null,
  }),
  'planning.stop': () => ({ id: 1, keep: true }),
  'planning.changeLine': ({ rooms }) => ({ plan_id: 1, id: 1, pinned: true, room_ids: rooms }),
  'planning.accept': () => ({ id: 1, line_ids: [1] }),
  'reservations.customers': () => ({ id_card_no: 'x' }),
  'reservations.validateIdentity': () => ({ id_card_no: '', fl_name: 'A', dob: '1980-01-31', city: 'B' }),
  'reservations.apply': () => ({
    ...application(),
    without_card: true,
    id_card_no: '',
    id_card_reason: 'CHILD',
    applicant_name: 'A',
    other_card_no: 'B',
    is_updeshi: 1,
    address: 'C',
    referral_name: 'D',
    medical_constraint: 'E',
    preferred_buildings: [1],
    language: 'hi',
  }),
  'reservations.applicationState': () => ({ application_number: 'A26-000001', phone: '3210' }),
  'reservations.chart': () => ({ from: inDays(1), to: inDays(2), building_id: 1 }),
  'reservations.findOnChart': () => ({ application_number: 'A26-000001' }),
  'reservations.priceMove': ({ id, rooms }) => ({ id, ...move(rooms) }),
  'reservations.moveStay': ({ id, rooms }) => ({
    id,
    ...move(rooms),
    old_arrival_date: inDays(10),
    old_departure_date: inDays(12),
    payment_amount: 1,
  }),
}

/** Every field of a request, those inside lists and objects too, as a path and a way to put something else there. */
function* mutations(
  value: unknown,
  path: string[] = [],
): Generator<{ path: string; put: (other: unknown) => unknown }> {
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const set = (other: unknown): unknown => {
      const copy: Fields | unknown[] = Array.isArray(value) ? [...value] : { ...value }
      if (other === undefined && !Array.isArray(copy)) delete copy[key]
      else (copy as Fields)[key] = other
      return copy
    }
    yield { path: [...path, key].join('.'), put: set }
    for (const inner of mutations((value as Fields)[key], [...path, key]))
      yield { path: inner.path, put: (other) => set(inner.put(other)) }
  }
}

const everyCall = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]): [string, Call] => [
    `${area}.${name}`,
    call,
  ]),
)
const withFields = everyCall.filter(([, call]) => call.body || call.query || call.params)

/** What was added once is refused beside its name from then on, whatever else is odd about it. */
const isTaken = (call: string, wrong: readonly string[]) =>
  call.startsWith('venue.add') && wrong.every((field) => /^(name|floor_number|room_number)$/.test(field))

const rowCounts = async () => {
  const { rows } =
    await sql`select (select count(*) from reservations) as reservations, (select count(*) from stays) as stays,
    (select count(*) from payments) as payments, (select count(*) from audit_log) as audit, (select count(*) from tickets) as tickets`.execute(
      server.db,
    )
  return rows[0]
}

describe('hostile input', () => {
  it('is tried on every call that takes any', () => {
    expect(Object.keys(samples).sort()).toEqual(withFields.map(([name]) => name).sort())
  })

  it.each(withFields)(
    'in any field of %s is refused with a text for that field, or taken as it is',
    { timeout: 60_000 },
    async (name, call) => {
      const { cookie } = await server.as(...permissionNames)
      const { roomIds, building, floorId } = await makeRooms(server, 1)
      const reservations = { id: await makeNew(server), other: await makeNew(server) }
      const ids = { ...reservations, rooms: roomIds, building: building.id, floor: floorId }
      const sample = samples[name]?.(ids) ?? {}
      for (const { path, put } of mutations(sample)) {
        for (const value of [undefined, ...hostile]) {
          const before = await rowCounts()
          const request = place(call, put(value) as Fields)
          const response = await fetch(server.origin + request.path, {
            method: call.method,
            headers: {
              cookie,
              'x-requested-with': 'test',
              ...(request.body && { 'content-type': 'application/json' }),
              ...(call.upload && { 'content-type': call.upload.types[0] }),
            },
            ...(request.body && { body: JSON.stringify(request.body) }),
            ...(call.upload && { body: 'a file' }),
          })
          const answer = (await response.json()) as {
            success: boolean
            message: string
            error: string
            errors?: Fields
          }
          const seen = `${name} ${path} = ${JSON.stringify(value)?.slice(0, 60)}: ${response.status} ${JSON.stringify(answer).slice(0, 200)}`
          expect([200, 400, 401, 404, 422, 429].includes(response.status), seen).toBe(true)
          if (response.status === 200) continue
          expect(answer, seen).toMatchObject({ success: false, error: answer.message })
          expect(answer.message.length, seen).toBeGreaterThan(3)
          if (response.status === 422) {
            const wrong = Object.keys(answer.errors ?? {})
            const field = path.split('.')[0] ?? ''
            const related =
              name === 'reservations.edit' ||
              // Its e-mail is always in use already.
              name === 'access.addUser' ||
              path.includes('date') ||
              path.includes('card') ||
              field === 'arrival' ||
              field === 'from' ||
              isTaken(name, wrong)
            expect(related || wrong.some((one) => one.startsWith(field)), seen).toBe(true)
          }
          if (name !== 'access.login') expect(await rowCounts(), seen).toEqual(before)
        }
      }
    },
  )
})

describe('a text', () => {
  it.each([
    'नमस्ते 🙏🏽',
    '<b>bold</b> & "quoted"',
    "Robert'); drop table users;--",
    'tab\tand\nline',
    '  blanks  ',
  ])('comes back as it was typed: %s', async (typed) => {
    const staff = await server.as('resavation-edit')
    const id = await makeNew(server)
    expect((await staff.data(reservations.edit, { id, comments: typed })).comments).toBe(typed)
  })
})
