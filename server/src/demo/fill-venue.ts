import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Application, Circumstances } from './application.ts'
import { addAttributes } from './attributes.ts'
import { isPaid } from './cash-book.ts'
import { takeRooms } from './choose-rooms.ts'
import { closeSomeRooms } from './closures.ts'
import { combineSome } from './combine.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import { makeApplication } from './make-application.ts'
import type { DemoAround } from './part.ts'
import { makeRegistry } from './people.ts'
import { chance, pick, type Random, seeded, shuffled } from './random.ts'
import { addStaff, type DemoSignIn } from './staff.ts'
import { readSample } from './stay-sample.ts'
import { makeVenue, type Room } from './venue.ts'
import { writeApplications } from './write-applications.ts'

const CUSTOMERS = 2_000
/** The share of applications by people of the registry. */
const REGISTERED = 0.82

/** Assigns rooms to all applications that hold or held them, in order of arrival. */
function matchRooms(random: Random, applications: Application[], rooms: readonly Room[]) {
  const occupancy = new Map()
  for (const application of applications.toSorted((a, b) => (a.arrival_date < b.arrival_date ? -1 : 1))) {
    if (application.child) continue
    if (isPaid(application) || application.fate === 'HOLD') takeRooms(random, application, rooms, occupancy)
    else if (application.fate === 'NEW' && chance(random, 0.2))
      application.building_id = pick(random, rooms).building_id
  }
}

async function eventTypes(trx: Transaction<DB>) {
  const types = await trx.selectFrom('event_types').select(['id', 'name']).execute()
  const idOf = (name: string) => types.find((type) => type.name === name)?.id ?? types[0]?.id ?? 0
  return { bhandara: idOf('Bhandara'), satsang: idOf('Satsang') }
}

/**
 * Makes a demo in a database without buildings: the buildings, people, staff, reservations and the cash book. Other
 * areas fill their own parts.
 *
 * @returns the sign-ins of its staff; empty when there are buildings
 */
export async function fillVenue(
  trx: Transaction<DB>,
  { today, now }: Pick<DemoAround, 'today' | 'now'>,
): Promise<DemoSignIn[]> {
  if (await trx.selectFrom('buildings').select('id').limit(1).executeTakeFirst()) return []
  const random = seeded(1)
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
  const around: Circumstances = { today, now, staff, ...(await eventTypes(trx)), households }
  // Uses each household only once, so that a person is not in two places at the same time.
  const writers = shuffled(random, households)
  const applications = readSample().map((booking, i) =>
    makeApplication(random, booking, chance(random, REGISTERED) ? writers[i] : undefined, around),
  )
  const all = [...applications, ...combineSome(random, applications, around)]
  matchRooms(random, all, venue.rooms)
  await writeApplications(trx, random, all, around)
  await closeSomeRooms(trx, today, staff.accommodation)
  return signIns
}
