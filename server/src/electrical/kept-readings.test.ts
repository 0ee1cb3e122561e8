import { randomUUID } from 'node:crypto'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { expect, it } from 'vitest'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { asked, lastMonth, pageOf, parts, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const reader = () => server.as('electrical-bulk-readings', 'electrical-single-reading')

/** Returns the times of a page that waited this many days in a browser. */
const waited = (days: number, made_by: number) => ({
  made_by,
  made_at: `${inDays(-days)}T06:00:00Z`,
  sent_at: `${inDays(0)}T06:00:00Z`,
})

it('a page that waited is saved once, with its reader and time, even when another user sends it', async () => {
  const [staff, other] = [await reader(), await reader()]
  const { line, houses } = await makeHouses(server, 2)
  const page = await pageOf(staff, line, thisMonth, new Map(houses.map(({ id }) => [id, 10])))
  const headers = { 'idempotency-key': randomUUID() }
  const first = await staff.send(calls.saveReadings, { ...page, kept: waited(1, staff.userId) }, headers)
  expect([first.status, first.body.data]).toEqual([200, { id: line, saved: 2 }])
  const again = await other.send(calls.saveReadings, { ...page, kept: waited(2, staff.userId) }, headers)
  expect([again.status, again.body.data]).toEqual([200, first.body.data])
  const rows = await server.db
    .selectFrom('electric_readings')
    .select(['read_by', 'read_at'])
    .where('line_id', '=', line)
    .execute()
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ read_by }) => read_by))).toEqual(new Set([staff.userId]))
  const age = Date.now() - Number(rows[0]?.read_at)
  expect(age).toBeGreaterThan(23 * 3_600_000)
  expect(age).toBeLessThan(25 * 3_600_000)
})

it('a month is open or closed as it was when the page was made', async () => {
  const staff = await reader()
  const { line, houses } = await makeHouses(server, 1)
  const page = await pageOf(staff, line, lastMonth, new Map([[houses[0]?.id ?? 0, 10]]))
  const older = { ...page, readingMonth: { ...parts(addMonths(lastMonth, -1)), line } }
  const key = () => ({ 'idempotency-key': randomUUID() })
  const now = await staff.send(calls.saveReadings, older, key())
  expect([now.status, now.body.message]).toEqual([400, 'Only one month in past is allowed for reading.'])
  // On the last day of last month, the month before was open. The server believes a browser's waiting for up to 30
  // days.
  const days = Number(today.slice(8))
  const late = await staff.send(calls.saveReadings, { ...older, kept: waited(days, staff.userId) }, key())
  expect(late.status).toBe(days <= 30 ? 200 : 400)
})

it('the houses of a page that waited are listed as on the day when it was made, so that it can be corrected', async () => {
  const staff = await reader()
  const { line, houses } = await makeHouses(server, 2)
  const older = { ...asked(addMonths(lastMonth, -1)), line }
  const now = await staff.send(calls.readings, older)
  expect([now.status, now.body.message]).toEqual([400, 'Only one month in past is allowed for reading.'])
  // The same days as for saving: the last day of last month, with a waiting of at most 30 days.
  const days = Number(today.slice(8))
  const late = await staff.send(calls.readings, { ...older, kept: waited(days, staff.userId) })
  expect(late.status).toBe(days <= 30 ? 200 : 400)
  if (late.status === 200) expect(late.body.data.map(({ id }) => id)).toEqual(houses.map(({ id }) => id))
  const unbelieved = await staff.send(calls.readings, { ...older, kept: waited(31, staff.userId) })
  expect(unbelieved.status).toBe(400)
})

it('the second page of two readers without a network is refused with its houses, and none of it is saved', async () => {
  const staff = await reader()
  const { line, houses } = await makeHouses(server, 2)
  const [one, other] = houses.map(({ id }) => id) as [number, number]
  const page = await pageOf(
    staff,
    line,
    thisMonth,
    new Map([
      [one, 10],
      [other, 20],
    ]),
  )
  await readHouse(staff, line, thisMonth, one, 11)
  const kept = waited(1, staff.userId)
  const { status, body } = await staff.send(
    calls.saveReadings,
    { ...page, kept },
    { 'idempotency-key': randomUUID() },
  )
  expect([status, body.message]).toEqual([
    400,
    `House ${houses[0]?.houseno} was read meanwhile. Nothing was saved. Please reload.`,
  ])
  const left = await staff.data(calls.readings, { ...asked(thisMonth), line })
  expect(left.map(({ id }) => id)).toEqual([other])
  const unknown = await staff.send(calls.saveReadings, {
    ...(await pageOf(staff, line, thisMonth, new Map([[other, 20]]))),
    kept: { ...kept, made_by: 2_000_000_000 },
  })
  expect([unknown.status, unknown.body.errors]).toEqual([422, { 'kept.made_by': ['There is no such user'] }])
})
