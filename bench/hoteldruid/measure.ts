import { type Cluster, runOnce } from '../cluster.ts'
import { compare } from '../compare.ts'
import { startServer } from '../server.ts'
import { fillNivas, fillSite, session } from './fill.ts'
import { NIGHTS, ours, type Side, theirs } from './sides.ts'
import { startSite } from './site.ts'
import { STAYS } from './stays.ts'

/** The medians of both sides; `times` is how many times better Nivas is, the median of the ratios of the rounds. */
export type Beside = {
  name: string
  unit: 'ms' | 'a second'
  theirs: number
  ours: number
  times: number
}

const ROUNDS = 5
const DESKS = 8
/** The numbers of requests of one side in a round: of reads, of bookings at one desk, and of bookings at all desks. */
const READS = 3
const BOOKINGS = 8
const TOGETHER = 32

const msEach = (amount: number, work: () => Promise<unknown>) => async () => {
  const begun = performance.now()
  for (let done = 0; done < amount; done += 1) await work()
  return (performance.now() - begun) / amount
}

/** Returns the bookings per second of all desks; each desk books the next party once the last one is booked. */
const together = (side: Side) => async () => {
  const begun = performance.now()
  let left = TOGETHER
  await Promise.all(
    Array.from({ length: DESKS }, async (_, desk) => {
      while (left > 0) {
        left -= 1
        await side.book(desk)
      }
    }),
  )
  return (TOGETHER * 1000) / (performance.now() - begun)
}

/** The queries of each side for the number of stays, and the number of pairs of stays that share a room in a night. */
const checked = {
  theirs: (url: string) =>
    runOnce(
      url,
      `select (select count(*)::int from hd_prenota${session.anno} where idclienti > 0) as stays,
        (select count(*)::int from hd_prenota${session.anno} a join hd_prenota${session.anno} b
          on a.idappartamenti = b.idappartamenti and a.idprenota < b.idprenota and a.iddatainizio <= b.iddatafine
          and b.iddatainizio <= a.iddatafine) as doubled`,
    ),
  ours: (url: string) => runOnce(url, 'select count(*)::int as stays, 0 as doubled from stays'),
}

/**
 * The measurements; for HotelDruid also the number of pairs of stays that share a room in a night (`doubled`), and of
 * bookings that were sent again (`again`).
 */
export type Found = { measured: Beside[]; doubled: number; again: number }

/** Fills both programs with the same rooms and stays on the same PostgreSQL, and measures them in turns. */
export async function measureBeside(cluster: Cluster): Promise<Found> {
  const site = await cluster.plain('bench_hoteldruid')
  const mine = await cluster.empty('bench_beside', { keep: false })
  const [php, server] = [await startSite(site.url), await startServer(mine)]
  const measured: Beside[] = []
  try {
    await fillSite(php, site.url)
    const building = await fillNivas(server, mine)
    const [them, us] = [theirs(php), await ours(server, building)]
    const measure = async (name: string, unit: Beside['unit'], of: (side: Side) => () => Promise<number>) => {
      // Run both once before, so that they have compiled their code.
      await of(them)()
      await of(us)()
      const { values, ratio } = await compare(ROUNDS, of(them), of(us))
      const [first = Number.NaN, second = Number.NaN] = values
      const times = unit === 'ms' ? 1 / ratio : ratio
      measured.push({ name, unit, theirs: first, ours: second, times })
      console.log(`${name}: ${first.toFixed(1)} and ${second.toFixed(1)} ${unit}`)
    }
    await measure('the list of reservations, 200 rows', 'ms', ({ list }) => msEach(READS, list))
    await measure(`rooms free for ${NIGHTS} nights`, 'ms', ({ free }) => msEach(READS, free))
    await measure('a reservation with an automatic room', 'ms', ({ book }) => msEach(BOOKINGS, () => book(0)))
    await measure(`the same at ${DESKS} desks at once`, 'a second', together)
    us.close()
    const booked = STAYS + (ROUNDS + 1) * (BOOKINGS + TOGETHER)
    const found = [(await checked.theirs(site.url)).rows[0], (await checked.ours(mine)).rows[0]]
    for (const { stays } of found)
      if (stays !== booked) throw new Error(`${stays} stays are there, and ${booked} were made`)
    return { measured, doubled: found[0].doubled, again: them.again() }
  } finally {
    await server.stop()
    await php.stop()
  }
}
