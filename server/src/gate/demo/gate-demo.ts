import { sql } from 'kysely'
import { insertRows, takeIds } from '../../demo/insert-rows.ts'
import type { DemoPart } from '../../demo/part.ts'
import { readGuests, readHouses, readPeople } from './read-guests.ts'
import { visitOfGuest } from './visits.ts'
import { visitsOfDays } from './visits-of-days.ts'

const CEILING = 2_000

/** Fills in gates, guests who stay for days, and the visitors of a week, whose number grows towards the Bhandara. */
export const gateDemo: DemoPart = {
  name: 'gate',

  isEmpty: async (trx) => {
    const visit = await trx.selectFrom('gate_visits').select('id').limit(1).executeTakeFirst()
    const settled = await trx
      .selectFrom('gate_settings')
      .select('ceiling')
      .where('ceiling', 'is not', null)
      .executeTakeFirst()
    return !visit && !settled
  },

  fill: async (trx, { today, now, staff, random }) => {
    const people = await readPeople(trx)
    const houses = await readHouses(trx)
    await sql`insert into gates (name, name_hi) values ('North gate', 'उत्तरी गेट'), ('Station gate', 'स्टेशन गेट')
      on conflict do nothing`.execute(trx)
    await sql`update gates set name_hi = 'मुख्य गेट' where name = 'Main gate' and name_hi is null`.execute(trx)
    const inUse = trx.selectFrom('gates').select('id').where('is_active', '=', true).orderBy('id')
    const gates = (await inUse.execute()).map(({ id }) => id)
    const [main = 1] = gates
    const around = { today, now, people, gates, houses, guard: staff.gate }
    const guests = (await readGuests(trx)).map((guest) => ({
      visit: visitOfGuest(guest, main, around),
      members: guest.members,
    }))
    const others = visitsOfDays(random, around).map((visit) => ({ visit, members: [] }))
    const all = [...guests, ...others].sort((a, b) => (a.visit.entered_at < b.visit.entered_at ? -1 : 1))
    const ids = await takeIds(trx, 'gate_visits', all.length)
    await insertRows(
      trx,
      'gate_visits',
      all.map(({ visit }, i) => ({ id: ids[i], ...visit, received_at: visit.entered_at })),
    )
    await insertRows(
      trx,
      'gate_visitors',
      all.flatMap(({ members }, i) =>
        members.map((member, place) => ({ visit_id: ids[i], place: place + 1, ...member })),
      ),
    )
    await trx.updateTable('gate_settings').set({ ceiling: CEILING }).where('ceiling', 'is', null).execute()
  },
}
