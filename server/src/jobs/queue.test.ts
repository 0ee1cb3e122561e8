import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '../db/connection.ts'
import { createTestDatabase } from '../testing/database.ts'
import { type Job, openQueue, type Queue, worker } from './queue.ts'

const greet: Job<{ name: string }> = {
  name: 'test.greet',
  options: { retryLimit: 3, retryDelay: 1, expireInSeconds: 30 },
}

let database: Database
let queue: Queue
let drop: () => Promise<void>
let url: string
let logged: Error[]

beforeEach(async () => {
  logged = []
  const created = await createTestDatabase()
  drop = created.drop
  url = created.url
  database = connect(created.url)
  queue = await openQueue(created.url, (error) => logged.push(error))
})
afterEach(async () => {
  await queue.stop()
  await database.db.destroy()
  await drop()
})

const greetLater = (name: string) =>
  database.db.transaction().execute((trx) => queue.add(trx, greet, { name }))

test('a job runs after its transaction commits, and never after a rollback', async () => {
  const greeted: string[] = []
  await queue.work([worker(greet, async ({ name }) => void greeted.push(name))], 'Asia/Kolkata')
  const broken = database.db.transaction().execute(async (trx) => {
    await queue.add(trx, greet, { name: 'nobody' })
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  await greetLater('Asha')
  await expect.poll(() => greeted, { timeout: 5_000 }).toEqual(['Asha'])
})

test('a failed job is retried, with the number of the attempt', async () => {
  const attempts: number[] = []
  const fail = async (_: { name: string }, { attempt }: { attempt: number }) => {
    attempts.push(attempt)
    if (attempt < 3) throw new Error('not yet')
  }
  await queue.work([worker(greet, fail)], 'Asia/Kolkata')
  await greetLater('Asha')
  await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([1, 2, 3])
})

test('with two servers, one runs the job', async () => {
  const greeted: string[] = []
  const other = await openQueue(database.pool.options.connectionString ?? '', () => {})
  for (const one of [queue, other])
    await one.work([worker(greet, async ({ name }) => void greeted.push(name))], 'Asia/Kolkata')
  const names = Array.from({ length: 20 }, (_, at) => `person ${at}`)
  for (const name of names) await greetLater(name)
  await expect.poll(() => greeted.length, { timeout: 20_000 }).toBe(20)
  expect(greeted.toSorted()).toEqual(names.toSorted())
  await other.stop()
})

test('scheduled work that was due while no server ran runs once when a server starts', {
  timeout: 90_000,
}, async () => {
  const anHourAgo = new Date(Date.now() - 3_600_000)
  const cron = `${anHourAgo.getUTCMinutes()} ${anHourAgo.getUTCHours()} * * *`
  let ran = 0
  const run = async () => {
    ran += 1
  }
  const nightly = worker<object>({ name: 'test.nightly', options: { retryLimit: 1 } }, run, { cron })
  await queue.work([nightly], 'UTC')
  await queue.stop()
  await sql`update pgboss.version set cron_on = now() - interval '9 hours'`.execute(database.db)
  await sql`update pgboss.schedule set created_on = now() - interval '5 days'`.execute(database.db)
  queue = await openQueue(url, () => {})
  await queue.work([nightly], 'UTC')
  await expect.poll(() => ran, { timeout: 75_000 }).toBe(1)
})

test('the error of a job is stored without the row that failed', async () => {
  const fails: Job<{ name: string }> = { name: 'test.fails', options: { retryLimit: 0 } }
  const row = { detail: 'Failing row contains (Asha Rao, 9876543210).', code: '23502' }
  const failing = worker(fails, async () => {
    throw Object.assign(new Error('a value is missing'), row)
  })
  await queue.work([failing], 'UTC')
  await database.db.transaction().execute((trx) => queue.add(trx, fails, { name: 'x' }))
  const stored = async () =>
    (
      await sql<{
        output: unknown
      }>`select output from pgboss.job where name = 'test.fails' and state = 'failed'`.execute(database.db)
    ).rows[0]?.output
  await expect
    .poll(stored, { timeout: 20_000 })
    .toMatchObject({ message: 'a value is missing', code: '23502' })
  expect(JSON.stringify(await stored())).not.toContain('9876543210')
})

test('a job that has failed for good is logged once, by its name, and a job that is retried is not logged', async () => {
  const nightly: Job = { name: 'test.nightly', options: { retryLimit: 1, retryDelay: 1 } }
  let tries = 0
  const failing = worker(nightly, async () => {
    tries += 1
    throw Object.assign(new Error('a value is missing'), { detail: 'Failing row contains (9876543210).' })
  })
  await queue.work([failing], 'UTC')
  await database.db.transaction().execute((trx) => queue.add(trx, nightly, {}))
  await expect
    .poll(() => logged.map(({ message }) => message), { timeout: 20_000 })
    .toEqual(['test.nightly has failed for good: a value is missing'])
  expect(tries).toBe(2)
  expect(JSON.stringify(logged[0])).not.toContain('9876543210')
})
