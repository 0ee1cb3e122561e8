import type { Call, Request as Given } from '@nivas/contract/call.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../server/src/db/schema.gen.ts'
import type { Filled } from '../cluster.ts'
import { runOnce } from '../cluster.ts'
import type { HoldTargets } from '../hold-targets.ts'
import { type Sent, type Server, sentOf } from '../server.ts'
import type { Statement, Subject } from '../statements.ts'

/** A filled database with its server, for the preparation of requests. */
export type Site = {
  filled: Filled
  server: Pick<Server, 'send'>
  db: Kysely<DB>
  targets: HoldTargets
}

/** Runs a statement as the superuser, who may create the subjects of requests; returns its rows. */
export const rowsOf = async <Row>({ filled }: Site, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await runOnce(filled.adminUrl, text, values)).rows

/** Like `rowsOf`, with foreign keys and triggers disabled, for rows that are valid by construction. */
export const rowsUnchecked = async <Row>(
  { filled }: Site,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const url = new URL(filled.adminUrl)
  url.searchParams.set('options', '-c session_replication_role=replica')
  return (await runOnce(url.href, text, values)).rows
}

/** Prepared requests, and the check that the server has carried them out. */
type Batch = {
  /** Returns the subject of the next request of a client. */
  next: (client: number) => Subject
  check?: () => Promise<void>
}

/** A workload on one database. */
export type Opened = {
  sent: (subject: Subject) => Sent
  /** Creates the subjects of `amount` requests. */
  prepare: (amount: number) => Promise<Batch>
  /** The most requests that one call of `prepare` can prepare. */
  most?: number
  /** Adds values of the answer to the subject, which its statements have and the request does not. */
  completed?: (answer: unknown, subject: Subject) => Subject
  /** Replaces the last statement of the driver's side. */
  instead?: Statement
  /** Does the server's work after a statement that the driver's side must do too. */
  after?: (statement: Statement) => Promise<unknown> | undefined
}

export type Workload = {
  name: string
  /** Whether the workload writes, and is measured beside one durable insert. */
  writes?: true
  /** The greatest allowed growth from the smallest to the largest database, by default 2; null for none. */
  growth?: number | null
  open: (site: Site) => Promise<Opened>
}

const nothing = {}

/** Makes a workload that sends the same request each time. */
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

/** Returns a function that returns the elements in turn; it throws after the last one. */
export function inTurn<T>(list: readonly T[]): () => T {
  const left = list.values()
  return () => {
    const { value, done } = left.next()
    if (done) throw new Error('More was requested than was prepared')
    return value
  }
}
