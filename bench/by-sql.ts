import type pg from 'pg'
import { explain } from '../server/src/testing/plans-of.ts'
import { median } from './compare.ts'
import type { Sent, Server } from './server.ts'
import { isOfSession, type Recorded } from './statements.ts'

/** Runs a piece of work in several rounds; returns the median duration in ms. */
export async function medianOf(rounds: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await work(round)
    times.push(performance.now() - begun)
  }
  return median(times)
}

/** Returns the statements of a request, without the statements of its session. */
export const statementsOf = async (server: Server, request: Sent): Promise<Recorded[]> =>
  (await server.record(request)).filter((statement) => !isOfSession(statement))

/** Returns the median duration of these statements directly through the driver, in ms. */
export const msOnDriver = (
  client: pg.Client,
  statements: readonly Recorded[],
  rounds: number,
): Promise<number> =>
  medianOf(rounds, async () => {
    for (const { text, values } of statements) await client.query(text, values ?? [])
  })

/** Returns the names of the large tables that these statements read whole, or 'none'. */
export async function readWhole(
  client: pg.Client,
  statements: readonly Recorded[],
  large: readonly string[],
): Promise<string> {
  const whole = new Set<string>()
  // Statements such as begin and commit have no plan.
  for (const statement of statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text))) {
    const plan = await explain(client, { values: [], ...statement }, 'analyze, costs off, timing off')
    for (const [, table = ''] of plan.join('\n').matchAll(/Seq Scan on (\w+)/g))
      if (large.includes(table)) whole.add(table)
  }
  return [...whole].join(', ') || 'none'
}

/**
 * Runs the SQL of a request directly through the driver; returns its median duration in ms, and the large tables that
 * it reads whole.
 */
export async function bySql(
  server: Server,
  client: pg.Client,
  request: Sent,
  { rounds, large }: { rounds: number; large: readonly string[] },
): Promise<{ sql: number; whole: string }> {
  const statements = await statementsOf(server, request)
  const whole = await readWhole(client, statements, large)
  return { sql: await msOnDriver(client, statements, rounds), whole }
}
