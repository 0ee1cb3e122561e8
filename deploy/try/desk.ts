import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { access } from '@nivas/contract/access/calls.ts'
import type { Call, Request as Given, Success } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { applicationOf } from '../../bench/replay/bring.ts'
import { theHouse } from '../../bench/replay/venue.ts'
import { type Sent, sentOf } from '../../bench/server.ts'
import { sessionOf } from '../../server/src/testing/client.ts'

const ROOMS = 100
const DESKS = 6
/** The browser's timeout for an answer, in ms (web/src/api/client.ts). */
const PATIENCE = 60_000
/** The pause of a desk between two parties, in ms. */
const PAUSE_MS = 50
/**
 * Returns the pause before a retry, in ms: the browser retries automatically after 1 and 2 s, and then the user presses
 * the button again, after about 2 s.
 */
const pauseBefore = (again: number) => (again % 3 === 0 ? 2_000 : 1_000 * (again % 3))

/** The acknowledged writes of one stay. */
export type Acknowledged = { number: number; reservation?: number; receipt?: number }

/** The status codes after which a call is retried. */
const lost = new Set([502, 503, 504])

/**
 * Starts desks that apply, match rooms, take the Bhent, and read the reservation again. Like the web app, a desk sends
 * each write with a key, and repeats it with the same key when the answer is lost.
 */
export async function openDesks(
  origin: string,
  administrator: { email: string; password: string },
  pauseMs = PAUSE_MS,
) {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-requested-with': 'try' }
  const acknowledged: Acknowledged[] = []
  /** The times of acknowledged writes, in ms. */
  const moments: number[] = []
  const failures = new Map<string, number>()
  const slowest = { ms: 0 }
  /** The duration of each call with all its retries, in ms. */
  let durations: number[] = []
  const unexpected: string[] = []
  let open = true

  const once = async ({ method, path, body }: Sent, key?: string) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      ...(body && { body }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return { answer, text: await answer.text() }
  }
  const note = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1)

  const send = async (sent: Sent): Promise<unknown> => {
    const key = sent.method === 'GET' ? undefined : randomUUID()
    const began = performance.now()
    for (let again = 1; ; again += 1) {
      const outcome = await once(sent, key).catch((error: Error) => error)
      const { status } = outcome instanceof Error ? { status: 0 } : outcome.answer
      if (!(outcome instanceof Error) && outcome.answer.ok) {
        if (key) moments.push(performance.now())
        const took = performance.now() - began
        durations.push(took)
        slowest.ms = Math.max(slowest.ms, took)
        return JSON.parse(outcome.text)
      }
      if (status !== 0 && !lost.has(status))
        throw new Error(`${sent.method} ${sent.path}: ${status} ${(outcome as { text: string }).text}`)
      note(status === 0 ? `no answer (${sent.method === 'GET' ? 'reading' : 'writing'})` : String(status))
      await sleep(pauseBefore(again))
    }
  }
  const ask = async <C extends Call>(call: C, input: Given<C>) =>
    (await send(sentOf(call, input))) as Success<C>

  const signedIn = await once(sentOf(access.login, administrator))
  Object.assign(headers, sessionOf(signedIn.answer.headers))
  const building = await theHouse({ send }, ROOMS)

  const runStay = async (stay: Acknowledged) => {
    const arrival = addDays(new Date().toISOString().slice(0, 10), 1 + Math.floor(stay.number / ROOMS))
    const application = applicationOf({
      number: stay.number,
      people: 2,
      arrival,
      departure: addDays(arrival, 1),
    })
    const { data: applied } = await ask(reservations.apply, application)
    stay.reservation = applied.id
    const { id } = applied
    const { data: held } = await ask(reservations.auto, { id, building_id: building, number_of_rooms: 1 })
    const { data: paid } = await ask(reservations.takeBhent, {
      id,
      payment_amount: held.total_amount,
      donation_amount: 0,
      payment_type: 'CASH',
    })
    stay.receipt = paid.payment?.receipt_number ?? -1
    // An acknowledged write must be visible immediately, on every server.
    const { data: seen } = await ask(reservations.get, { id })
    if (seen.status !== 'PAID') unexpected.push(`reservation ${id} was PAID and is ${seen.status}`)
  }
  const desk = async () => {
    while (open) {
      const stay: Acknowledged = { number: acknowledged.length + 1 }
      acknowledged.push(stay)
      await runStay(stay).catch((error: Error) => unexpected.push(error.message))
      await sleep(pauseMs)
    }
  }
  const desks = Array.from({ length: DESKS }, desk)

  return {
    acknowledged,
    unexpected,
    failures,
    /**
     * The activity since `from`: the number of acknowledged writes, and the longest time without any, in ms.
     */
    since(from: number) {
      const now = performance.now()
      const within = [from, ...moments.filter((moment) => moment > from), now]
      const gaps = within.slice(1).map((moment, at) => moment - (within[at] ?? moment))
      return { writes: within.length - 2, gap: Math.max(...gaps) }
    },
    /** The longest duration of a call with all its retries since the last query, in ms. */
    slowest() {
      const { ms } = slowest
      slowest.ms = 0
      return ms
    },
    /** The durations of the calls since the last query, in ms. */
    durations() {
      const taken = durations
      durations = []
      return taken
    },
    headers,
    async close() {
      open = false
      await Promise.all(desks)
    },
  }
}
