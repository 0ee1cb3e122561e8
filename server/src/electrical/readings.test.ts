import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { billed, owed } from './testing/ledger.ts'
import { makeHouses } from './testing/make-house.ts'
import { asked, lastMonth, pageOf, parts, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const reader = () => server.as('electrical-bulk-readings', 'electrical-single-reading')

describe('the readings of a month', () => {
  it('lists the unread houses of a line in their order, with the last reading of each', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 12, { first: 5 })
    const [one] = houses
    const rows = await staff.data(calls.readings, { ...asked(thisMonth), line })
    expect(rows.map(({ houseno }) => houseno)).toEqual(houses.map(({ houseno }) => houseno))
    expect(rows[0]).toMatchObject({
      ...{ lastReading: 5, units: 0, isNewMeter: false, currentReading: null },
      ...{ chargeAmount: 7.5, chargeTypes: [{ chargeAmount: 50 }], usage: [] },
    })
    const { status, body } = await readHouse(staff, line, lastMonth, one?.id ?? 0, 25)
    expect([status, body.message, body.data]).toEqual([
      200,
      'Records saved successfully.',
      { id: line, saved: 1 },
    ])
    expect((await staff.data(calls.readings, { ...asked(lastMonth), line })).length).toBe(11)
    expect((await staff.data(calls.readings, { ...asked(thisMonth), line }))[0]).toMatchObject({
      lastReading: 25,
      usage: [20],
    })
    expect(await billed(server, one?.id ?? 0)).toEqual([
      { month: lastMonth, amount: 50, byUnit: false },
      { month: lastMonth, amount: 150, byUnit: true },
    ])
    expect(await owed(server, one?.id ?? 0)).toBe(200)
  })

  it('excludes inactive houses, and refuses inactive lines', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 2)
    const [one, other] = houses.map(({ id }) => id) as [number, number]
    const page = await pageOf(staff, line, thisMonth, new Map([[one, 1]]))
    await server.db
      .updateTable('electric_profiles')
      .set({ is_enabled: false })
      .where('id', '=', one)
      .execute()
    expect((await staff.data(calls.readings, { ...asked(thisMonth), line })).map(({ id }) => id)).toEqual([
      other,
    ])
    const gone = await staff.send(calls.saveReadings, page)
    expect([gone.status, gone.body.errors]).toEqual([
      422,
      { 'readings.0.nonfixed.id': ['This house is no longer read on this line. Please reload.'] },
    ])
    const left = await pageOf(staff, line, thisMonth, new Map([[other, 1]]))
    await server.db.updateTable('electric_lines').set({ is_enabled: false }).where('id', '=', line).execute()
    const closed = await staff.send(calls.saveReadings, left)
    expect(closed.status).toBe(400)
    expect(closed.body.message).toMatch(/^Line Line \w+ is switched off\. Nothing was saved\.$/)
  })

  it('lists no houses of a line that is switched off or does not exist, because their readings would be refused', async () => {
    const staff = await reader()
    const { line } = await makeHouses(server, 1)
    await server.db.updateTable('electric_lines').set({ is_enabled: false }).where('id', '=', line).execute()
    const list = async (of: number) => {
      const { status, body } = await staff.send(calls.readings, { ...asked(thisMonth), line: of })
      return [status, body.message]
    }
    expect(await list(line)).toEqual([400, 'This electric line is switched off'])
    expect(await list(2_000_000_000)).toEqual([404, 'There is no such electric line'])
  })

  it('are refused for a house of another line and for one that does not exist', async () => {
    const staff = await reader()
    const [here, elsewhere] = [await makeHouses(server, 1), await makeHouses(server, 1)]
    const [one, other] = [here.houses[0]?.id ?? 0, elsewhere.houses[0]]
    const page = await pageOf(staff, here.line, thisMonth, new Map([[one, 10]]))
    const foreign = await pageOf(staff, elsewhere.line, thisMonth, new Map([[other?.id ?? 0, 10]]))
    const [row] = page.readings
    const unknown = { ...row, nonfixed: { ...row?.nonfixed, id: 2_000_000_000 } }
    const { status, body } = await staff.send(calls.saveReadings, {
      ...page,
      readings: [...page.readings, ...foreign.readings, unknown] as typeof page.readings,
    })
    const gone = ['This house is no longer read on this line. Please reload.']
    expect([status, body.message, body.errors]).toEqual([
      422,
      `The reading of house ${other?.houseno}, 2000000000 is wrong. Nothing was saved.`,
      { 'readings.1.nonfixed.id': gone, 'readings.2.nonfixed.id': gone },
    ])
    expect(await billed(server, other?.id ?? 0)).toEqual([])
    const twice = await staff.send(calls.saveReadings, {
      ...page,
      readings: [...page.readings, ...page.readings],
    })
    expect([twice.status, twice.body.errors]).toEqual([422, { readings: ['The same house is listed twice'] }])
    expect(await billed(server, one)).toEqual([])
  })

  it('are refused in the future, and older than a month', async () => {
    const staff = await reader()
    const { line } = await makeHouses(server, 1)
    for (const [months, text] of [
      [1, 'Reading Month can not be in future.'],
      [-2, 'Only one month in past is allowed for reading.'],
    ] as const) {
      const month = addMonths(today, months)
      const read = await staff.send(calls.readings, { ...asked(month), line })
      expect([read.status, read.body.message]).toEqual([400, text])
      const fixed: never[] = []
      const nonfixed = { id: 1, reading: 1, units: 1, newMeter: false, lastReading: 0 }
      const saved = await staff.send(calls.saveReadings, {
        readingMonth: { ...parts(month), line },
        readings: [{ nonfixed, fixed }],
      })
      expect([saved.status, saved.body.message]).toEqual([400, text])
    }
    const text = { errors: { readingMonth: ['Must be 12 or less'] } }
    const thirteen = { readingMonth: 13, readingYear: 2026, line }
    expect((await staff.send(calls.readings, thirteen)).body).toMatchObject(text)
  })

  it('are checked row by row, and one error refuses the whole page', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 4, { first: 100 })
    const ids = houses.map(({ id }) => id)
    const readings = new Map(ids.map((id, at) => [id, [120, 12, 0, 130][at] ?? 0]))
    const page = await pageOf(staff, line, thisMonth, readings)
    const last = page.readings[3]
    if (last) last.nonfixed.units = 31
    const { status, body } = await staff.send(calls.saveReadings, page)
    expect([status, body.errors]).toEqual([
      422,
      {
        'readings.1.nonfixed.reading': [
          'Current Reading must be greater or equal to Previous reading when New Meter is not checked. Please enter valid value.',
        ],
        'readings.2.nonfixed.reading': ['Reading must be 0 or greater. Please enter valid value.'],
        'readings.3.nonfixed.units': ['This house has changed meanwhile. Please reload.'],
      },
    ])
    expect(body.message).toContain(houses[1]?.houseno)
    expect((await staff.data(calls.readings, { ...asked(thisMonth), line })).length).toBe(4)
    expect(await billed(server, ids[0] ?? 0)).toEqual([])
  })

  const numbersOnly = 'This field can only contain numbers and it must be greater than 0.'
  it.each([
    [-1, numbersOnly],
    [10_000_000, 'No meter has this many digits. Please check them.'],
    [1.005, 'Please enter a reading with at most 2 decimals'],
    ['12', numbersOnly],
    [undefined, numbersOnly],
  ])('refuse %s at the field of the reading', async (reading, text) => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const page = await pageOf(staff, line, thisMonth, new Map([[houses[0]?.id ?? 0, 1]]))
    Object.assign(page.readings[0]?.nonfixed ?? {}, { reading })
    const { status, body } = await staff.send(calls.saveReadings, page)
    expect([status, body.errors]).toEqual([
      422,
      {
        'readings.0.nonfixed.reading': [text],
      },
    ])
  })

  it('are charged by the present charges: a changed amount is refused until a reload', async () => {
    const staff = await reader()
    const { line, houses, charges } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    const change = (charge: number, amount: number) =>
      server.db
        .updateTable('profile_charges')
        .set({ amount })
        .where('profile_id', '=', id)
        .where('charge_type_id', '=', charge)
        .execute()
    for (const [charge, amount, field] of [
      [charges.fixed, 55, 'fixed'],
      [charges.byUnit, 8, 'nonfixed.chargeAmount'],
    ] as const) {
      const page = await pageOf(staff, line, thisMonth, new Map([[id, 10]]))
      await change(charge, amount)
      const stale = await staff.send(calls.saveReadings, page)
      expect([stale.status, stale.body.errors]).toEqual([
        422,
        { [`readings.0.${field}`]: ['This house has changed meanwhile. Please reload.'] },
      ])
    }
    // A request of the specification does not have the rate that its reader saw.
    const page = await pageOf(staff, line, thisMonth, new Map([[id, 10]]))
    for (const { nonfixed } of page.readings) delete nonfixed.chargeAmount
    expect((await staff.send(calls.saveReadings, page)).status).toBe(200)
    expect((await billed(server, id)).map(({ amount }) => amount)).toEqual([55, 80])
  })

  it('accept a new meter, a replaced one, and an estimate that the next reading corrects', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 3, { first: 100 })
    const [fresh, replaced, locked] = houses.map(({ id }) => id) as [number, number, number]
    await readHouse(staff, line, lastMonth, fresh, { reading: 7, newMeter: true })
    await readHouse(staff, line, lastMonth, replaced, {
      ...{ reading: 30, newMeter: true, finalReading: 112, firstReading: 20 },
    })
    const wrong = await readHouse(staff, line, lastMonth, locked, { reading: 140, estimated: true })
    expect(wrong.body.errors).toEqual({
      'readings.0.nonfixed.reading': [
        'An estimate is the average of three months and cannot exceed the next reading, 100.',
      ],
    })
    await readHouse(staff, line, lastMonth, locked, { reading: 130 })
    await readHouse(staff, line, thisMonth, locked, { reading: 160, estimated: true })
    const units = async (id: number) =>
      (
        await server.db
          .selectFrom('electric_readings')
          .select('units')
          .where('profile_id', '=', id)
          .orderBy('month')
          .execute()
      ).map((row) => Number(row.units))
    expect([await units(fresh), await units(replaced), await units(locked)]).toEqual([[7], [22], [30, 30]])
  })

  it('on overlapping pages that two readers save concurrently are saved once', async () => {
    const [one, other] = [await reader(), await reader()]
    const { line, houses } = await makeHouses(server, 6)
    const ids = houses.map(({ id }) => id)
    const page = (from: number, to: number) =>
      pageOf(one, line, thisMonth, new Map(ids.slice(from, to).map((id) => [id, 10])))
    const [first, second] = [await page(0, 4), await page(2, 6)]
    second.readings.reverse()
    const replies = await Promise.all([
      one.send(calls.saveReadings, first),
      other.send(calls.saveReadings, second),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    const refused = replies.find(({ status }) => status === 400)?.body.message ?? ''
    for (const house of houses.slice(2, 4)) expect(refused).toContain(house.houseno)
    const read = await server.db
      .selectFrom('electric_readings')
      .select('profile_id')
      .where('profile_id', 'in', ids)
      .execute()
    expect(read).toHaveLength(4)
    const bills = await Promise.all(ids.map(async (id) => (await billed(server, id)).length))
    expect(bills.toSorted()).toEqual([0, 0, 2, 2, 2, 2])
  })

  it('cannot be duplicated, differ from the meter, or be deleted: the database forbids it', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, thisMonth, id, 10)
    const row = {
      ...{ profile_id: id, line_id: line, month: thisMonth, last_reading: 10, reading: 20 },
      ...{ new_meter: false, units: 10, read_by: 1 },
    }
    const insert = (change: object) =>
      server.db
        .insertInto('electric_readings')
        .values({ ...row, ...change })
        .execute()
    await expect(insert({})).rejects.toMatchObject({ constraint: 'electric_readings_once' })
    await expect(insert({ month: addMonths(thisMonth, 1), units: 9 })).rejects.toMatchObject({
      constraint: 'electric_readings_units',
    })
    const db = server.db
    for (const gone of [
      () => db.deleteFrom('electric_readings').where('profile_id', '=', id).execute(),
      () => db.deleteFrom('bill_lines').where('profile_id', '=', id).execute(),
      () => db.updateTable('bill_lines').set({ amount: 0 }).where('profile_id', '=', id).execute(),
      () => db.updateTable('open_lines').set({ balance: 1 }).where('profile_id', '=', id).execute(),
    ])
      await expect(gone()).rejects.toMatchObject({ code: '23001' })
  })
})

it('the calls of readings answer 401 without a session and 403 without the permission', async () => {
  const { line, houses } = await makeHouses(server, 1)
  const profile = houses[0]?.id ?? 0
  const all = async (client: typeof server.anonymous) => [
    (await client.send(calls.readings, { ...asked(thisMonth), line })).status,
    (await client.send(calls.readingProfiles, {})).status,
    (await client.send(calls.monthOfHouse, { ...asked(thisMonth), profile })).status,
  ]
  expect(await all(server.anonymous)).toEqual([401, 401, 401])
  expect(await all(await server.as('electrical-profiles'))).toEqual([403, 403, 403])
  expect(await all(await server.as('electrical-single-reading'))).toEqual([403, 200, 200])
})
