import { randomBytes } from 'node:crypto'
import { access } from '@nivas/contract/access/calls.ts'
import type { Call, Request as Given } from '@nivas/contract/call.ts'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { hashPassword, isPassword } from '../server/src/access/passwords.ts'
import type { DB } from '../server/src/db/schema.gen.ts'
import { delivery } from '../server/src/testing/factories.ts'
import { heldRooms, roomColumns, walkingOrder } from '../server/src/venue/index.ts'
import type { Filled } from './cluster.ts'
import { administrator, PRICE } from './fill.ts'
import { type HoldTargets, NIGHTS, type Target } from './hold-targets.ts'
import { replay } from './load.ts'
import { ask, type Sent, type Server, sentOf, startServer } from './server.ts'
import { type Statement, statementsFor } from './statements.ts'

/**
 * A repeated piece of work: the next request, or the same work without a server; and a check that it was
 * really done.
 */
export type Work = {
  http: () => Sent
  beside: (pool: pg.Pool) => Promise<unknown>
  check: () => Promise<void>
}

export type Workload = { name: string; statements: number; prepare: (amount: number) => Promise<Work> }

/** The same request each time, with its statements, or with `instead` in place of the last one. */
async function steady<C extends Call>(
  recorder: Server,
  name: string,
  call: C,
  input: Given<C>,
  instead?: Statement,
): Promise<Workload> {
  const request = sentOf(call, input)
  await recorder.send(request)
  const recorded = await recorder.record(request)
  if (instead) recorded.splice(-1, 1, instead)
  return {
    name,
    statements: recorded.length,
    prepare: async () => ({
      http: () => request,
      beside: (pool) => replay(pool, recorded),
      check: async () => {},
    }),
  }
}

/** Returns the elements in turn. */
function inTurn<T>(list: readonly T[]): () => T {
  const left = list.values()
  return () => {
    const { value, done } = left.next()
    if (done) throw new Error('More was asked for than was prepared')
    return value
  }
}

type Change = { name: string; from: 'NEW' | 'HOLD'; to: 'HOLD' | 'PAID'; sent: (target: Target) => Sent }

const hold: Change = {
  name: 'hold',
  from: 'NEW',
  to: 'HOLD',
  sent: ({ id, room }) => sentOf(reservations.hold, { id, room_ids: [room] }),
}
const pay: Change = {
  name: 'pay',
  from: 'HOLD',
  to: 'PAID',
  sent: ({ id }) => sentOf(reservations.takeBhent, { id, payment_amount: NIGHTS * Number(PRICE) }),
}

/** Applies each of these to a separate reservation. */
async function changing(
  recorder: Server,
  targets: HoldTargets,
  { name, from, to, sent }: Change,
): Promise<Workload> {
  const [warm, template] = await targets.make(2, from)
  if (!warm || !template) throw new Error('There is nothing to change')
  await recorder.send(sent(warm))
  const recorded = await recorder.record(sent(template))
  return {
    name,
    statements: recorded.length,
    prepare: async (amount) => {
      const made = await targets.make(amount, from)
      const next = inTurn(made.map((target): Statement[] => statementsFor(recorded, template, target)))
      return {
        http: inTurn(made.map(sent)),
        beside: (pool) => replay(pool, next()),
        check: async () => {
          const became = await targets.became(made, to)
          if (became !== amount) throw new Error(`${became} of ${amount} became ${to}`)
        },
      }
    },
  }
}

/**
 * Repeated sign-ins: attempts from one address are made one after another. The driver's side hashes the
 * password as the server does: the hash takes most of the time, by design.
 */
async function signingIn(recorder: Server): Promise<Workload> {
  const { adminEmail: email, adminPassword: password } = administrator
  const request = sentOf(access.login, { email, password })
  await recorder.send(request)
  const recorded = await recorder.record(request)
  const hash = await hashPassword(password)
  return {
    name: 'sign-in',
    statements: recorded.length,
    prepare: async () => ({
      http: () => request,
      beside: (pool) => {
        // A separate token for each session.
        const token = randomBytes(32)
        const statements = recorded.map(({ values, ...statement }) => ({
          ...statement,
          ...(values && { values: values.map((value) => (value instanceof Uint8Array ? token : value)) }),
        }))
        return replay(pool, statements, ({ text }) =>
          text.includes('"password_hash"') ? isPassword(hash, password) : undefined,
        )
      },
      check: async () => {},
    }),
  }
}

/**
 * The free rooms by SQL alone: the server caches the properties of rooms, and only queries who holds them.
 */
function roomsBySql(
  db: Kysely<DB>,
  { arrival, departure }: { arrival: string; departure: string },
): Statement {
  const { sql: text, parameters } = sql`select r.price, ${roomColumns}
    from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where r.is_active and b.is_active and r.id not in (${heldRooms(arrival, departure)})
    order by ${walkingOrder}`.compile(db)
  return { text, values: [...parameters], name: 'free rooms' }
}

/** The measured kinds of request, each with the recorded statements of the server. */
export async function recordWorkloads(
  filled: Filled,
  targets: HoldTargets,
  db: Kysely<DB>,
): Promise<Workload[]> {
  const recorder = await startServer(filled.url, { recording: true })
  try {
    const { meta } = await ask(recorder, reservations.list, {})
    const today = dayIn('Asia/Kolkata')
    const week = { arrival: today, departure: addDays(today, 7) }
    return [
      await steady(recorder, "list's first page", reservations.list, {}),
      await steady(recorder, "list's last page", reservations.list, { page: meta.pagination.total_pages }),
      await steady(recorder, 'rooms free for 7 nights', venue.availableRooms, week, roomsBySql(db, week)),
      await changing(recorder, targets, hold),
      await changing(recorder, targets, pay),
      await steady(recorder, 'gate entry', gate.createVisitorEntry, delivery()),
      await signingIn(recorder),
    ]
  } finally {
    await recorder.stop()
  }
}
