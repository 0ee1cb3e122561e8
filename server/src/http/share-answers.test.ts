import { post } from '@nivas/contract/call.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod'
import type { Client } from '../testing/client.ts'
import { serveCalls } from '../testing/serve-calls.ts'
import { useServer } from '../testing/server.ts'
import { bind } from './bind.ts'

/** The number of requests that were validated. */
let arrived = 0
const noted = () => {
  arrived += 1
  return true
}

const terms = {
  permission: 'report-event' as const,
  summary: 'Add a role' as const,
  body: z.object({ of: z.string().refine(noted) }),
  returns: z.object({ reading: z.int() }),
}
const calls = {
  report: post('/report', { ...terms, reads: 'replica' }),
  list: post('/list', { ...terms, reads: true }),
}

const server = useServer()
let served: Awaited<ReturnType<typeof serveCalls>>
let staff: Client[]
/** The readings that have begun, each with the functions that end it. */
let readings: { of: string; end: () => void; fail: () => void }[]

const read = async (_db: unknown, _who: unknown, { of }: { of: string }) => {
  const reading = readings.length + 1
  await new Promise<void>((end, fail) => readings.push({ of, end, fail: () => fail(new Error('away')) }))
  return { reading }
}

beforeAll(async () => {
  served = await serveCalls(server.db, bind('shared', calls, { report: read, list: read }))
  staff = [await server.as('report-event'), await server.as('report-event', 'manage-users')]
})
afterAll(() => served.app.close())
beforeEach(() => {
  readings = []
  arrived = 0
})

/** Resolves to the number of the reading that answered, or to 'failed'. */
async function ask(path: keyof typeof calls, of: string, who = 0) {
  const response = await fetch(`${served.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'x-requested-with': 'test', 'content-type': 'application/json', ...staff[who]?.session },
    body: JSON.stringify({ of }),
  })
  if (response.status !== 200) return 'failed'
  return ((await response.json()) as { data: { reading: number } }).data.reading
}

const untilBegun = (count: number) => expect.poll(() => readings.length).toBe(count)

it('all users who request a report while it is read share the next reading', async () => {
  const first = ask('report', 'a year')
  await untilBegun(1)
  const others = Array.from({ length: 9 }, (_, at) => ask('report', 'a year', at % 2))
  await expect.poll(() => arrived).toBe(10)
  expect(readings).toHaveLength(1)
  readings[0]?.end()
  expect(await first).toBe(1)
  await untilBegun(2)
  readings[1]?.end()
  expect(await Promise.all(others)).toEqual(Array(9).fill(2))
  expect(readings).toHaveLength(2)
})

it('a report that is requested after an answer is read again', async () => {
  for (const reading of [1, 2]) {
    const answer = ask('report', 'a year')
    await untilBegun(reading)
    readings.at(-1)?.end()
    expect(await answer).toBe(reading)
  }
})

it('a different report, and a list of a counter, do not wait', async () => {
  const answers = [ask('report', 'a year'), ask('report', 'a month'), ask('list', 'a'), ask('list', 'a')]
  await untilBegun(4)
  for (const { end } of readings) end()
  expect((await Promise.all(answers)).toSorted()).toEqual([1, 2, 3, 4])
})

it('a reading that fails is repeated for the requests that arrived during it', async () => {
  const first = ask('report', 'a year')
  await untilBegun(1)
  const second = ask('report', 'a year')
  await expect.poll(() => arrived).toBe(2)
  readings[0]?.fail()
  expect(await first).toBe('failed')
  await untilBegun(2)
  readings[1]?.end()
  expect(await second).toBe(2)
})
