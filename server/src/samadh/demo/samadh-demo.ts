import { sql } from 'kysely'
import { insertNew } from '../../demo/insert-rows.ts'
import type { DemoPart } from '../../demo/part.ts'
import { writePast } from './past-visits.ts'
import { visitsOfToday } from './visits-of-today.ts'

/** Fills in two years of visits, visitors who are inside now, trays in use, and things that were left behind. */
export const samadhDemo: DemoPart = {
  name: 'samadh',

  isEmpty: async (trx) => !(await trx.selectFrom('samadh_visits').select('id').limit(1).executeTakeFirst()),

  fill: async (trx, { today, now, staff, random }) => {
    await sql`insert into samadh_visit_hours (from_time, to_time, set_at, set_by)
      values ('05:00', '21:00', ${today}::date - 700, ${staff.samadh})`.execute(trx)
    await writePast(trx, today, staff.samadh)
    const visits = await insertNew(
      trx,
      'samadh_visits',
      visitsOfToday({ today, now, staff: staff.samadh, random }),
    )
    const ids = visits.map(({ id }) => id)
    await sql`update samadh_visits v set tray_no = numbered.tray, id_hash = decode(md5('demo of today ' || v.id), 'hex')
      from (select id, case when tray_required then count(*) filter (where tray_required) over (order by id) end as tray
        from samadh_visits where id = any(${ids})) as numbered
      where numbered.id = v.id`.execute(trx)
    await sql`update samadh_trays t set visit_id = v.id from samadh_visits v
      where v.id = any(${ids}) and v.tray_no = t.number and v.returned_at is null`.execute(trx)
  },
}
