import type pg from 'pg'
import { openClient } from './http-client.ts'
import type { Sent, Server } from './server.ts'
import type { Statement } from './statements.ts'

/** So many workers at once, each taking the next of `amount` pieces of work when it has done one. Returns seconds. */
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

/** `amount` requests by so many clients over HTTP. Returns seconds. */
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
 * One request's statements straight through the driver (no HTTP, no checks, no objects made of the rows), as the server sends
 * them: those of a transaction on one connection, others on any. What the server does between them is done `after` one.
 */
export async function replay(
  pool: pg.Pool,
  statements: readonly Statement[],
  after: (statement: Statement) => Promise<unknown> | undefined = () => undefined,
): Promise<void> {
  let kept: pg.PoolClient | undefined
  for (const statement of statements) {
    const { text, values, name } = statement
    const client = kept ?? (await pool.connect())
    if (text === 'begin') kept = client
    await client.query({ text, ...(values && { values }), ...(name && { name }) })
    await after(statement)
    if (text === 'commit') kept = undefined
    if (!kept) client.release()
  }
}

/** As many workers at something else than requests. Returns seconds. */
export const beside = (workers: number, amount: number, work: () => Promise<unknown>): Promise<number> =>
  timed(workers, amount, async () => {
    await work()
  })
