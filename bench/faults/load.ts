import { setTimeout as sleep } from 'node:timers/promises'
import { access } from '@nivas/contract/access/calls.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import pg from 'pg'
import { type SessionHeaders, sessionOf } from '../../server/src/testing/client.ts'
import { prepareGround } from './ground.ts'
import type { Piece, Step } from './kind.ts'
import { kinds } from './work.ts'

export const administrator = { email: 'admin@example.org', password: 'for the faults only' }

/** The maximum wait of a person at a counter, in ms. */
const PATIENCE_MS = 30_000

export type Load = {
  /** The addresses of requests; after a request without an answer, the next address is used. */
  origins: string[]
  /** All pieces of work that were begun. */
  pieces: Piece[]
  acknowledged: () => number
  /** Unexpected results, for example refusals of valid work. */
  odd: string[]
  /**
   * Since the last reset: the longest wait for an answer in ms, the number of 503 answers in the correct form
   * (`turnedAway`), and the number of other failures.
   */
  seen: { longest: number; turnedAway: number; failed: number }
  begin: (clients: number) => void
  /** Ends the work: unacknowledged calls are retried until they succeed, each with its own key. */
  finish: () => Promise<void>
  /** Stops after the current calls. */
  pause: () => Promise<void>
}

async function signIn(origin: string): Promise<SessionHeaders> {
  const { path, body } = requestParts(access.login, administrator)
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'faults' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`)
  return sessionOf(answer.headers)
}

/** Prepares people at counters and at home, who do one piece of work after another and retry failures. */
export async function startLoad(origins: string[], databaseUrl: string): Promise<Load> {
  const session = await signIn(origins[0] ?? '')
  const ground = await prepareGround(origins[0] ?? '', session, databaseUrl)
  const waiting: Piece[] = []
  let going = false
  let workers: Promise<void>[] = []
  let turn = 0

  const send = async ({ call, key, request }: Step, { mark, isPublic = false }: Piece) => {
    const { path, body } = requestParts(call, request())
    turn += 1
    const begun = performance.now()
    const origin = load.origins[turn % load.origins.length]
    try {
      const answer = await fetch(origin + path, {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'faults',
          'idempotency-key': key,
          // Each piece has a separate till.
          'x-till': mark,
          ...(isPublic ? { 'x-forwarded-for': `10.${turn % 250}.${(turn >> 8) % 250}.1` } : session),
        },
        ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const json = (await answer.json()) as {
        data?: Record<string, unknown>
        message?: string
        status?: string
      }
      load.seen.longest = Math.max(load.seen.longest, performance.now() - begun)
      return { status: answer.status, json }
    } catch {
      load.seen.longest = Math.max(load.seen.longest, performance.now() - begun)
      return undefined
    }
  }

  /** Sends the next call of a piece; returns whether it was acknowledged. */
  const doNext = async (piece: Piece): Promise<boolean> => {
    const step = piece.steps.find(({ answer }) => !answer)
    if (!step) return true
    const answer = await send(step, piece)
    if (answer?.status === 200) {
      step.answer = answer.json.data ?? {}
      return true
    }
    if (answer?.status === 503 && answer.json.status === 'failed' && answer.json.message)
      load.seen.turnedAway += 1
    else load.seen.failed += 1
    if (answer && answer.status !== 503)
      load.odd.push(`${piece.kind.name}: ${answer.status} ${answer.json.message}`)
    return false
  }

  const isDone = ({ steps }: Piece) => steps.every(({ answer }) => answer)

  /** Works until no work is left, the time `until`, or a pause. */
  const work = async (mayBegin: () => boolean, until = Number.POSITIVE_INFINITY) => {
    while (Date.now() < until) {
      let piece = waiting.shift()
      if (!piece) {
        if (!mayBegin()) return
        const n = load.pieces.length
        const kind = kinds[n % kinds.length]
        if (!kind) return
        piece = { kind, ...kind.make(Math.floor(n / kinds.length), ground) }
        load.pieces.push(piece)
      }
      const wentOn = await doNext(piece)
      if (!isDone(piece)) waiting.push(piece)
      if (!wentOn) await sleep(100)
      if (!going && mayBegin === isGoing) return
    }
  }
  const isGoing = () => going

  const load: Load = {
    origins,
    pieces: [],
    acknowledged: () => load.pieces.flatMap(({ steps }) => steps).filter(({ answer }) => answer).length,
    odd: [],
    seen: { longest: 0, turnedAway: 0, failed: 0 },
    begin: (clients) => {
      going = true
      workers = Array.from({ length: clients }, () => work(isGoing))
    },
    pause: async () => {
      going = false
      await Promise.all(workers)
      workers = []
    },
    finish: async () => {
      await load.pause()
      const until = Date.now() + 60_000
      await Promise.all(Array.from({ length: 4 }, () => work(() => false, until)))
      const left = load.pieces.filter((piece) => !isDone(piece)).length
      if (left > 0) load.odd.push(`${left} pieces of work were never acknowledged`)
    },
  }
  return load
}

/** Counts the missing numbers of receipts in each series, and of Z reports at each counter. */
const gapsSql = `select (select coalesce(sum(missing), 0) from (select max(number) - count(*) as missing from cash_receipts group by series))
  + (select coalesce(sum(s.last - coalesce(r.number, 0)), 0) from receipt_series s
     left join (select series, max(number) as number from cash_receipts group by series) r using (series))
  + (select coalesce(sum(missing), 0) from (select max(z_number) - count(z_number) as missing from cash_sessions group by counter)) as gaps`

const unbalancedSql = `select count(*) from cash_sessions s where closed_at is not null and not carried_over and expected <> opening_float
  + (select coalesce(sum(amount), 0) from cash_book b where b.session_id = s.id and b.tender = 'CASH')
  + (select coalesce(sum(amount), 0) from cash_movements m where m.session_id = s.id)`

/** `unbalanced`: closed sessions whose Z report is not the sum of their float, receipts and movements. */
export type Counted = { lost: number; doubled: number; gaps: number; unbalanced: number }

/** Compares everything that was acknowledged with the database. */
export async function check(load: Load, databaseUrl: string): Promise<Counted> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const counted: Counted = { lost: 0, doubled: 0, gaps: 0, unbalanced: 0 }
    // Copy the pieces before the database is queried: work continues during the queries, and their answers do not have
    // its later results.
    const pieces = load.pieces.map(({ steps, ...piece }) => ({
      ...piece,
      steps: steps.map((one) => ({ ...one })),
    }))
    for (const kind of kinds) {
      const { lost, doubled } = await kind.check(
        client,
        pieces.filter((piece) => piece.kind === kind),
      )
      if (lost + doubled > 0) console.log(`${kind.name}: ${lost} lost, ${doubled} doubled`)
      counted.lost += lost
      counted.doubled += doubled
    }
    const { rows } = await client.query(gapsSql)
    counted.gaps = Number(rows[0].gaps)
    const sessions = await client.query(unbalancedSql)
    counted.unbalanced = Number(sessions.rows[0].count)
    return counted
  } finally {
    await client.end()
  }
}
