import { setTimeout as sleep } from 'node:timers/promises'
import { access } from '@nivas/contract/access/calls.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import pg from 'pg'
import { type SessionHeaders, sessionOf } from '../../server/src/testing/client.ts'
import { kinds, type Piece, type Step } from './work.ts'

export const administrator = { email: 'admin@example.org', password: 'for the faults only' }

/** The maximum wait of a person at a counter, in ms. */
const PATIENCE_MS = 30_000

export type Load = {
  /** The addresses of requests; after a request without an answer, the next address is used. */
  origins: string[]
  /** Everything begun so far. */
  pieces: Piece[]
  acknowledged: () => number
  /** Unexpected results: refusals of valid work. */
  odd: string[]
  /**
   * Since its last reset: the longest wait for an answer, in ms, and the number of 503 answers in the correct
   * form.
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

/** People at counters and at home: each does one piece of work after another, and retries failures. */
export async function startLoad(origins: string[], databaseUrl: string): Promise<Load> {
  const session = await signIn(origins[0] ?? '')
  const rooms = await ask(databaseUrl, 'select id from rooms where is_active order by id').then((rows) =>
    rows.map(({ id }) => id as number),
  )
  const waiting: Piece[] = []
  let going = false
  let workers: Promise<void>[] = []
  let turn = 0

  const send = async ({ call, key, request }: Step, isPublic = false) => {
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
          ...(isPublic ? { 'x-forwarded-for': `10.${turn % 250}.${(turn >> 8) % 250}.1` } : session),
        },
        body: JSON.stringify(body),
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

  /** Whether the piece advanced. */
  const doNext = async (piece: Piece): Promise<boolean> => {
    const step = piece.steps.find(({ answer }) => !answer)
    if (!step) return true
    const answer = await send(step, piece.isPublic)
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

  /** Ends when no work is left, or at its time. */
  const work = async (mayBegin: () => boolean, until = Number.POSITIVE_INFINITY) => {
    while (Date.now() < until) {
      let piece = waiting.shift()
      if (!piece) {
        if (!mayBegin()) return
        const n = load.pieces.length
        const kind = kinds[n % kinds.length]
        if (!kind) return
        piece = { kind, ...kind.make(n, rooms) }
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

async function ask(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

export type Counted = { lost: number; doubled: number; gaps: number }

/** Compares everything that was acknowledged with the database. */
export async function check(load: Load, databaseUrl: string): Promise<Counted> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const counted: Counted = { lost: 0, doubled: 0, gaps: 0 }
    // Copied before the database is queried: work continues meanwhile, and its later results are not in the
    // query's answer.
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
    const { rows } = await client.query(
      `select coalesce(max(number), 0) - count(*) as gaps,
         coalesce((select last from receipt_series where series = 'bhent'), 0) - coalesce(max(number), 0) as ahead
       from cash_receipts where series = 'bhent'`,
    )
    counted.gaps = Number(rows[0].gaps) + Number(rows[0].ahead)
    return counted
  } finally {
    await client.end()
  }
}
