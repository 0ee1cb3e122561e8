import { openClient } from './http-client.ts'
import type { Sent, Server } from './server.ts'

/**
 * Runs `amount` pieces of work on this many concurrent workers, each of which takes the next piece once it is free.
 * Returns the duration in seconds.
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

/** Sends `amount` requests from this many clients over HTTP. Returns the duration in seconds. */
export async function overHttp(
  server: Pick<Server, 'origin' | 'headers'>,
  clients: number,
  amount: number,
  next: (client: number) => Sent,
): Promise<number> {
  const open = await Promise.all(Array.from({ length: clients }, () => openClient(server)))
  try {
    return await timed(clients, amount, async (worker) => open[worker]?.send(next(worker)))
  } finally {
    for (const client of open) client.close()
  }
}

/** Does `amount` pieces of work other than requests on this many workers. Returns the duration in seconds. */
export const beside = (
  workers: number,
  amount: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> =>
  timed(workers, amount, async (worker) => {
    await work(worker)
  })
