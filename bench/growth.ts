import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { Filled } from './cluster.ts'
import { compare } from './compare.ts'
import { holdTargets } from './hold-targets.ts'
import { overHttp } from './load.ts'
import { ask, type Sent, type Server, sentOf, startServer } from './server.ts'

const ROUNDS = 5
/** The approximate duration of a round, in seconds. */
const SECONDS = 1

/**
 * The duration of one request on databases of growing size, in ms; the ratio of the largest to the smallest,
 * and its maximum.
 */
export type Growth = { name: string; ms: number[]; growth: number; goal?: number }

export type Question = { name: string; request: Sent; goal?: number }

/** The requests that are measured on all databases. */
export async function questionsFor(server: Server): Promise<Question[]> {
  const today = dayIn('Asia/Kolkata')
  const { meta } = await ask(server, reservations.list, {})
  const pages = meta.pagination.total_pages
  const goal = 2
  return [
    { name: "list's first page", request: sentOf(reservations.list, {}), goal },
    {
      name: 'filtered by a whole number',
      request: sentOf(reservations.list, { application_number: 'A26-004321' }),
      goal,
    },
    { name: "list's last page", request: sentOf(reservations.list, { page: pages }), goal },
    {
      name: 'rooms free for 7 nights',
      request: sentOf(venue.availableRooms, { arrival: today, departure: addDays(today, 7) }),
      goal,
    },
    {
      name: "the day's reservations",
      request: sentOf(reservations.byRange, { from: today, to: today }),
      goal,
    },
    { name: 'who is inside the gate', request: sentOf(gate.pending, {}), goal },
    { name: 'the live board', request: sentOf(gate.liveBoard, {}), goal },
    {
      name: "a day's other visitors, last page",
      request: sentOf(gate.nonSatsangi, { from: today, to: today, page: 2 }),
      goal,
    },
    { name: 'filtered by four digits', request: sentOf(reservations.list, { application_number: '4321' }) },
    { name: 'a page in the middle', request: sentOf(reservations.list, { page: Math.ceil(pages / 2) }) },
  ]
}

/** The mean duration of `amount` requests, in ms. */
async function msFor(server: Server, request: Sent, amount: number): Promise<number> {
  return ((await overHttp(server, 1, amount, () => request)) * 1000) / amount
}

/**
 * Sends one client's requests to several servers in turns, with databases of growing size and the same number
 * of reservations per day.
 */
export async function measureGrowth(sizes: readonly Filled[]): Promise<Growth[]> {
  const servers: Server[] = []
  try {
    for (const filled of sizes) {
      // Removes what earlier measurements have left.
      await holdTargets(filled).clear()
      servers.push(await startServer(filled.url))
    }
    const asked = await Promise.all(servers.map(questionsFor))
    const measured: Growth[] = []
    for (const [at, { name, goal }] of (asked[0] ?? []).entries()) {
      const measures = servers.map((server, size) => async () => {
        const request = asked[size]?.[at]?.request
        if (!request) throw new Error(`${name} is not asked of every server`)
        const amount = Math.max(10, Math.round((SECONDS * 1000) / (await msFor(server, request, 10))))
        return msFor(server, request, amount)
      })
      const { values, ratio } = await compare(ROUNDS, ...measures)
      measured.push({ name, ms: values, growth: ratio, ...(goal && { goal }) })
      console.log(`${name}: ${ratio.toFixed(2)} times as long`)
    }
    return measured
  } finally {
    for (const server of servers) await server.stop()
  }
}
