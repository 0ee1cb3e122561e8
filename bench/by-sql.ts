import type pg from 'pg'
import { explain } from '../server/src/testing/plans-of.ts'
import { median } from './compare.ts'
import type { Sent, Server } from './server.ts'
import { isOfSession, type Recorded } from './statements.ts'

/** The median duration of some rounds of a piece of work, in ms. */
export async function medianOf(rounds: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await work(round)
    times.push(performance.now() - begun)
  }
  return median(times)
}

/** The statements of a request, without those of its session. */
export const statementsOf = async (server: Server, request: Sent): Promise<Recorded[]> =>
  (await server.record(request)).filter((statement) => !isOfSession(statement))

/** The median duration of these statements through the driver alone, in ms. */
export const msOnDriver = (
  client: pg.Client,
  statements: readonly Recorded[],
  rounds: number,
): Promise<number> =>
  medianOf(rounds, async () => {
    for (const { text, values } of statements) await client.query(text, values ?? [])
  })

/** Which of the large tables these statements read whole. */
export async function readWhole(
  client: pg.Client,
  statements: readonly Recorded[],
  large: readonly string[],
): Promise<string> {
  const whole = new Set<string>()
  // A transaction's own statements have no plan.
  for (const statement of statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text))) {
    const plan = await explain(client, { values: [], ...statement }, 'analyze, costs off, timing off')
    for (const [, table = ''] of plan.join('\n').matchAll(/Seq Scan on (\w+)/g))
      if (large.includes(table)) whole.add(table)
  }
  return [...whole].join(', ') || 'none'
}

/** A request's SQL through the driver alone: its median duration, and which of the large tables it reads whole. */
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
