import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { billed } from './testing/ledger.ts'
import { makeHouses } from './testing/make-house.ts'
import { correction, lastMonth, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const tooMuch = /^9999999 units exceed the maximum bill/
const reader = () => server.as('electrical-bulk-readings', 'electrical-single-reading')

it('a reading whose units cost more than a bill can have is refused at its field, both entered and corrected', async () => {
  const staff = await reader()
  const { line, houses } = await makeHouses(server, 1, { rate: 99_999.99 })
  const id = houses[0]?.id ?? 0
  const entered = await readHouse(staff, line, lastMonth, id, 9_999_999)
  expect([entered.status, entered.body.errors]).toEqual([
    422,
    { 'readings.0.nonfixed.reading': [expect.stringMatching(tooMuch)] },
  ])
  expect(await billed(server, id)).toEqual([])
  expect((await readHouse(staff, line, lastMonth, id, 10)).status).toBe(200)
  const request = await correction(staff, id, lastMonth, { currentReading: 9_999_999 })
  const [sent] = request.readings
  const corrected = await staff.send(calls.editReading, {
    ...request,
    readings: [{ ...sent, balance: 9_999_999_999 }] as typeof request.readings,
  })
  expect([corrected.status, corrected.body.errors]).toEqual([
    422,
    { 'readings.0.currentReading': [expect.stringMatching(tooMuch)] },
  ])
})

it('a correction is refused if the next month would cost more than a bill can have', async () => {
  const staff = await reader()
  const { line, houses } = await makeHouses(server, 1, { rate: 99_999.99, first: 9_999_000 })
  const id = houses[0]?.id ?? 0
  await readHouse(staff, line, thisMonth, id, 9_999_999)
  const late = await readHouse(staff, line, lastMonth, id, { reading: 0, newMeter: true })
  expect([late.status, late.body.errors]).toEqual([
    422,
    { 'readings.0.nonfixed.reading': [expect.stringMatching(/^The next reading would have 9999999 units/)] },
  ])
  expect(await billed(server, id)).toHaveLength(2)
})
