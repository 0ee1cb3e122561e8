import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { describe, expect, it, test } from 'vitest'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { asked, correction, pageOf, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const reader = () => server.as('electrical-bulk-readings', 'electrical-single-reading')

const emptyMeter = 'Current Reading cannot be empty when New Meter is checked. Please enter valid value.'

describe('a page of readings', () => {
  it('leaves houses with an empty reading for later, and saves the others', async () => {
    const staff = await reader()
    const { line, houses } = await makeHouses(server, 3)
    const [empty, read, wrong] = houses.map(({ id }) => id) as [number, number, number]
    const page = await pageOf(staff, line, thisMonth, new Map(houses.map(({ id }) => [id, 10])))
    const withReadings = (given: ReadonlyMap<number, number | null>, newMeter = false) => ({
      ...page,
      readings: page.readings.map((one) => {
        const reading = given.get(one.nonfixed.id) ?? null
        return { ...one, nonfixed: { ...one.nonfixed, reading, ...(reading === null && { newMeter }) } }
      }),
    })
    const meters = await staff.send(calls.saveReadings, withReadings(new Map([[read, 10]]), true))
    expect(meters.body.errors).toEqual({
      'readings.0.nonfixed.reading': [emptyMeter],
      'readings.2.nonfixed.reading': [emptyMeter],
    })
    // The field of a wrong house has its index in the request.
    const refused = await staff.send(calls.saveReadings, withReadings(new Map([[wrong, 11]])))
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['readings.2.nonfixed.units'])
    const { status, body } = await staff.send(calls.saveReadings, withReadings(new Map([[read, 10]])))
    expect([status, body.data]).toEqual([200, { id: line, saved: 1 }])
    const left = await staff.data(calls.readings, { ...asked(thisMonth), line })
    expect(left.map(({ id }) => id)).toEqual([empty, wrong])
  })
})

test('an edit to a new meter without a reading is refused with a text of its own', async () => {
  const staff = await reader()
  const { line, houses } = await makeHouses(server, 1)
  const { id } = houses[0] as { id: number }
  await readHouse(staff, line, thisMonth, id, 10)
  const edit = await correction(staff, id, thisMonth, { currentReading: 12, newMeter: true })
  const readings = edit.readings.map((one) => ({ ...one, currentReading: null }))
  const { status, body } = await staff.send(calls.editReading, { ...edit, readings })
  expect([status, body.errors]).toEqual([422, { 'readings.0.currentReading': [emptyMeter] }])
})
