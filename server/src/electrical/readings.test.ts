import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { onWire, rupees, sum } from '@nivas/contract/money.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { asked, correction, lastMonth, pageOf, parts, readHouse, thisMonth } from './testing/read.ts'

const server = useServer()
const reader = () => server.as('electrical-bulk-readings', 'electrical-single-reading')

const billed = async (profileId: number) => {
  const lines = await server.db
    .selectFrom('bill_lines')
    .select(['id', 'month', 'amount', 'rate'])
    .where('profile_id', '=', profileId)
    .orderBy('month')
    .orderBy('rate', (by) => by.nullsFirst())
    .execute()
  return lines.map(({ amount, month, rate }) => ({ month, amount: Number(amount), byUnit: rate !== null }))
}
const owed = async (profileId: number) =>
  onWire(
    sum(
      (
        await server.db
          .selectFrom('open_lines')
          .select('balance')
          .where('profile_id', '=', profileId)
          .execute()
      ).map(({ balance }) => balance),
    ),
  )

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
    expect(await billed(one?.id ?? 0)).toEqual([
      { month: lastMonth, amount: 50, byUnit: false },
      { month: lastMonth, amount: 150, byUnit: true },
    ])
    expect(await owed(one?.id ?? 0)).toBe(200)
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
      { 'readings.0.nonfixed.id': ['This house is not read on this line any more. Please reload.'] },
    ])
    const left = await pageOf(staff, line, thisMonth, new Map([[other, 1]]))
    await server.db.updateTable('electric_lines').set({ is_enabled: false }).where('id', '=', line).execute()
    const closed = await staff.send(calls.saveReadings, left)
    expect(closed.status).toBe(400)
    expect(closed.body.message).toMatch(/is switched off. Nothing was saved./)
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
    expect(await billed(ids[0] ?? 0)).toEqual([])
  })

  it.each([[-1], [10_000_000], [1.005], ['12'], [null]])('refuse %s at the reading', async (reading) => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const page = await pageOf(staff, line, thisMonth, new Map([[houses[0]?.id ?? 0, 1]]))
    Object.assign(page.readings[0]?.nonfixed ?? {}, { reading })
    const { status, body } = await staff.send(calls.saveReadings, page)
    expect([status, body.errors]).toEqual([
      422,
      {
        'readings.0.nonfixed.reading': ['This field can only contain numbers and it must be greater than 0.'],
      },
    ])
  })

  it('are charged by the present charges: a changed amount is refused until a reload', async () => {
    const staff = await reader()
    const { line, houses, charges } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    const page = await pageOf(staff, line, thisMonth, new Map([[id, 10]]))
    await server.db
      .updateTable('profile_charges')
      .set({ amount: 55 })
      .where('profile_id', '=', id)
      .where('charge_type_id', '=', charges.fixed)
      .execute()
    const stale = await staff.send(calls.saveReadings, page)
    expect([stale.status, Object.keys(stale.body.errors ?? {})]).toEqual([422, ['readings.0.fixed']])
    expect((await readHouse(staff, line, thisMonth, id, 10)).status).toBe(200)
    expect((await billed(id)).map(({ amount }) => amount)).toEqual([55, 75])
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
      'readings.0.nonfixed.reading': ['An estimate is the mean of three months: 100.'],
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

  it('of two readers who save overlapping pages at once are saved once', async () => {
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
    for (const id of ids) expect((await billed(id)).length % 2).toBe(0)
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

describe('the single edit', () => {
  it('corrects a month and the next one, at the rate of that time, and stores the reason', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, lastMonth, id, 40)
    await readHouse(staff, line, thisMonth, id, 70)
    const [row, fixed] = await staff.data(calls.monthOfHouse, { ...asked(lastMonth), profile: id })
    expect(row).toMatchObject({
      ...{ fixed: false, currentReading: 40, lastReading: 0, units: 40, balance: 300, chargeAmount: 7.5 },
      next: { month: thisMonth, units: 30, balance: 225 },
    })
    expect(fixed).toMatchObject({ fixed: true, balance: 50, next: null })
    const silent = await staff.send(calls.editReading, {
      ...(await correction(staff, id, lastMonth, { currentReading: 50, remarks: ' ' })),
    })
    expect([silent.status, silent.body.errors]).toEqual([
      422,
      {
        'readings.0.remarks': ['Description must be supplied when changing the current reading.'],
      },
    ])
    const { status, body } = await staff.send(
      calls.editReading,
      await correction(staff, id, lastMonth, { currentReading: 50 }),
    )
    expect([status, body.message]).toEqual([200, 'Records saved successfully.'])
    expect(body.data.rows[0]).toMatchObject({
      ...{ currentReading: 50, units: 50, balance: 375, remarks: 'Read wrong' },
      next: { units: 20, balance: 150 },
    })
    expect(await owed(id)).toBe(625)
  })

  it('refuses what the next reading forbids, changes meanwhile, and a month without a reading', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, lastMonth, id, 40)
    const stale = await correction(staff, id, lastMonth, { currentReading: 41 })
    await readHouse(staff, line, thisMonth, id, 70)
    const beyond = await correction(staff, id, lastMonth, { currentReading: 71 })
    const refused = await staff.send(calls.editReading, beyond)
    expect(refused.body.errors).toEqual({
      'readings.0.currentReading': ['The next reading is 70. Please enter at most that.'],
    })
    const [reading] = stale.readings
    const changed = await staff.send(calls.editReading, {
      ...stale,
      readings: [{ ...reading, lastReading: 1, units: 40 }] as typeof stale.readings,
    })
    expect([changed.status, changed.body.message]).toEqual([
      400,
      'This house has changed meanwhile. Please reload.',
    ])
    const other = { ...stale, period: parts(addMonths(lastMonth, -1)) }
    expect((await staff.send(calls.editReading, other)).status).toBe(404)
    expect(await staff.data(calls.monthOfHouse, { ...asked(addMonths(lastMonth, -1)), profile: id })).toEqual(
      [],
    )
  })

  it('keeps the units of a house equal to its meter, after any readings and corrections', async () => {
    const staff = await reader()
    const steps = fc.array(
      fc.record({ late: fc.boolean(), edit: fc.boolean(), by: fc.integer({ min: 0, max: 9_999 }) }),
      { minLength: 1, maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { line, houses } = await makeHouses(server, 1, { first: 100, rate: 3.33 })
        const id = houses[0]?.id ?? 0
        const was = new Map<string, number>()
        for (const { late, edit, by } of taken) {
          const month = late ? lastMonth : thisMonth
          const value = onWire(rupees(100).plus(by / 100))
          const isRead = was.has(month)
          if (isRead !== edit) continue
          const reply = isRead
            ? await staff.send(
                calls.editReading,
                await correction(staff, id, month, { currentReading: value }),
              )
            : await readHouse(staff, line, month, id, value)
          if (reply.status === 200) was.set(month, value)
        }
        const rows = await server.db
          .selectFrom('electric_readings')
          .select(['units', 'reading'])
          .where('profile_id', '=', id)
          .orderBy('month')
          .execute()
        const units = onWire(sum(rows.map((row) => row.units)))
        expect(units).toBe(onWire(rupees(rows.at(-1)?.reading ?? 100).minus(100)))
        const lines = await billed(id)
        const corrected = await server.db
          .selectFrom('bill_corrections as c')
          .innerJoin('bill_lines as b', 'b.id', 'c.line_id')
          .select('c.amount')
          .where('b.profile_id', '=', id)
          .execute()
        const total = sum([...lines, ...corrected].map(({ amount }) => amount))
        const due = sum(rows.map((row) => onWire(rupees(row.units).times(3.33)))).plus(50 * rows.length)
        expect([await owed(id), onWire(total)]).toEqual([onWire(due), onWire(due)])
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})

it('calls of reading answer 401 without a session and 403 without the permission', async () => {
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
