import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { application } from '../server/src/testing/factories.ts'
import type { Filled } from './cluster.ts'
import { ROOMS } from './fill.ts'
import { holdTargets } from './hold-targets.ts'
import { beside, overHttp } from './load.ts'
import { ask, type Server, sentOf, startServer } from './server.ts'

/** How many times better than HotelDruid we are to be, with five times its rooms and five hundred times its reservations. */
export const TIMES = 20

/**
 * What HotelDruid 3.0.4 on PostgreSQL did on a machine like this one, with 200 rooms and 2,000 reservations; and what we do.
 * In ms, or so many a second.
 */
export type BesideHotelDruid = { name: string; unit: 'ms' | 'a second'; theirs: number; ours: number }

const BUILDINGS = 10
/** Beyond what the database is filled with. */
const FIRST_DAY = 800
const REPEATED = 200

const today = () => dayIn('Asia/Kolkata')

/** A party applies and gets the room that fits best in one of the buildings, as its desk does it: two calls. */
function reserving(server: Server) {
  let number = 0
  return async () => {
    number += 1
    const arrival = addDays(today(), FIRST_DAY + Math.floor(number / ROOMS) * 3)
    const { data } = await ask(server, reservations.apply, {
      ...application(arrival, addDays(arrival, 2)),
      id_card_no: `HD-${Date.now()}-${number}`,
    })
    await ask(server, reservations.auto, {
      id: data.id,
      building_id: 1 + (number % BUILDINGS),
      number_of_rooms: 1,
    })
  }
}

/** Holds the figures that others have published of another system against ours. */
export async function measureBesideHotelDruid(filled: Filled): Promise<BesideHotelDruid[]> {
  const targets = holdTargets(filled)
  await targets.clear()
  const server = await startServer(filled.url)
  try {
    const reserve = reserving(server)
    const seconds = (workers: number, amount: number) => beside(workers, amount, reserve)
    await seconds(8, 100)
    const alone = await seconds(1, REPEATED)
    const together = await seconds(8, REPEATED * 5)
    const msOf = async (request: ReturnType<typeof sentOf>) => {
      await overHttp(server, 1, 20, () => request)
      return ((await overHttp(server, 1, REPEATED, () => request)) * 1000) / REPEATED
    }
    const free = sentOf(venue.availableRooms, { arrival: today(), departure: addDays(today(), 3) })
    return [
      {
        name: 'a reservation with an automatic room',
        unit: 'ms',
        theirs: 28,
        ours: (alone * 1000) / REPEATED,
      },
      {
        name: 'the same at 8 desks at once',
        unit: 'a second',
        theirs: 40,
        ours: (REPEATED * 5) / together,
      },
      {
        name: 'the list of reservations',
        unit: 'ms',
        theirs: 1075,
        ours: await msOf(sentOf(reservations.list, {})),
      },
      { name: 'rooms free for 3 nights', unit: 'ms', theirs: 36, ours: await msOf(free) },
    ]
  } finally {
    await server.stop()
    await targets.clear()
  }
}
