import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { onWire, rupees, sum } from '@nivas/contract/money.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { billed, owed } from './testing/ledger.ts'
import { makeHouses } from './testing/make-house.ts'
import { asked, correction, lastMonth, parts, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const reader = () => server.as('electrical-bulk-readings', 'electrical-single-reading')

describe('the single edit', () => {
  it('corrects a month and the next one at the rates of their bills, and stores the reason', async () => {
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
    expect(await owed(server, id)).toBe(625)
  })

  it('shows no month that is still to come', async () => {
    const staff = await reader()
    const { houses } = await makeHouses(server, 1)
    const profile = houses[0]?.id ?? 0
    const next = await staff.send(calls.monthOfHouse, { ...asked(addMonths(thisMonth, 1)), profile })
    expect([next.status, next.body.message]).toEqual([400, 'Reading Month can not be in future.'])
    expect(await staff.data(calls.monthOfHouse, { ...asked(thisMonth), profile })).toEqual([])
  })

  it('requires a new description for each correction of the bill, and stores it', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, thisMonth, id, 40)
    const edit = async (currentReading: number, remarks: string) =>
      staff.send(calls.editReading, await correction(staff, id, thisMonth, { currentReading, remarks }))
    expect((await edit(50, 'Read wrong')).status).toBe(200)
    const repeated = await edit(60, ' Read wrong ')
    expect([repeated.status, repeated.body.errors]).toEqual([
      422,
      { 'readings.0.remarks': ['This description is from an earlier change. Please describe this change.'] },
    ])
    // An unchanged reading may keep its description.
    expect((await edit(50, 'Read wrong')).status).toBe(200)
    expect((await edit(60, 'Digits swapped')).status).toBe(200)
    const corrections = await server.db
      .selectFrom('bill_corrections as c')
      .innerJoin('bill_lines as b', 'b.id', 'c.line_id')
      .select('c.reason')
      .where('b.profile_id', '=', id)
      .orderBy('c.id')
      .execute()
    expect(corrections.map(({ reason }) => reason)).toEqual(['Read wrong', 'Digits swapped'])
  })

  it('refuses a reading that makes the next one wrong, a reading that was changed meanwhile, and a month without a reading', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, lastMonth, id, 40)
    const stale = await correction(staff, id, lastMonth, { currentReading: 41 })
    await readHouse(staff, line, thisMonth, id, 70)
    const beyond = await correction(staff, id, lastMonth, { currentReading: 71 })
    const refused = await staff.send(calls.editReading, beyond)
    expect(refused.body.errors).toEqual({
      'readings.0.currentReading': ['The next reading is 70. Please enter this or less.'],
    })
    const [reading] = stale.readings
    // Each of these is refused on its own: a wrong beginning, wrong units, and a wrong amount at the stored rate.
    for (const wrong of [{ lastReading: 1, units: 40, balance: 300 }, { units: 40 }, { balance: 300 }]) {
      const changed = await staff.send(calls.editReading, {
        ...stale,
        readings: [{ ...reading, ...wrong }] as typeof stale.readings,
      })
      expect([changed.status, changed.body.message]).toEqual([
        400,
        'This house has changed meanwhile. Please reload.',
      ])
    }
    const other = { ...stale, period: parts(addMonths(lastMonth, -1)) }
    expect((await staff.send(calls.editReading, other)).status).toBe(404)
    expect(await staff.data(calls.monthOfHouse, { ...asked(addMonths(lastMonth, -1)), profile: id })).toEqual(
      [],
    )
  })

  it('does not overwrite a correction that was made since the reading was shown', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, thisMonth, id, 40)
    const shown = { currentReading: 40, newMeter: false, finalReading: null, firstReading: null }
    const edit = async (currentReading: number, remarks: string, saved: typeof shown) => {
      const { period, readings } = await correction(staff, id, thisMonth, { currentReading, remarks })
      const sent = { period, readings: readings.map((one) => ({ ...one, saved })) as typeof readings }
      const { status, body } = await staff.send(calls.editReading, sent)
      return [status, body.message]
    }
    const done = [200, 'Records saved successfully.']
    const refused = [400, 'This house has changed meanwhile. Please reload.']
    expect(await edit(50, 'Read wrong', shown)).toEqual(done)
    expect(await edit(60, 'Digits swapped', shown)).toEqual(refused)
    for (const other of [{ newMeter: true }, { finalReading: 1 }, { firstReading: 1 }])
      expect(
        await edit(60, 'Digits swapped', { ...shown, currentReading: 50, ...other } as typeof shown),
      ).toEqual(refused)
    expect(await edit(60, 'Digits swapped', { ...shown, currentReading: 50 })).toEqual(done)
  })

  it('accepts a lower reading after an estimate, and refuses it after a real reading and for the first one', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 2, { first: 100 })
    const [estimated, read] = houses.map(({ id }) => id) as [number, number]
    await readHouse(staff, line, lastMonth, estimated, { reading: 100, estimated: true })
    await readHouse(staff, line, lastMonth, read, 100)
    for (const id of [estimated, read]) await readHouse(staff, line, thisMonth, id, 105)
    const lower = async (id: number, month: string) =>
      (await staff.send(calls.editReading, await correction(staff, id, month, { currentReading: 95 }))).status
    expect(await lower(estimated, thisMonth)).toBe(200)
    expect(await owed(server, estimated)).toBe(100 - 37.5)
    expect(await lower(read, thisMonth)).toBe(422)
    expect(await lower(read, lastMonth)).toBe(422)
  })

  it('stores a description of an estimate above the reading that followed, because the next reading corrects it', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1, { first: 100 })
    const id = houses[0]?.id ?? 0
    for (const [month, reading] of [
      [lastMonth, { reading: 100, estimated: true }],
      [thisMonth, 95],
    ] as const)
      expect((await readHouse(staff, line, month, id, reading)).status).toBe(200)
    const edit = async (currentReading: number) =>
      staff.send(
        calls.editReading,
        await correction(staff, id, lastMonth, { currentReading, remarks: 'Gate was locked' }),
      )
    const kept = await edit(100)
    expect([kept.status, kept.body.data.rows[0]]).toMatchObject([
      200,
      { currentReading: 100, isEstimate: true, remarks: 'Gate was locked', next: { units: -5 } },
    ])
    // A changed reading counts as real, so the next reading limits it.
    expect((await edit(101)).body.errors).toEqual({
      'readings.0.currentReading': ['The next reading is 95. Please enter this or less.'],
    })
  })

  it('keeps an estimate as an estimate until its reading changes', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 2, { first: 100 })
    const [estimated, read] = houses.map(({ id }) => id) as [number, number]
    await readHouse(staff, line, thisMonth, estimated, { reading: 100, estimated: true })
    await readHouse(staff, line, thisMonth, read, 100)
    const after = async (id: number, currentReading: number) => {
      await staff.data(calls.editReading, await correction(staff, id, thisMonth, { currentReading }))
      const saved = server.db.selectFrom('electric_readings').select('is_estimate')
      return (await saved.where('profile_id', '=', id).executeTakeFirstOrThrow()).is_estimate
    }
    expect([await after(estimated, 100), await after(read, 100)]).toEqual([true, false])
    expect(await after(estimated, 101)).toBe(false)
  })

  it('keeps the units of a house equal to its meter, after any sequence of readings and corrections', async () => {
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
        const lines = await billed(server, id)
        const corrected = await server.db
          .selectFrom('bill_corrections as c')
          .innerJoin('bill_lines as b', 'b.id', 'c.line_id')
          .select('c.amount')
          .where('b.profile_id', '=', id)
          .execute()
        const total = sum([...lines, ...corrected].map(({ amount }) => amount))
        const due = sum(rows.map((row) => onWire(rupees(row.units).times(3.33)))).plus(50 * rows.length)
        expect([await owed(server, id), onWire(total)]).toEqual([onWire(due), onWire(due)])
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})
