import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { booking, inDays, makeNew, makeRooms, member } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const staff = () => server.as('manage-reservations')
let held: number[] = []
let buildingName = ''

beforeAll(async () => {
  const desk = await server.as('admin-booking', 'bhent', 'resavation-delete')
  const { roomIds, building } = await makeRooms(server, 10, 100)
  buildingName = building.name
  for (const [at, room] of roomIds.entries()) {
    const members = Array.from({ length: 1 + (at % 4) }, () => member)
    const stay = booking([room], inDays(at), inDays(at + 2))
    held.push((await desk.data(calls.book, { ...stay, members, agreed_places: true })).id)
  }
  const [paid = 0, deleted = 0] = held
  await desk.data(calls.takeBhent, { id: paid, payment_amount: 200 })
  await desk.data(calls.remove, { id: deleted })
  held = held.filter((id) => id !== deleted)
  for (let at = 0; at < 51; at += 1) await makeNew(server, inDays(at % 9), inDays((at % 9) + 1))
})

describe('the list of reservations', () => {
  it('contains those that are HOLD, NEW or PAID, 25 on a page, newest first', async () => {
    const { body } = await (await staff()).send(calls.list, {})
    expect(body.meta.pagination).toEqual({
      total: 60,
      count: 25,
      per_page: 25,
      current_page: 1,
      total_pages: 3,
    })
    const dates = body.data.map((row) => row.created_at)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('contains only the requested statuses', async () => {
    const { body } = await (await staff()).send(calls.list, { status: 'HOLD,PAID' })
    expect(body.meta.pagination.total).toBe(9)
    expect(new Set(body.data.map((row) => row.status))).toEqual(new Set(['HOLD', 'PAID']))
  })

  it.each(['created_at', 'arrival_date', 'departure_date', 'status', 'members_count', 'is_child'] as const)(
    'shows each row once across all pages, sorted by %s, in both directions',
    async (sort) => {
      const reader = await staff()
      for (const order of ['asc', 'desc'] as const) {
        const rows = []
        for (let page = 1; page <= 9; page += 1)
          rows.push(...(await reader.data(calls.list, { sort, order, page, per_page: 7 })))
        expect(new Set(rows.map((row) => row.id)).size).toBe(60)
        const values = rows.map((row) => Number(row[sort]) || row[sort])
        const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(values).toEqual(order === 'asc' ? sorted : sorted.reverse())
      }
    },
  )

  it('finds by a part of the reference, in any case, and takes % and _ literally', async () => {
    const reader = await staff()
    const [row] = await reader.data(calls.list, { status: 'PAID' })
    const part = row?.application_number.slice(4).toLowerCase()
    const { body } = await reader.send(calls.list, { application_number: ` ${part} ` })
    expect(body.data.map((one) => one.id)).toEqual([row?.id])
    expect(body.meta.pagination.total).toBe(1)
    expect(await reader.data(calls.list, { application_number: '%' })).toEqual([])
    expect((await reader.data(calls.list, { applicant_name: 'asha' })).length).toBe(25)
  })

  it('returns no rows for a page beyond the last, and the same total', async () => {
    const { body } = await (await staff()).send(calls.list, { page: 99 })
    expect(body.data).toEqual([])
    expect(body.meta.pagination.total).toBe(60)
  })

  it('refuses an invalid page, column or status', async () => {
    const { status, body } = await (await staff()).send(calls.list, {
      page: 0,
      per_page: 201,
      sort: 'phone',
      order: 'up',
      status: 'GONE',
    } as never)
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['order', 'page', 'per_page', 'sort', 'status.0'])
  })

  it('shows the fields of a row as specified', async () => {
    const [row] = await (await staff()).data(calls.list, { status: 'PAID' })
    expect(row).toMatchObject({
      id: held[0],
      status: 'PAID',
      event_type: { id: 1, name: 'Bhandara' },
      id_card_no: 'IC-100',
      applicant_name: 'Asha Rao',
      members: [member],
      arrival_time: '10:00',
      is_child: false,
      parents: [],
      count_assigned_rooms: 1,
      room_names: [{ building: buildingName, room_number: '101' }],
      total_amount: 200,
      building: null,
      checkin_status: 'No',
      acco_checkin_status: 'No',
      bhandarghar_ticket: 'NO',
    })
  })

  it('answers 401 without a session and 403 without the permission', async () => {
    expect((await server.anonymous.send(calls.list, {})).status).toBe(401)
    expect((await (await server.as('acco-checkin')).send(calls.list, {})).status).toBe(403)
  })
})

describe('the list of the gate', () => {
  it('contains the same reservations, latest arrivals first, for users of the gate', async () => {
    const gate = await server.as('gate-reservations')
    const { body } = await gate.send(calls.gateList, { per_page: 200 })
    expect(body.meta.pagination.total).toBe(60)
    const arrivals = body.data.map((row) => row.arrival_date)
    expect(arrivals).toEqual([...arrivals].sort().reverse())
    const reference = body.data[7]?.application_number ?? ''
    expect((await gate.data(calls.gateList, { application_number: reference })).map((row) => row.id)).toEqual(
      [body.data[7]?.id],
    )
    expect((await gate.send(calls.gateList, { status: 'PAID' })).body.meta.pagination.total).toBe(1)
  })

  it('answers 401 without session, 403 with the other list’s permission, 422 to other columns', async () => {
    expect((await server.anonymous.send(calls.gateList, {})).status).toBe(401)
    expect((await (await staff()).send(calls.gateList, {})).status).toBe(403)
    const gate = await server.as('gate-reservations')
    expect((await gate.send(calls.gateList, { sort: 'is_child' } as never)).status).toBe(422)
  })
})

describe('the open work above the lists', () => {
  it('counts what waits for rooms and what is on HOLD, with the sum of the Bhent that the list shows', async () => {
    const reader = await staff()
    const { data: held } = (await reader.send(calls.list, { status: 'HOLD', per_page: 200 })).body
    const waiting = (await reader.send(calls.list, { status: 'NEW' })).body.meta.pagination.total
    const open = await reader.data(calls.openWork, {})
    expect(held.length).toBeGreaterThan(0)
    expect(open).toEqual({
      waiting,
      hold: held.length,
      to_collect: held.reduce((sum, { total_amount }) => sum + total_amount, 0),
    })
    const cashier = await server.as('bhent')
    expect(await cashier.data(calls.openWork, {})).toEqual(open)
    expect((await (await server.as('gate-reservations')).send(calls.openWork, {})).status).toBe(403)
  })
})

describe('a filter by a name', () => {
  it('finds the name as another keyboard writes it: nukta, joiner, accent, blanks and digits', async () => {
    const reader = await staff()
    const found = async (applicant_name: string) =>
      (await reader.data(calls.list, { applicant_name })).map((row) => row.id)
    const ids: number[] = []
    for (const applicant_name of ['ब\u0921\u093cे लाल', 'ब\u095cे राम', 'लक्ष्मी', 'Ren\u00e9', 'Party 12']) {
      const id = await makeNew(server)
      await server.db.updateTable('reservations').set({ applicant_name }).where('id', '=', id).execute()
      ids.push(id)
    }
    expect(await found('ब\u095cे लाल')).toEqual([ids[0]])
    expect(await found('ब\u0921\u093cे राम')).toEqual([ids[1]])
    expect(await found('लक्\u200dष्मी')).toEqual([ids[2]])
    expect(await found('Rene\u0301')).toEqual([ids[3]])
    expect(await found('party\u00a0 १२')).toEqual([ids[4]])
    // Only a joiner finds no name, instead of every name.
    expect(await found('\u200d')).toEqual([])
  })
})
