import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { booking } from '../server/src/testing/factories.ts'
import type { Cluster } from './cluster.ts'
import { holdTargets } from './hold-targets.ts'
import { type HttpClient, openClient } from './http-client.ts'
import { beside, overHttp } from './load.ts'
import { type Sent, sentOf, startServer } from './server.ts'

/** The required ratio to HotelDruid, with five times its rooms and five hundred times its reservations. */
export const TIMES = 20

/**
 * The measured results of HotelDruid 3.0.4 on PostgreSQL on a similar machine, with 200 rooms and 2,000
 * reservations, and ours.
 * In ms, or per second.
 */
export type BesideHotelDruid = { name: string; unit: 'ms' | 'a second'; theirs: number; ours: number }

const ROOMS = 1_000
const BUILDINGS = 10
/** Parties arrive within this many days, which are half full without them. */
const DAYS = 300
const REPEATED = 400

const today = () => dayIn('Asia/Kolkata')

/** A desk books for a party, and the server chooses the best room in one of the buildings: one call. */
function reserving() {
  let number = 0
  return async (client: HttpClient) => {
    number += 1
    const arrival = addDays(today(), 1 + (number % DAYS))
    const { room_ids: _, ...party } = booking([], arrival, addDays(arrival, 2))
    const id_card_no = `HD-${Date.now()}-${number}`
    await client.ask(reservations.book, { ...party, id_card_no, building_id: 1 + (number % BUILDINGS) })
  }
}

/** Compares external measurements of HotelDruid with our own. */
export async function measureBesideHotelDruid(cluster: Cluster): Promise<BesideHotelDruid[]> {
  const filled = await cluster.database(1_000_000, ROOMS)
  const targets = holdTargets(filled)
  await targets.clear()
  const server = await startServer(filled.url)
  const desks = await Promise.all(Array.from({ length: 8 }, () => openClient(server)))
  try {
    const reserve = reserving()
    const seconds = (workers: number, amount: number) => {
      const idle = desks.slice(0, workers)
      return beside(workers, amount, async () => {
        const desk = idle.pop()
        if (!desk) throw new Error('More work at once than there are desks')
        await reserve(desk)
        idle.push(desk)
      })
    }
    // Each call is warmed up before its measurement, as on a server in service: Node has then compiled the
    // code.
    const msOf = async (request: Sent) => {
      await overHttp(server, 1, REPEATED * 2, () => request)
      return ((await overHttp(server, 1, REPEATED, () => request)) * 1000) / REPEATED
    }
    const list = await msOf(sentOf(reservations.list, {}))
    const free = await msOf(
      sentOf(venue.availableRooms, { arrival: today(), departure: addDays(today(), 3) }),
    )
    await seconds(8, REPEATED * 6)
    const alone = await seconds(1, REPEATED)
    const together = await seconds(8, REPEATED * 3)
    const ms = (name: string, theirs: number, ours: number) => ({ name, unit: 'ms' as const, theirs, ours })
    return [
      ms('a reservation with an automatic room', 28, (alone * 1000) / REPEATED),
      {
        name: 'the same at 8 desks at once',
        unit: 'a second',
        theirs: 40,
        ours: (REPEATED * 3) / together,
      },
      ms('the list of reservations', 1075, list),
      ms('rooms free for 3 nights', 36, free),
    ]
  } finally {
    for (const desk of desks) desk.close()
    await server.stop()
    await targets.clear()
  }
}
