import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { access } from '@nivas/contract/access/calls.ts'
import type { Call, Request as Given, Success } from '@nivas/contract/call.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { freePort } from '../server/src/db/embedded/free-port.ts'
import { sessionOf } from '../server/src/testing/client.ts'
import { administrator } from './fill.ts'
import type { Recorded } from './statements.ts'

/** The variable part of a request. */
export type Sent = { method: string; path: string; body?: string; headers?: Record<string, string> }

export type Server = {
  origin: string
  /** The headers of every request: the session, and the header that writes need. */
  headers: Record<string, string>
  send: (request: Sent) => Promise<unknown>
  /**
   * Returns the statements that the server sends for one request. The server must have been started with `recording`.
   */
  record: (request: Sent) => Promise<Recorded[]>
  /** Like `record`, also returns the answer. */
  recordAnswer: (request: Sent) => Promise<{ statements: Recorded[]; answer: unknown }>
  /** The process of the server. */
  child: ChildProcess
  /** The time until the server was ready, in ms. */
  startedIn: number
  stop: () => Promise<void>
}

/** Returns a call of the contract as a request. */
export function sentOf<C extends Call>(call: C, input: Given<C>): Sent {
  const { path, body } = requestParts(call, input as Record<string, unknown>)
  return { method: call.method, path, ...(body && { body: JSON.stringify(body) }) }
}

/**
 * Matches queries that do not belong to requests: the checks whether the database is available and writable, and the
 * queries of the job queue. The recorder sees them, because a timer that a request has started counts as a part of it.
 */
const ofItsOwn = /^select 1$|pg_is_in_recovery|pgboss/

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 12_000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(10)
  }
  throw new Error('The server did not get ready')
}

/** Signs in and returns the headers of the new session. */
async function signIn(origin: string): Promise<Record<string, string>> {
  const { path, body } = requestParts(access.login, {
    email: administrator.adminEmail,
    password: administrator.adminPassword,
  })
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench' }
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`)
  return sessionOf(answer.headers)
}

/** Signs in and returns the headers of every request, with the new session. */
export const newHeaders = async (origin: string): Promise<Record<string, string>> => ({
  'content-type': 'application/json',
  'x-requested-with': 'bench',
  ...(await signIn(origin)),
})

/** Starts the product's server in a separate process on this database, and signs in. */
export async function startServer(
  databaseUrl: string,
  options: { recording?: boolean; watched?: boolean; clocked?: boolean; main?: string } = {},
): Promise<Server> {
  const { main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url)) } = options
  const recorder = options.recording ? ['--import', new URL('./record.ts', import.meta.url).href] : []
  const watcher = options.watched ? ['--import', new URL('./watch.ts', import.meta.url).href] : []
  const clock = options.clocked ? ['--import', new URL('./clock.ts', import.meta.url).href] : []
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [...recorder, ...watcher, ...clock, main], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      NIVAS_DEMO: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // The values of statements may be bytes.
    serialization: 'advanced',
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const statements = new Map<number, Recorded>()
  child.on('message', ({ number, ...part }: Partial<Recorded> & { number: number }) => {
    statements.set(number, { ...statements.get(number), ...part } as Recorded)
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, child)
  const startedIn = performance.now() - begun
  const headers = await newHeaders(origin)

  const send = async ({ path, headers: more, ...request }: Sent) => {
    const answer = await fetch(origin + path, { ...request, headers: { ...headers, ...more } })
    if (!answer.ok) throw new Error(`${request.method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const recordAnswer: Server['recordAnswer'] = async (request) => {
    await sleep(200)
    statements.clear()
    const answer = await send(request)
    // The statements arrive through a pipe, possibly later than the answer.
    await sleep(200)
    const sent = [...statements.values()].filter(({ text }) => text && !ofItsOwn.test(text))
    return { statements: sent, answer }
  }
  return {
    origin,
    headers,
    child,
    startedIn,
    send,
    record: async (request) => (await recordAnswer(request)).statements,
    recordAnswer,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Makes a call and returns its answer. */
export const ask = async <C extends Call>(
  server: Pick<Server, 'send'>,
  call: C,
  input: Given<C>,
): Promise<Success<C>> => (await server.send(sentOf(call, input))) as Success<C>
