import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { median } from '../../bench/compare.ts'
import { fill } from '../../bench/fill.ts'
import { sentOf } from '../../bench/server.ts'
import type { Cluster } from './cluster.ts'
import { openDesks } from './desk.ts'
import { NAMES, type Places } from './places.ts'
import { administrator } from './servers.ts'

const DATABASE = 'ten_years'
/** The number of reservations: stays of a week in `ROOMS` rooms, for ten years. */
export const RESERVATIONS = 52_000
const ROOMS = 100

const PEOPLE = 10
/** The pause of a person between two reports, in ms. */
const LOOK_MS = 1_000
export const ROUNDS = Number(process.env.ROUNDS ?? 4)
const TURN_MS = 15_000
/** The pause of a desk between two parties, in ms. At this human pace, the desks do not use the machine fully. */
const PAUSE_MS = 500

/** The load beside the desks. */
type Way = 'no reports' | 'reports on a replica' | 'reports on the primary'
const WAYS: readonly Way[] = ['no reports', 'reports on a replica', 'reports on the primary']

const today = dayIn('Asia/Kolkata')
const around = { from: addDays(today, -1820), to: addDays(today, 1820) }
const reportRequests = [
  sentOf(reports.occupancyByRange, around),
  sentOf(reports.occupancyOverview, { type: 'Yearly' }),
  sentOf(reports.roomNights, around),
  sentOf(reports.revenueByRange, around),
]

const p99 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN

/**
 * The result of one turn: the durations of the desks' calls in ms, the number of reports that were read, and the age of
 * the oldest in seconds.
 */
type Turn = { way: Way; taken: number[]; reports: number; secondsOld: number }

/**
 * Gives one processor to the replica's PostgreSQL, as if it had a separate machine, and the other one to everything
 * else, including this program.
 */
async function separate(cluster: Cluster): Promise<void> {
  const replica = (await cluster.members()).find(({ role }) => role === 'replica')?.name
  if (!replica) throw new Error('There is no asynchronous replica')
  const pin = (processor: number, pids: readonly (number | undefined)[]) => {
    for (const pid of pids) if (pid) spawnSync('taskset', ['-a', '-c', '-p', String(processor), String(pid)])
  }
  const others = NAMES.filter((name) => name !== replica).flatMap((name) => cluster.postgres(name))
  pin(0, [process.pid, ...cluster.programs(), ...others])
  pin(1, cluster.postgres(replica))
}

/**
 * Starts ten people who read reports of ten years, one after the other. The returned function stops them, and resolves
 * to the number of reports and the age of the oldest in seconds.
 */
function drawReports(origin: string, headers: Record<string, string>) {
  let open = true
  let seen = 0
  let secondsOld = 0
  const person = async (first: number) => {
    for (let at = first; open; at += 1) {
      const { path, method, body } = reportRequests[
        at % reportRequests.length
      ] as (typeof reportRequests)[number]
      const answer = await fetch(origin + path, { method, headers, ...(body && { body }) })
      // An error from a proxy is not JSON.
      const { meta } = (await answer.json().catch(() => ({}))) as { meta?: { seconds_old?: number } }
      if (answer.ok) seen += 1
      secondsOld = Math.max(secondsOld, meta?.seconds_old ?? 0)
      await sleep(LOOK_MS)
    }
  }
  const people = Array.from({ length: PEOPLE }, (_, first) => person(first))
  return async () => {
    open = false
    await Promise.all(people)
    return { reports: seen, secondsOld }
  }
}

/**
 * Measures the desks' calls in turns: without reports, while ten people read reports from a replica, and while they
 * read them from the primary.
 */
export async function measureReports(cluster: Cluster, places: Places): Promise<Turn[]> {
  console.log('Filling ten years …')
  await cluster.onPrimary(`create database ${DATABASE} owner nivas`)
  await cluster.restart({ database: DATABASE })
  const leader = (await cluster.memberWith('leader')) ?? 'one'
  const url = places.databaseUrl(DATABASE)
  await fill({ size: RESERVATIONS, rooms: ROOMS, url, adminUrl: places.superUrl(leader, DATABASE) })
  await cluster.untilHealthy()
  await separate(cluster)
  const desks = await openDesks(places.origin, administrator, PAUSE_MS)
  const turns: Turn[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const way of round % 2 === 0 ? WAYS : WAYS.toReversed()) {
        await cluster.restart({ replica: way !== 'reports on the primary' })
        await sleep(3_000)
        const stop = way === 'no reports' ? undefined : drawReports(places.origin, desks.headers)
        await sleep(2_000)
        desks.durations()
        await sleep(TURN_MS)
        const taken = desks.durations()
        const drawing = (await stop?.()) ?? { reports: 0, secondsOld: 0 }
        turns.push({ way, taken, ...drawing })
        const ms = [median(taken), p99(taken)].map((value) => value.toFixed(0)).join(' and ')
        console.log(`${way}: ${taken.length} calls, median and 99 % ${ms} ms; ${drawing.reports} reports`)
      }
  } finally {
    await desks.close()
  }
  return turns
}

/**
 * Sums up each way over all its turns. `ratio` is the median ratio of its 99th percentile to that of the same round
 * without reports.
 */
export function summary(turns: readonly Turn[]) {
  const of = (way: Way) => turns.filter((turn) => turn.way === way)
  const withoutReports = of('no reports')
  return WAYS.map((way) => {
    const ofWay = of(way)
    const all = ofWay.flatMap(({ taken }) => taken)
    return {
      way,
      calls: all.length,
      median: median(all),
      p99: p99(all),
      ratio: median(ofWay.map(({ taken }, round) => p99(taken) / p99(withoutReports[round]?.taken ?? []))),
      reports: ofWay.reduce((sum, turn) => sum + turn.reports, 0),
      secondsOld: Math.max(...ofWay.map((turn) => turn.secondsOld)),
    }
  })
}
