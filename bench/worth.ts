import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect } from '../server/src/db/connection.ts'
import { startCluster } from './cluster.ts'
import { compare, median } from './compare.ts'
import { type Figure, figure, printFigures } from './figures.ts'
import { openWorkload, placeOn } from './place.ts'
import { busyNow, secondsBetween } from './processor.ts'
import { type Server, startServer } from './server.ts'
import { workloads } from './workloads.ts'

// `npm run bench:worth`: measures the gain of each optimisation for the calls that it serves. It measures two servers
// on one database in turns; one of them runs a copy of the sources without the optimisation. The result is in requests
// per second of processor time of the server and PostgreSQL together, which other programs on the machine do not
// change. A name after `--` measures only that optimisation.

type Piece = {
  /** Matches the names of the workloads that the optimisation serves. */
  serves: RegExp
  /** Removes the optimisation from a file. */
  without: (file: string, text: string) => string
}

const pieces: Record<string, Piece> = {
  'versions of staff': {
    serves: /first page|gate entry/,
    without: (file, text) =>
      file === 'http/sessions.ts'
        ? text.replace(
            'known.version === session.version ? known.people.get(session.user_id) : undefined',
            'undefined',
          )
        : text,
  },
}

const ROUNDS = 9
const CLIENTS = 8
const SECONDS = 1
const SIZE = 20_000

const source = fileURLToPath(new URL('../server/src', import.meta.url))

/** Copies the sources of the server without an optimisation; returns the path of the copy's `main.ts`. */
function copyWithout(piece: Piece['without']): string {
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
  const database = new URL(filled.url).pathname.slice(1)
  const { db } = connect(filled.url)
  const figures: Figure[] = []
  for (const [name, { serves, without: piece }] of Object.entries(pieces).filter(
    ([name]) => !only || name === only,
  )) {
    const servers = [
      await startServer(filled.url, { main: copyWithout(piece) }),
      await startServer(filled.url),
    ]
    for (const workload of workloads.filter((one) => serves.test(one.name))) {
      const rate = async (server: Server) => {
        const { overHttp } = await openWorkload(await placeOn(filled, server, db), workload)
        return async (amount: number) => {
          const before = busyNow(server.child.pid, database)
          const perSecond = await overHttp(CLIENTS, amount)
          const busy = secondsBetween(before, busyNow(server.child.pid, database))
          return { perSecond, perBusySecond: amount / busy }
        }
      }
      const rates = [await rate(servers[0] as Server), await rate(servers[1] as Server)]
      // The first requests warm up both sides, and determine the number of requests in a round.
      let fast = 0
      for (const one of rates) fast = Math.max(fast, (await one(CLIENTS * 4)).perSecond)
      const amount = Math.ceil(Math.max(CLIENTS * 20, SECONDS * fast))
      // Measure the rate by the clock too, from the same rounds, because less waiting does not show in processor time.
      const byClock: number[][] = rates.map(() => [])
      const { ratio, values } = await compare(
        ROUNDS,
        ...rates.map((one, at) => async () => {
          const { perSecond, perBusySecond } = await one(amount)
          byClock[at]?.push(perSecond)
          return perBusySecond
        }),
      )
      const [less, all] = values.map((value) => value.toFixed(0))
      const [without = [], with_ = []] = byClock
      const clock = median(with_.map((rate, round) => rate / (without[round] ?? Number.NaN)))
      figures.push(
        figure(`${name}, ${workload.name}, times as many with it for each second of processor time`, ratio),
      )
      console.log(
        `${name}: ${workload.name}: ${ratio.toFixed(2)} times as many for each second of processor time (${all} instead of ${less}), ${clock.toFixed(2)} by the clock (${median(with_).toFixed(0)} instead of ${median(without).toFixed(0)})`,
      )
    }
    for (const server of servers) await server.stop()
  }
  await db.destroy()
  printFigures(figures)
} finally {
  await cluster.stop()
}
