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
/** Their turns of a week in this many rooms are ten years. */
export const RESERVATIONS = 52_000
const ROOMS = 100

const PEOPLE = 10
/** How long a reader looks at a report before the next one, in ms. */
const LOOK_MS = 1_000
export const ROUNDS = Number(process.env.ROUNDS ?? 4)
const TURN_MS = 15_000
/** A desk's pause between two parties, in ms: desks at the pace of people leave the machine some room. */
const PAUSE_MS = 500

/** What is going on beside the desks. */
type Way = 'no reports' | 'reports on a replica' | 'reports on the primary'
const WAYS: readonly Way[] = ['no reports', 'reports on a replica', 'reports on the primary']

const today = dayIn('Asia/Kolkata')
const around = { from: addDays(today, -1820), to: addDays(today, 1820) }
const drawn = [
  sentOf(reports.occupancyByRange, around),
  sentOf(reports.occupancyOverview, { type: 'Yearly' }),
  sentOf(reports.roomNights, around),
  sentOf(reports.revenueByRange, around),
]

const p99 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN

/** One turn: how long each call of the desks took, in ms, the reports that were seen, and the age of the oldest. */
type Turn = { way: Way; taken: number[]; reports: number; secondsOld: number }

/**
 * Gives the replica's PostgreSQL a processor of its own, as it has on a machine of its own, and the other one to
 * everything else, this program included.
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

/** Ten people who draw reports of ten years one after the other; `stop` resolves to how many they saw. */
function drawReports(origin: string, headers: Record<string, string>) {
  let open = true
  let seen = 0
  let secondsOld = 0
  const person = async (first: number) => {
    for (let at = first; open; at += 1) {
      const { path, method, body } = drawn[at % drawn.length] as (typeof drawn)[number]
      const answer = await fetch(origin + path, { method, headers, ...(body && { body }) })
      // A proxy's answer is no JSON.
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
 * Desks at work beside ten people who draw reports of ten years: how long the desks' calls take without
 * reports, while the reports read a replica, and while they read the primary, in turns.
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

/** Each way over all its turns, and its 99th percentile in that of the same round without reports. */
export function summary(turns: readonly Turn[]) {
  const of = (way: Way) => turns.filter((turn) => turn.way === way)
  const calm = of('no reports')
  return WAYS.map((way) => {
    const mine = of(way)
    const all = mine.flatMap(({ taken }) => taken)
    return {
      way,
      calls: all.length,
      median: median(all),
      p99: p99(all),
      ratio: median(mine.map(({ taken }, round) => p99(taken) / p99(calm[round]?.taken ?? []))),
      reports: mine.reduce((sum, turn) => sum + turn.reports, 0),
      secondsOld: Math.max(...mine.map((turn) => turn.secondsOld)),
    }
  })
}
