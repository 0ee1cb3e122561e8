import type { Found } from '@nivas/contract/find/schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import { beginningWith, containing } from '../db/lists.ts'
import type { Finder } from '../find/index.ts'

/** Returns a text with the digits 0 to 9, as in the search text. The name of a building may have other digits. */
const plain = (text: RawBuilder<unknown>) => sql`translate(${text}, '०१२३४५६७८९', '0123456789')`

type Row = Pick<Found, 'id' | 'name' | 'number' | 'within'> & { floor: number }

/**
 * Finds rooms by number, by building, or by both: '101', 'Anand', 'Anand Dham 101', 'आनंद धाम 101'. A room that is
 * switched off is found until its last guests have left.
 */
export const roomFinder: Finder = {
  access: [
    'manage-reservations',
    'resavation-assign-room',
    'resavation-edit',
    'admin-booking',
    'manage-buildings',
  ],
  find: async (db, { text, hash, today }) => {
    if (hash) return []
    const { rows } = await sql<Row>`
      select r.id, b.name, r.room_number as number, b.id as within, f.floor_number as floor
      from rooms r join buildings b on b.id = r.building_id join floors f on f.id = r.floor_id
      where (r.is_active and b.is_active
          or (select true from stays s where s.room_id = r.id and s.reservation_id is not null
            and s.during && daterange(${today}, null) limit 1))
        and (${plain(sql`r.room_number`)} ilike ${beginningWith(text)}
          or ${plain(sql`b.name || ' ' || r.room_number`)} ilike ${containing(text)}
          or ${plain(sql`b.name_hi || ' ' || r.room_number`)} ilike ${containing(text)})
      order by (lower(r.room_number) = lower(${text})) desc, b.name, r.room_number limit 5`.execute(db)
    return rows.map(({ floor, ...row }) => ({
      ...row,
      kind: 'room',
      status: null,
      checked_in: false,
      allotment_cancelled: false,
      from: null,
      to: null,
      place: String(floor),
    }))
  },
}
