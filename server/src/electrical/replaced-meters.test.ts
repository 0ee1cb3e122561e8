import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'
import { owed } from './testing/ledger.ts'
import { makeHouses } from './testing/make-house.ts'
import { correction, lastMonth, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const reader = () => server.as('electrical-bulk-readings', 'electrical-single-reading')
const replaced = { newMeter: true, finalReading: 112, firstReading: 20 }

/** Makes a house whose meter began at 100 and ended at 112 this month; the new meter went from 20 to 30. */
async function replacing(staff: Client) {
  const { line, houses } = await makeHouses(server, 1, { first: 100 })
  const id = houses[0]?.id ?? 0
  await readHouse(staff, line, thisMonth, id, { reading: 30, ...replaced })
  return id
}

describe('the readings of a replaced meter', () => {
  it('need a reason when they change the units, and none when they do not', async () => {
    const staff = await reader()
    const id = await replacing(staff)
    const edit = async (change: object) => {
      const request = await correction(staff, id, thisMonth, { currentReading: 30, remarks: '' })
      const [sent] = request.readings
      return staff.send(calls.editReading, {
        ...request,
        readings: [{ ...sent, ...replaced, ...change }] as typeof request.readings,
      })
    }
    const needed = ['Description must be supplied when changing the current reading.']
    for (const change of [
      { finalReading: 9112, units: 9022, balance: 67_665 },
      { firstReading: 10, units: 32, balance: 240 },
    ]) {
      const withoutReason = await edit(change)
      expect([withoutReason.status, withoutReason.body.errors]).toEqual([
        422,
        { 'readings.0.remarks': needed },
      ])
    }
    expect(await owed(server, id)).toBe(50 + 22 * 7.5)
    expect((await edit({ units: 22, balance: 165 })).status).toBe(200)
    const withReason = { finalReading: 110, units: 20, balance: 150, remarks: 'Old meter misread' }
    expect((await edit(withReason)).status).toBe(200)
    expect(await owed(server, id)).toBe(50 + 150)
    const reasons = server.db
      .selectFrom('bill_corrections as c')
      .innerJoin('bill_lines as b', 'b.id', 'c.line_id')
      .select(['c.reason', 'c.amount'])
      .where('b.profile_id', '=', id)
    expect(await reasons.execute()).toEqual([{ reason: 'Old meter misread', amount: '-15.00' }])
  })

  it('may end below an estimate that was too high, which gives the units back', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    const before = addMonths(lastMonth, -1)
    await server.db
      .insertInto('electric_readings')
      .values({
        ...{ profile_id: id, line_id: line, month: before, last_reading: 0, reading: 100 },
        ...{ new_meter: false, units: 100, read_by: staff.userId },
      })
      .execute()
    await readHouse(staff, line, lastMonth, id, { reading: 200, estimated: true })
    const reading = { reading: 5, newMeter: true, finalReading: 150, firstReading: 0 }
    expect((await readHouse(staff, line, thisMonth, id, reading)).status).toBe(200)
    // 100 units were estimated. The old meter had counted 50 when it was replaced, and the new one counted 5.
    expect(await owed(server, id)).toBe(2 * 50 + 100 * 7.5 - 45 * 7.5)
    const [row] = (await correction(staff, id, thisMonth, { currentReading: 5 })).readings
    const corrected = await staff.send(calls.editReading, {
      ...(await correction(staff, id, thisMonth, { currentReading: 5 })),
      readings: [
        { ...row, newMeter: true, finalReading: 140, firstReading: 0, units: -55, balance: -412.5 },
      ] as never,
    })
    expect([corrected.status, await owed(server, id)]).toEqual([200, 2 * 50 + 100 * 7.5 - 412.5])
  })

  it('may not end below the last reading, nor begin above the present one', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1, { first: 100 })
    const id = houses[0]?.id ?? 0
    const reading = { reading: 5, newMeter: true, finalReading: 99, firstReading: 0 }
    expect((await readHouse(staff, line, thisMonth, id, reading)).body.errors).toEqual({
      'readings.0.nonfixed.reading': [
        'The final reading of the old meter must not be below its previous reading.',
      ],
    })
    const begun = { ...reading, finalReading: 100, firstReading: 6 }
    expect((await readHouse(staff, line, thisMonth, id, begun)).body.errors).toEqual({
      'readings.0.nonfixed.reading': ['The reading of the new meter must not be below its first reading.'],
    })
    expect(await owed(server, id)).toBe(0)
  })
})
