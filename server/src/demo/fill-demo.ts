import { timeIn } from '@nivas/contract/dates.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Application, Circumstances } from './application.ts'
import { addAttributes } from './attributes.ts'
import { isPaid } from './cash-book.ts'
import { takeRooms } from './choose-rooms.ts'
import { closeSomeRooms } from './closures.ts'
import { combineSome } from './combine.ts'
import { fillGate } from './gate.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import { makeApplication } from './make-application.ts'
import { at } from './moments.ts'
import { makeRegistry } from './people.ts'
import { chance, pick, type Random, seeded, shuffled } from './random.ts'
import { addStaff, type DemoSignIn } from './staff.ts'
import { readSample } from './stay-sample.ts'
import { makeVenue, type Room } from './venue.ts'
import { writeApplications } from './write-applications.ts'

export type DemoOptions = {
  /** The venue's calendar day, `YYYY-MM-DD`. */
  today: string
  /** The venue's clock, `HH:mm`: nothing has happened after it. */
  now?: string
  timeZone?: string
  random?: Random
}

const CUSTOMERS = 2_000
/** The share of applications that come from people in the registry. */
const REGISTERED = 0.82

/** Rooms for all who hold them or have held them, in order of arrival. */
function matchRooms(random: Random, applications: Application[], rooms: readonly Room[]) {
  const occupancy = new Map()
  for (const application of applications.toSorted((a, b) => (a.arrival_date < b.arrival_date ? -1 : 1))) {
    if (application.child) continue
    if (isPaid(application) || application.fate === 'HOLD') takeRooms(random, application, rooms, occupancy)
    else if (application.fate === 'NEW' && chance(random, 0.2))
      application.building_id = pick(random, rooms).building_id
  }
}

async function eventTypes(db: Kysely<DB>) {
  const types = await db.selectFrom('event_types').select(['id', 'name']).execute()
  const idOf = (name: string) => types.find((type) => type.name === name)?.id ?? types[0]?.id ?? 0
  return { bhandara: idOf('Bhandara'), satsang: idOf('Satsang') }
}

/**
 * Fills a database that has no buildings with a venue at work around `today`: see README.md. All of it or nothing; of
 * several servers that start at once one does it. The same `today`, `now` and `random` give the same venue.
 * The first administrator must be there already: this makes users, and would keep one from being made.
 *
 * @returns how its staff sign in, which is kept nowhere; nobody when the venue was there already
 */
export async function fillDemo(db: Kysely<DB>, options: DemoOptions): Promise<DemoSignIn[]> {
  const { today, timeZone = 'Asia/Kolkata', now = timeIn(timeZone), random = seeded(1) } = options
  return db.transaction().execute(async (trx) => {
    await sql`lock table buildings in share row exclusive mode`.execute(trx)
    if (await trx.selectFrom('buildings').select('id').limit(1).executeTakeFirst()) return []
    // Moments are written as the venue's clock shows them.
    await sql`select set_config('TimeZone', ${timeZone}, true)`.execute(trx)

    const venue = await makeVenue(random, (table, count) => takeIds(trx, table, count))
    await insertRows(trx, 'buildings', venue.buildings)
    await insertRows(trx, 'floors', venue.floors)
    await insertRows(trx, 'rooms', venue.rooms)
    await addAttributes(trx, venue)

    const households = makeRegistry(random, CUSTOMERS, today)
    const ids = await takeIds(trx, 'customers', CUSTOMERS)
    await insertRows(
      trx,
      'customers',
      households.flatMap(({ people }) => people).map((person, i) => ({ id: ids[i], ...person })),
    )

    await sql`insert into demo_venue default values`.execute(trx)
    const { ids: staff, signIns } = await addStaff(trx)
    const around: Circumstances = {
      today,
      now: at(today, now),
      staff,
      ...(await eventTypes(trx)),
      households,
    }
    // No household twice: nobody is in two places at once.
    const writers = shuffled(random, households)
    const applications = readSample().map((booking, i) =>
      makeApplication(random, booking, chance(random, REGISTERED) ? writers[i] : undefined, around),
    )
    const all = [...applications, ...combineSome(random, applications, around)]
    matchRooms(random, all, venue.rooms)
    await writeApplications(trx, random, all, around)
    await closeSomeRooms(trx, today, staff.accommodation)
    await fillGate(trx, random, all, { today, now: at(today, now), households, guard: staff.gate })
    return signIns
  })
}
