import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../server.ts'
import { bring } from './bring.ts'
import type { Journal } from './journal.ts'
import { Refused } from './send.ts'
import type { Stay } from './stays.ts'
import { type Shop, sellTo } from './tills.ts'

/** The number of desks that work at once. */
export const DESKS = 8

type Replay = {
  url: string
  building: number
  journal: Journal
  kills: number
  /** The shop whose tills sell to the guests of each day at the same time. */
  shop?: Shop | undefined
}

/** Runs the server, and restarts it after each kill. */
async function keepServer(url: string) {
  let server = await startServer(url, { clocked: true })
  return {
    server: () => server,
    /** Sets the clock to noon of this day at the venue. */
    async setDay(day: string) {
      server.child.send({ clock: Date.parse(`${day}T12:00:00+05:30`) })
      await once(server.child, 'message')
    },
    async kill() {
      const ended = once(server.child, 'exit')
      server.child.kill('SIGKILL')
      await ended
      server = await startServer(url, { clocked: true })
    },
    stop: () => server.stop(),
  }
}

/**
 * Makes every stay that is not in the journal: day by day in order of arrival, and the stays of one day at several
 * desks concurrently. Kills the server `kills` times, and retries unanswered calls.
 */
export async function replay(stays: readonly Stay[], { url, building, journal, kills, shop }: Replay) {
  const finished = new Set(journal.done.map(({ number }) => number))
  const left = stays.filter(({ number }) => !finished.has(number))
  const days = [...Map.groupBy(left, ({ arrival }) => arrival)]
  const deadly = new Set(
    Array.from({ length: kills }, (_, at) => Math.floor(((at + 0.5) * days.length) / kills)),
  )
  const house = await keepServer(url)
  let unanswered = 0
  let began = performance.now()
  const noteTime = () => {
    journal.worked((performance.now() - began) / 1000)
    began = performance.now()
  }

  for (const [at, [day, ofDay]] of days.entries()) {
    await house.setDay(day)
    /** Returns a worker that serves the stays of a list until the list is empty or an answer was lost. */
    const worker = (waiting: Stay[], serve: (stay: Stay) => Promise<void>) => async () => {
      for (let stay = waiting.shift(); stay; stay = waiting.shift()) {
        try {
          await serve(stay)
        } catch (error) {
          if (error instanceof Refused) throw error
          unanswered += 1
          waiting.push(stay)
          return
        }
      }
    }
    const desk = worker([...ofDay], async (stay) =>
      journal.finish(await bring(house.server(), building, stay)),
    )
    // Each till has a separate list, so that it retries its own tickets.
    const atTills = (shop?.tills ?? []).map((till, at, { length }) =>
      worker(
        ofDay.filter(({ number }) => number % length === at),
        (stay) => sellTo(stay, house.server(), shop as Shop, till),
      ),
    )
    const open = () => [...Array.from({ length: DESKS }, desk), ...atTills.map((till) => till())]
    const working = open()
    if (deadly.has(at)) {
      await sleep(30 + (at % 50))
      await Promise.all([house.kill(), ...working])
      await house.setDay(day)
      working.push(...open())
    }
    await Promise.all(working)
    noteTime()
  }
  await house.stop()
  return { unanswered }
}
