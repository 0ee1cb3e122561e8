import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { connect } from '../server/src/db/connection.ts'
import type { Filled } from './cluster.ts'
import { compare } from './compare.ts'
import { overHttp } from './load.ts'
import { amountFor, openWorkload, type Place, placeOn, recordTemplate } from './place.ts'
import { type Sent, type Server, startServer } from './server.ts'
import type { Effort } from './throughput.ts'
import type { Workload } from './workloads/workload.ts'

/** The duration of one client's write and of one durable insert over HTTP, in ms; `floors` is their ratio. */
export type Floor = { name: string; statements: number; ms: number; insert: number; floors: number }

/** The number of requests before a measurement. */
const WARM = 300

const insertion: Sent = { method: 'POST', path: '/', body: JSON.stringify({ content: 'x'.repeat(200) }) }

/** Starts a minimal server with one route, which inserts one row. */
async function startReference(
  databaseUrl: string,
): Promise<Pick<Server, 'origin' | 'headers'> & { stop: () => void }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./reference.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  const [origin] = await once(child, 'message')
  return {
    origin,
    headers: { 'content-type': 'application/json' },
    stop: () => {
      process.off('exit', kill)
      child.kill()
    },
  }
}

type Sides = { place: Place; recorder: Server; msOfInsert: (amount: number) => Promise<number> }

async function measureOne(
  { place, recorder, msOfInsert }: Sides,
  workload: Workload,
  { rounds, seconds }: Effort,
): Promise<Floor> {
  const { name, opened, most, overHttp } = await openWorkload(place, workload)
  const { statements } = await recordTemplate(recorder, opened)
  // Send enough requests that Node has compiled the code, as on a server in service.
  const few = Math.min(most, WARM)
  await overHttp(1, few)
  const amount = amountFor(1, await overHttp(1, few), seconds, most)
  const inserts = amountFor(1, 1000 / (await msOfInsert(WARM)), seconds, Number.POSITIVE_INFINITY)
  const {
    values: [insert = Number.NaN, ms = Number.NaN],
    ratio,
  } = await compare(
    rounds,
    () => msOfInsert(inserts),
    async () => 1000 / (await overHttp(1, amount)),
  )
  console.log(`${name}: ${ms.toFixed(2)} ms, ${ratio.toFixed(1)} inserts of ${insert.toFixed(2)} ms`)
  return { name, statements: statements.length, ms, insert, floors: ratio }
}

/** Measures each writing workload with one client, in turns with the reference server. */
export async function measureFloor(
  filled: Filled,
  workloads: readonly Workload[],
  effort: Effort,
): Promise<Floor[]> {
  const { db } = connect(filled.url)
  const reference = await startReference(filled.url)
  const recorder = await startServer(filled.url, { recording: true })
  const server = await startServer(filled.url)
  const place = await placeOn(filled, server, db)
  const msOfInsert = async (amount: number) =>
    (1000 * (await overHttp(reference, 1, amount, () => insertion))) / amount
  const measured: Floor[] = []
  try {
    for (const workload of workloads.filter(({ writes }) => writes))
      measured.push(
        await measureOne({ place, recorder, msOfInsert }, workload, effort).catch((error: unknown) => {
          console.error(workload.name, error)
          const [ms, insert, floors] = [Number.NaN, Number.NaN, Number.NaN]
          return { name: workload.name, statements: 0, ms, insert, floors }
        }),
      )
  } finally {
    reference.stop()
    await db.destroy()
    await server.stop()
    await recorder.stop()
    await place.targets.clear()
  }
  return measured
}
