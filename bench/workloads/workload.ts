import type { Call, Request as Given } from '@nivas/contract/call.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../server/src/db/schema.gen.ts'
import type { Filled } from '../cluster.ts'
import { runOnce } from '../cluster.ts'
import type { HoldTargets } from '../hold-targets.ts'
import { type Sent, type Server, sentOf } from '../server.ts'
import type { Statement, Subject } from '../statements.ts'

/** A filled database with a server on it, for the preparation of requests. */
export type Site = {
  filled: Filled
  server: Pick<Server, 'send'>
  db: Kysely<DB>
  targets: HoldTargets
}

/** Rows of a statement of the superuser, who may create what a request is about. */
export const rowsOf = async <Row>({ filled }: Site, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await runOnce(filled.adminUrl, text, values)).rows

/** The same with foreign keys and triggers disabled, for rows that are valid by construction. */
export const rowsUnchecked = async <Row>(
  { filled }: Site,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const url = new URL(filled.adminUrl)
  url.searchParams.set('options', '-c session_replication_role=replica')
  return (await runOnce(url.href, text, values)).rows
}

/** Requests that are ready to be sent, and the check that they were really done. */
type Batch = {
  /** What distinguishes the next request of a client from others. */
  next: (client: number) => Subject
  check?: () => Promise<void>
}

/** A workload on one database. */
export type Opened = {
  sent: (subject: Subject) => Sent
  /** Creates what `amount` requests are about. */
  prepare: (amount: number) => Promise<Batch>
  /** The most requests that can be prepared at once. */
  most?: number
  /** The subject with values from the answer: its statements have them, the request does not. */
  completed?: (answer: unknown, subject: Subject) => Subject
  /** Replaces the last statement of the driver's side. */
  instead?: Statement
  /** The server's own work after a statement that belongs to the driver's side too. */
  after?: (statement: Statement) => Promise<unknown> | undefined
}

export type Workload = {
  name: string
  /** Whether it is measured beside one durable insert. */
  writes?: true
  /** The maximum growth from the smallest database to the largest; null: without a maximum. By default 2. */
  growth?: number | null
  open: (site: Site) => Promise<Opened>
}

const nothing = {}

/** The same request each time. */
export const reading = <C extends Call>(
  name: string,
  call: C,
  input: Given<C> | ((site: Site) => Promise<Given<C>>),
  more: Pick<Workload, 'growth'> & { instead?: (site: Site) => Statement } = {},
): Workload => ({
  name,
  ...(more.growth !== undefined && { growth: more.growth }),
  open: async (site) => {
    const request = sentOf(
      call,
      typeof input === 'function' ? await (input as (site: Site) => Promise<Given<C>>)(site) : input,
    )
    return {
      sent: () => request,
      prepare: async () => ({ next: () => nothing }),
      ...(more.instead && { instead: more.instead(site) }),
    }
  },
})

/** Returns the elements in turn. */
export function inTurn<T>(list: readonly T[]): () => T {
  const left = list.values()
  return () => {
    const { value, done } = left.next()
    if (done) throw new Error('More was requested than was prepared')
    return value
  }
}
