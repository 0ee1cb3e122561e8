import type pg from 'pg'
import { connect } from '../server/src/db/connection.ts'
import type { Filled } from './cluster.ts'
import { compare } from './compare.ts'
import { holdTargets } from './hold-targets.ts'
import { beside, overHttp } from './load.ts'
import { type Server, startServer } from './server.ts'
import { recordWorkloads, type Workload } from './workloads.ts'

const CLIENTS = [1, 8, 64]
const ROUNDS = 7
/** The approximate duration of half a round, in seconds. */
const SECONDS = 1.5

/** Requests per second over HTTP and directly on the driver; `share` is their ratio. */
export type Throughput = {
  name: string
  clients: number
  statements: number
  http: number
  driver: number
  share: number
}

async function measure(
  workload: Workload,
  server: Server,
  pool: pg.Pool,
  clients: number,
): Promise<Throughput> {
  const http = async (amount: number) => {
    const work = await workload.prepare(amount)
    const seconds = await overHttp(server, clients, amount, work.http)
    await work.check()
    return amount / seconds
  }
  const driver = async (amount: number) => {
    const work = await workload.prepare(amount)
    const seconds = await beside(clients, amount, () => work.beside(pool))
    await work.check()
    return amount / seconds
  }
  // The first requests warm up both sides, and determine the number of requests in a round.
  const few = clients * 4
  const fast = Math.max(await http(few), await driver(few))
  const amount = Math.ceil(Math.max(clients * 2, SECONDS * fast))
  const {
    values: [besides = Number.NaN, rate = Number.NaN],
    ratio,
  } = await compare(
    ROUNDS,
    () => driver(amount),
    () => http(amount),
  )
  const { name, statements } = workload
  return { name, clients, statements, http: rate, driver: besides, share: ratio }
}

/**
 * Measures the share of the database's possible rate that each kind of request reaches: see README.md.
 *
 * @param kinds names of the kinds to measure; default: all
 */
export async function measureThroughput(filled: Filled, kinds?: readonly string[]): Promise<Throughput[]> {
  const targets = holdTargets(filled)
  await targets.clear()
  const { db, pool } = connect(filled.url)
  const workloads = await recordWorkloads(filled, targets, db)
  const server = await startServer(filled.url)
  const measured: Throughput[] = []
  try {
    for (const workload of workloads.filter(({ name }) => !kinds || kinds.includes(name)))
      for (const clients of CLIENTS) {
        const result = await measure(workload, server, pool, clients)
        console.log(`${result.name}, ${clients} clients: ${result.share.toFixed(2)} of the driver's rate`)
        measured.push(result)
      }
  } finally {
    await db.destroy()
    await server.stop()
    await targets.clear()
  }
  return measured
}
