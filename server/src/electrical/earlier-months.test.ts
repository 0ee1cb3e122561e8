import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { estimatedReading } from '@nivas/contract/electrical/reading.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { owed } from './testing/ledger.ts'
import { makeHouses } from './testing/make-house.ts'
import { asked, correction, lastMonth, pageOf, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const reader = () => server.as('electrical-bulk-readings')

describe('readings of a month before one that was read', () => {
  it('are refused beyond the later reading, which begins where they end', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 1)
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, thisMonth, id, 70)
    const beyond = await readHouse(staff, line, lastMonth, id, 71)
    expect([beyond.status, beyond.body.errors]).toEqual([
      422,
      { 'readings.0.nonfixed.reading': ['The next reading is 70. Please enter this or less.'] },
    ])
    expect((await readHouse(staff, line, lastMonth, id, 70)).status).toBe(200)
    expect(await owed(server, id)).toBe(2 * 50 + 70 * 7.5)
  })

  it('may be above a later estimate, whose units are negative until the next reading', async () => {
    const staff = await server.as('electrical-bulk-readings', 'electrical-single-reading')
    const { line, houses } = await makeHouses(server, 1, { first: 100 })
    const id = houses[0]?.id ?? 0
    await readHouse(staff, line, thisMonth, id, { reading: 100, estimated: true })
    expect((await readHouse(staff, line, lastMonth, id, 110)).status).toBe(200)
    const [row] = await staff.data(calls.monthOfHouse, { ...asked(lastMonth), profile: id })
    expect(row).toMatchObject({ units: 10, next: { month: thisMonth, units: -10, isEstimate: true } })
    expect(await owed(server, id)).toBe(2 * 50)
    const edit = async (currentReading: number) =>
      (await staff.send(calls.editReading, await correction(staff, id, thisMonth, { currentReading }))).status
    // The estimate can be changed with a description; a real reading instead must be at least the one before.
    expect([await edit(100), await edit(105), await edit(115)]).toEqual([200, 422, 200])
    expect(await owed(server, id)).toBe(2 * 50 + 15 * 7.5)
  })

  it('are at most the first real reading after an estimate', async () => {
    const staff = await server.as('electrical-bulk-readings', 'electrical-single-reading')
    const { line, houses } = await makeHouses(server, 1, { first: 100 })
    const id = houses[0]?.id ?? 0
    const earliest = addMonths(lastMonth, -1)
    await server.db
      .insertInto('electric_readings')
      .values({
        ...{ profile_id: id, line_id: line, month: earliest, read_by: staff.userId },
        ...{ last_reading: 100, reading: 100, units: 0, new_meter: false, is_estimate: false },
      })
      .execute()
    await readHouse(staff, line, lastMonth, id, { reading: 100, estimated: true })
    await readHouse(staff, line, thisMonth, id, 105)
    const edit = async (currentReading: number) =>
      staff.send(calls.editReading, await correction(staff, id, earliest, { currentReading }))
    expect((await edit(106)).body.errors).toEqual({
      'readings.0.currentReading': ['The next reading is 105. Please enter this or less.'],
    })
    expect((await edit(104)).body.data.rows[0]).toMatchObject({ currentReading: 104, next: { units: -4 } })
  })

  it('are estimated at no more than the later reading', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 2)
    const [little, much] = houses.map(({ id }) => id) as [number, number]
    for (const id of [little, much])
      await server.db
        .insertInto('electric_readings')
        .values({
          ...{ profile_id: id, line_id: line, month: addMonths(lastMonth, -1), read_by: staff.userId },
          ...{ last_reading: 0, reading: 100, units: 100, new_meter: false, is_estimate: false },
        })
        .execute()
    await readHouse(staff, line, thisMonth, little, 130)
    await readHouse(staff, line, thisMonth, much, 350)
    const rows = await staff.data(calls.readings, { ...asked(lastMonth), line })
    const estimates = new Map(
      rows.map(({ id, lastReading, usage, nextReading }) => [
        id,
        { reading: estimatedReading(lastReading, usage, nextReading), estimated: true },
      ]),
    )
    expect([estimates.get(little)?.reading, estimates.get(much)?.reading]).toEqual([130, 200])
    const beyond = await readHouse(staff, line, lastMonth, little, { reading: 200, estimated: true })
    expect(beyond.body.errors).toEqual({
      'readings.0.nonfixed.reading': [
        'An estimate is the average of three months and cannot exceed the next reading, 130.',
      ],
    })
    const saved = await staff.send(calls.saveReadings, await pageOf(staff, line, lastMonth, estimates))
    expect(saved.status).toBe(200)
    expect([await owed(server, little), await owed(server, much)]).toEqual([
      2 * 50 + 30 * 7.5,
      2 * 50 + 250 * 7.5,
    ])
  })
})
