import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect } from '../server/src/db/connection.ts'
import { startCluster } from './cluster.ts'
import { compare } from './compare.ts'
import { holdTargets } from './hold-targets.ts'
import { overHttp } from './load.ts'
import { startServer } from './server.ts'
import { recordWorkloads } from './workloads.ts'

// npm run bench:worth: what each piece of machinery gives the calls that it serves, measured by itself. Two servers run on
// one database, one from a copy of the sources without it, and are asked in turns. A name after -- measures that one alone.

/** Each piece with how it is taken out of a file. */
const pieces: Record<string, (file: string, text: string) => string> = {
  'written-once': (file, text) =>
    file === 'http/pipeline.ts' ? text.replace('if (once && isKept(data)) once(reply)', '') : text,
  'versions of staff': (file, text) =>
    file === 'http/sessions.ts'
      ? text.replace(
          'known.version === session.version ? known.people.get(session.user_id) : undefined',
          'undefined',
        )
      : text,
  'unread in areas': (file, text) =>
    /^(http|audit|db)\//.test(file)
      ? text
      : text.replaceAll('.modifyEnd(unread)', '').replaceAll(`$${'{unread}'}`, ''),
}

const ROUNDS = 9
const CLIENTS = [1, 8, 64]
const SECONDS = 1.5
const SIZE = 100_000

const source = fileURLToPath(new URL('../server/src', import.meta.url))

/** The server without a piece; its `main.ts`. */
function without(piece: (file: string, text: string) => string): string {
  const copy = fileURLToPath(new URL('../.cache/worth/server/src', import.meta.url))
  rmSync(copy, { recursive: true, force: true })
  cpSync(source, copy, { recursive: true })
  let changed = 0
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.ts'),
  )) {
    const text = readFileSync(join(copy, file), 'utf8')
    const less = piece(file.replaceAll('\\', '/'), text)
    if (less === text) continue
    writeFileSync(join(copy, file), less)
    changed += 1
  }
  if (changed === 0) throw new Error('The piece was not found: its text has changed')
  return join(copy, 'main.ts')
}

const [only] = process.argv.slice(2)
const cluster = await startCluster()
try {
  const filled = await cluster.database(SIZE)
  const targets = holdTargets(filled)
  await targets.clear()
  const { db } = connect(filled.url)
  const workloads = await recordWorkloads(filled, targets, db)
  for (const [name, piece] of Object.entries(pieces).filter(([name]) => !only || name === only)) {
    const servers = [await startServer(filled.url, { main: without(piece) }), await startServer(filled.url)]
    for (const workload of workloads)
      for (const clients of CLIENTS) {
        const rate = (server: (typeof servers)[number]) => async (amount: number) => {
          const work = await workload.prepare(amount)
          const seconds = await overHttp(server, clients, amount, work.http)
          await work.check()
          return amount / seconds
        }
        const rates = servers.map(rate)
        // The first ones warm up both, and say how many make a round.
        let fast = 0
        for (const one of rates) fast = Math.max(fast, await one(clients * 4))
        const amount = Math.ceil(Math.max(clients * 2, SECONDS * fast))
        const { ratio } = await compare(ROUNDS, ...rates.map((one) => () => one(amount)))
        console.log(
          `${name}: ${workload.name}, ${clients} clients: ${ratio.toFixed(2)} times the rate without it`,
        )
      }
    for (const server of servers) await server.stop()
  }
  await db.destroy()
  await targets.clear()
} finally {
  await cluster.stop()
}
