import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from '../server/src/db/schema.gen.ts'
import type { Filled } from './cluster.ts'
import { type HoldTargets, holdTargets } from './hold-targets.ts'
import { beside, overHttp } from './load.ts'
import { replayStatements } from './replay-request.ts'
import type { Server } from './server.ts'
import type { Recorded, Subject } from './statements.ts'
import type { Opened, Workload } from './workloads/workload.ts'

/** A filled database with a server, a connection and targets for measurements. */
export type Place = { filled: Filled; server: Server; db: Kysely<DB>; targets: HoldTargets }

/** A workload that is opened on a database; its rates are in requests per second. */
type Measured = {
  name: string
  most: number
  /** Returns the rate of this many clients over HTTP. */
  overHttp: (clients: number, amount: number) => Promise<number>
}

/** Opens a workload for requests over HTTP. */
export async function openWorkload(place: Place, workload: Workload): Promise<Measured & { opened: Opened }> {
  const opened = await workload.open(place)
  return {
    name: workload.name,
    opened,
    most: opened.most ?? Number.POSITIVE_INFINITY,
    overHttp: async (clients, amount) => {
      const { next, check } = await opened.prepare(amount)
      const seconds = await overHttp(place.server, clients, amount, (client) => opened.sent(next(client)))
      await check?.()
      return amount / seconds
    },
  }
}

/** The statements of a recorded request, and its subject. */
type Template = { statements: readonly Recorded[]; subject: Subject }

/** Records the second request of a workload, because the first one fills caches. */
export async function recordTemplate(recorder: Server, opened: Opened): Promise<Template> {
  const { next } = await opened.prepare(2)
  await recorder.send(opened.sent(next(0)))
  const subject = next(0)
  const { statements, answer } = await recorder.recordAnswer(opened.sent(subject))
  if (opened.instead) statements.splice(-1, 1, opened.instead)
  return { statements, subject: opened.completed?.(answer, subject) ?? subject }
}

/** Returns the rate of a workload's statements directly on the driver, in requests per second. */
export async function onDriver(
  pool: pg.Pool,
  opened: Opened,
  { statements, subject }: Template,
  clients: number,
  amount: number,
): Promise<number> {
  const { next, check } = await opened.prepare(amount)
  const seconds = await beside(clients, amount, (client) =>
    replayStatements(pool, statements, subject, next(client), opened.after),
  )
  await check?.()
  return amount / seconds
}

/** Makes a place on a database, without the rows of earlier measurements. */
export async function placeOn(filled: Filled, server: Server, db: Kysely<DB>): Promise<Place> {
  const targets = holdTargets(filled)
  await targets.clear()
  return { filled, server, db, targets }
}

/** Returns the number of requests that take about this many seconds at this rate, between `clients * 2` and `most`. */
export const amountFor = (clients: number, rate: number, seconds: number, most: number): number =>
  Math.min(most, Math.ceil(Math.max(clients * 2, seconds * rate)))
