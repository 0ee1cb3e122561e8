import type { Found } from '@nivas/contract/find/schemas.ts'
import { sql } from 'kysely'
import { containing } from '../db/lists.ts'
import { candidatesOf, endsSo, type Finder, type Wanted, type Way, waysToName } from '../find/index.ts'

const full = sql`full_name(main_name, surname)`
const name = sql`sound_key(full_name(main_name, surname))`
const lastName = sql`sound_key(last_word(full_name(main_name, surname)))`

/** The number of the first ways, which identify a person with certainty. */
const CERTAIN = 2

const waysTo = ({ text, phoneEnd, isName }: Wanted): Way[] => [
  { where: sql`card_key(id_card_no) = card_key(${text})` },
  phoneEnd
    ? {
        ...endsSo(sql`phone_end(phone)`, phoneEnd),
        where: sql`phone is not null and phone_end(phone) like ${phoneEnd}`,
      }
    : { where: sql`false` },
  ...(isName ? waysToName(name, lastName, text) : []),
]

type Row = Pick<Found, 'id' | 'name' | 'number' | 'place'>

/** Finds satsangis of the registry by card, phone and name. */
export const customerFinder: Finder = {
  access: ['admin-booking', 'manage-customers', 'manage-reservations'],
  find: async (db, wanted) => {
    if (wanted.hash) return []
    const { rows } = await sql<Row>`
      select u.id, ${full} as name, u.id_card_no as number, u.city as place
      from ${candidatesOf('customers', waysTo(wanted))} as c
      join customers u on u.id = c.id
      order by (c.way < ${CERTAIN} or ${full} ilike ${containing(wanted.text)}) desc, name, u.id limit 5`.execute(
      db,
    )
    return rows.map((row) => ({
      ...row,
      kind: 'customer',
      status: null,
      checked_in: false,
      allotment_cancelled: false,
      from: null,
      to: null,
      within: null,
    }))
  },
}
