import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Filled } from './cluster.ts'
import { compare } from './compare.ts'
import { overHttp } from './load.ts'
import { memoryOf } from './memory-of.ts'
import { sentOf, startServer } from './server.ts'

const STARTS = 5
/** The load: a minute of lists for 64 clients, in parts. Memory is measured after each part. */
const PARTS = 6
const SECONDS = 10
const CLIENTS = 64

/** The time until the server is ready, and for comparison an empty Node, in ms; the memory of the server in MB. */
export type Footprint = {
  start: number
  node: number
  ratio: number
  atRest: number
  underLoad: number[]
  afterwards: number
}

async function msOfStart(url: string): Promise<number> {
  const server = await startServer(url)
  await server.stop()
  return server.startedIn
}

async function msOfNode(): Promise<number> {
  const begun = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - begun
}

/** Measures the server's start on an existing database, and its memory at rest and under load. */
export async function measureFootprint({ url }: Filled): Promise<Footprint> {
  const {
    values: [node = Number.NaN, start = Number.NaN],
    ratio,
  } = await compare(STARTS, msOfNode, () => msOfStart(url))
  const server = await startServer(url)
  try {
    await sleep(5_000)
    const atRest = memoryOf(server.child)
    const request = sentOf(reservations.list, {})
    // The first requests are slower, and their rate would make the parts too short.
    await overHttp(server, CLIENTS, 2_000, () => request)
    const rate = 2_000 / (await overHttp(server, CLIENTS, 2_000, () => request))
    const underLoad: number[] = []
    for (let part = 0; part < PARTS; part += 1) {
      await overHttp(server, CLIENTS, Math.round(rate * SECONDS), () => request)
      underLoad.push(memoryOf(server.child))
    }
    await sleep(10_000)
    return { start, node, ratio, atRest, underLoad, afterwards: memoryOf(server.child) }
  } finally {
    await server.stop()
  }
}
