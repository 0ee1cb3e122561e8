import type pg from 'pg'
import { connect } from '../server/src/db/connection.ts'
import type { Filled } from './cluster.ts'
import { compare } from './compare.ts'
import { amountFor, onDriver, openWorkload, type Place, placeOn, recordTemplate } from './place.ts'
import { type Server, startServer } from './server.ts'
import type { Workload } from './workloads/workload.ts'

const CLIENTS = [1, 8, 64]

/** Requests per second over HTTP and directly on the driver; `share` is their ratio. */
export type Throughput = {
  name: string
  clients: number
  statements: number
  http: number
  driver: number
  share: number
}

/** The effort of a measurement: the number of rounds, and the approximate duration of half a round in seconds. */
export type Effort = { rounds: number; seconds: number }

type Sides = { place: Place; recorder: Server; pool: pg.Pool }

async function measureOne(
  { place, recorder, pool }: Sides,
  workload: Workload,
  { rounds, seconds }: Effort,
): Promise<Throughput[]> {
  const { name, opened, most, overHttp } = await openWorkload(place, workload)
  const template = await recordTemplate(recorder, opened)
  const statements = template.statements.length
  const measured: Throughput[] = []
  for (const clients of CLIENTS) {
    const driver = (amount: number) => onDriver(pool, opened, template, clients, amount)
    const http = (amount: number) => overHttp(clients, amount)
    try {
      // The first requests warm up both sides, and determine the number of requests in a round.
      const few = Math.min(most, clients * 4)
      const amount = amountFor(clients, Math.max(await http(few), await driver(few)), seconds, most)
      const {
        values: [besides = Number.NaN, rate = Number.NaN],
        ratio,
      } = await compare(
        rounds,
        () => driver(amount),
        () => http(amount),
      )
      measured.push({ name, clients, statements, http: rate, driver: besides, share: ratio })
      console.log(`${name}, ${clients} clients: ${ratio.toFixed(2)} of the driver's rate`)
    } catch (error) {
      // Many clients may be refused even if few are answered. The measurements with fewer clients stay.
      console.error(name, clients, error)
      measured.push(unmeasured(name, clients, statements))
    }
  }
  return measured
}

/** Returns a result without values, for example of a server that gave the requests up. It misses every goal. */
const unmeasured = (name: string, clients: number, statements = 0): Throughput => ({
  ...{ name, clients, statements },
  ...{ http: Number.NaN, driver: Number.NaN, share: Number.NaN },
})

/** Measures the share of the database's possible rate that each kind of request reaches; README.md describes how. */
export async function measureThroughput(
  filled: Filled,
  workloads: readonly Workload[],
  effort: Effort,
): Promise<Throughput[]> {
  const { db, pool } = connect(filled.url)
  const recorder = await startServer(filled.url, { recording: true })
  const server = await startServer(filled.url)
  const place = await placeOn(filled, server, db)
  const measured: Throughput[] = []
  try {
    for (const workload of workloads)
      measured.push(
        ...(await measureOne({ place, recorder, pool }, workload, effort).catch((error: unknown) => {
          console.error(workload.name, error)
          return CLIENTS.map((clients) => unmeasured(workload.name, clients))
        })),
      )
  } finally {
    await db.destroy()
    await server.stop()
    await recorder.stop()
    await place.targets.clear()
  }
  return measured
}
