import { connect } from '../server/src/db/connection.ts'
import type { Filled } from './cluster.ts'
import { compare } from './compare.ts'
import { amountFor, openWorkload, type Place, placeOn } from './place.ts'
import { startServer } from './server.ts'
import type { Effort } from './throughput.ts'
import type { Workload } from './workloads/workload.ts'

/** The greatest allowed ratio of a request's duration on the largest database to the smallest. */
const GOAL = 2

/** The duration of one request on databases of growing size, in ms; the ratio of largest to smallest, and its goal. */
export type Growth = { name: string; ms: number[]; growth: number; goal?: number }

async function measureOne(places: readonly Place[], workload: Workload, { rounds, seconds }: Effort) {
  const measures: (() => Promise<number>)[] = []
  for (const place of places) {
    const { overHttp, most } = await openWorkload(place, workload)
    const amount = amountFor(1, await overHttp(1, Math.min(most, 10)), seconds, most)
    measures.push(async () => 1000 / (await overHttp(1, amount)))
  }
  return compare(rounds, ...measures)
}

/**
 * Measures each workload with one client on databases of growing size, with the same number of reservations per day, in
 * turns.
 */
export async function measureGrowth(
  sizes: readonly Filled[],
  workloads: readonly Workload[],
  effort: Effort,
): Promise<Growth[]> {
  const places: Place[] = []
  try {
    for (const filled of sizes)
      places.push(await placeOn(filled, await startServer(filled.url), connect(filled.url).db))
    const measured: Growth[] = []
    for (const workload of workloads) {
      const { name, growth: goal = GOAL } = workload
      const { values, ratio } = await measureOne(places, workload, effort).catch((error: unknown) => {
        console.error(name, error)
        return { values: places.map(() => Number.NaN), ratio: Number.NaN }
      })
      measured.push({ name, ms: values, growth: ratio, ...(goal !== null && { goal }) })
      console.log(`${name}: ${ratio.toFixed(2)} times as long`)
    }
    return measured
  } finally {
    for (const { server, db, targets } of places) {
      await server.stop()
      await db.destroy()
      await targets.clear()
    }
  }
}
