import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { asked, lastMonth, pageOf, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const clerk = () =>
  server.as(
    ...(['electrical-profiles', 'electrical-bulk-readings', 'electrical-single-reading'] as const),
    ...(['electrical-overall-overdues', 'electrical-electric-lines-report'] as const),
  )

/** Inserts a reading of the month `age` months ago, without a bill. */
async function readInPast(house: number, line: number, age: number, units: number) {
  const last = (4 - age) * units
  await server.db
    .insertInto('electric_readings')
    .values({
      ...{ profile_id: house, line_id: line, month: addMonths(today, -age), last_reading: last },
      ...{ reading: last + units, new_meter: false, units, read_by: 1 },
    })
    .execute()
}

it('lists a reading with an extra digit of a house without earlier use', async () => {
  const staff = await clerk()
  const { line, houses } = await makeHouses(server, 3, { first: 1000 })
  const [fresh, empty, usual] = houses.map(({ id }) => id) as [number, number, number]
  for (const age of [3, 2]) await readInPast(empty, line, age, 0)
  const page = new Map([
    [fresh, 15_000],
    [empty, 10_200],
    [usual, 1500],
  ])
  await staff.data(calls.saveReadings, await pageOf(staff, line, thisMonth, page))
  const odd = (await staff.data(calls.oddReadings, asked(thisMonth))).filter((one) => one.line.id === line)
  expect(odd.map(({ profile, kind, units, usual: mean }) => [profile.id, kind, units, mean])).toEqual([
    [fresh, 'MANY', 14_000, null],
    [empty, 'MANY', 10_200, 0],
  ])
  expect((await staff.data(dashboard.figures, {})).odd_readings).toBe(
    (await staff.data(calls.oddReadings, asked(thisMonth))).length,
  )
})

it('lists the odd readings of a month, by the rule of the screen', async () => {
  const staff = await clerk()
  const { line, houses } = await makeHouses(server, 5)
  const [usual, high, none, locked, less] = houses.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
    number,
  ]
  for (const { id } of houses) for (const age of [4, 3, 2]) await readInPast(id, line, age, 100)
  const estimated = { reading: 400, estimated: true }
  await staff.data(
    calls.saveReadings,
    await pageOf(
      staff,
      line,
      lastMonth,
      new Map([
        [locked, estimated],
        [less, estimated],
      ]),
    ),
  )
  await staff.data(
    calls.saveReadings,
    await pageOf(
      staff,
      line,
      thisMonth,
      new Map([
        [usual, 380],
        [high, 601],
        [none, 300],
        [locked, 500],
        [less, 350],
      ]),
    ),
  )
  const of = async (month: string) =>
    (await staff.data(calls.oddReadings, asked(month)))
      .filter((odd) => odd.line.id === line)
      .map(({ profile, kind, units, usual: mean }) => [profile.id, kind, units, mean])
  expect(await of(thisMonth)).toEqual([
    [high, 'HIGH', 301, 100],
    [none, 'NONE', 0, 100],
    [less, 'NEGATIVE', -50, 100],
  ])
  expect((await staff.data(dashboard.figures, {})).odd_readings).toBe(
    (await staff.data(calls.oddReadings, asked(thisMonth))).length,
  )
  expect(await of(lastMonth)).toEqual([
    [locked, 'LOCKED', 100, 100],
    [less, 'LOCKED', 100, 100],
  ])
})

it('shows the units of a house beside the mean of its group', async () => {
  const staff = await clerk()
  const { line, group, houses } = await makeHouses(server, 3)
  const [one = 0, other = 0] = houses.map(({ id }) => id)
  await readHouse(staff, line, lastMonth, one, 10)
  await readHouse(staff, line, lastMonth, other, 25)
  await readHouse(staff, line, thisMonth, one, 40)
  const both = { from: lastMonth, to: today }
  expect(await staff.data(calls.consumption, { id: one, ...both })).toEqual([
    { month: lastMonth, line, units: 10, isEstimate: false, group, group_mean: 17.5, group_houses: 2 },
    { month: thisMonth, line, units: 30, isEstimate: false, group, group_mean: 30, group_houses: 1 },
  ])
  const ofGroup = await staff.data(calls.bills, { ...asked(lastMonth), group })
  expect(ofGroup.map(({ units }) => units)).toEqual([10, 25])
  expect((await staff.send(calls.consumption, { id: 2_000_000_000, ...both })).status).toBe(404)
})
