import type pg from 'pg'
import { openClient } from './http-client.ts'
import type { Sent, Server } from './server.ts'
import type { Statement } from './statements.ts'

/**
 * Runs `amount` pieces of work on this many concurrent workers, each taking the next piece when it is done.
 * Returns seconds.
 */
async function timed(
  workers: number,
  amount: number,
  work: (worker: number) => Promise<void>,
): Promise<number> {
  let left = amount
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (left > 0) {
        left -= 1
        await work(worker)
      }
    }),
  )
  return (performance.now() - begun) / 1000
}

/** Sends `amount` requests from this many clients over HTTP. Returns seconds. */
export async function overHttp(
  server: Server,
  clients: number,
  amount: number,
  next: () => Sent,
): Promise<number> {
  const open = await Promise.all(Array.from({ length: clients }, () => openClient(server)))
  try {
    return await timed(clients, amount, async (worker) => open[worker]?.send(next()))
  } finally {
    for (const client of open) client.close()
  }
}

/**
 * Runs one request's statements directly on the driver (no HTTP, no checks, no objects made from the rows),
 * as the server sends them: those of a transaction on one connection, others on any. `after` runs the
 * server's own work after each statement.
 */
export async function replay(
  pool: pg.Pool,
  statements: readonly Statement[],
  after: (statement: Statement) => Promise<unknown> | undefined = () => undefined,
): Promise<void> {
  let held: pg.PoolClient | undefined
  for (const statement of statements) {
    const { text, values, name } = statement
    const client = held ?? (await pool.connect())
    if (text === 'begin') held = client
    await client.query({ text, ...(values && { values }), ...(name && { name }) })
    await after(statement)
    if (text === 'commit') held = undefined
    if (!held) client.release()
  }
}

/** The same number of workers with work other than requests. Returns seconds. */
export const beside = (workers: number, amount: number, work: () => Promise<unknown>): Promise<number> =>
  timed(workers, amount, async () => {
    await work()
  })
