import type pg from 'pg'
import { explain } from '../server/src/testing/plans-of.ts'
import { median } from './compare.ts'
import type { Sent, Server } from './server.ts'

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

/**
 * The median duration of a request's SQL through the driver alone, and which of the large tables it scans
 * completely. The session's own statements are left out.
 */
export async function bySql(
  server: Server,
  client: pg.Client,
  request: Sent,
  { rounds, large }: { rounds: number; large: readonly string[] },
): Promise<{ sql: number; whole: string }> {
  const all = await server.record(request)
  const own = all.filter(({ text }) => !text.includes('from sessions'))
  const whole = new Set<string>()
  for (const statement of own) {
    const plan = await explain(client, { values: [], ...statement }, 'analyze, costs off, timing off')
    for (const [, table = ''] of plan.join('\n').matchAll(/Seq Scan on (\w+)/g))
      if (large.includes(table)) whole.add(table)
  }
  const sql = await medianOf(rounds, async () => {
    for (const { text, values } of own) await client.query(text, (values ?? []) as unknown[])
  })
  return { sql, whole: [...whole].join(', ') || 'none' }
}
