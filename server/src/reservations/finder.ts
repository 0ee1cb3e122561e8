import type { Found } from '@nivas/contract/find/schemas.ts'
import { sql } from 'kysely'
import { containing } from '../db/lists.ts'
import { candidatesOf, endsSo, type Finder, type Wanted, type Way, waysToName } from '../find/index.ts'

const name = sql`sound_key(applicant_name)`
const lastName = sql`sound_key(last_word(applicant_name))`

/** The first ways, this many, show a record for certain. The others go by how a name sounds. */
const CERTAIN = 4

/** Returns the ways to find a reservation, the most certain first. */
function waysTo({ text, numberEnd, phoneEnd, isName, today }: Wanted): Way[] {
  // `offset 0` makes PostgreSQL read the few reservations of these days by their index first, whatever it estimates.
  const near = sql`id = any(array(select id from unnest(array['NEW', 'HOLD', 'PAID']) as one (status),
    lateral (select id, applicant_name from reservations where status = one.status
      and arrival_date between ${today}::date - 2 and ${today}::date + 2 order by arrival_date offset 0) as near
    where applicant_name ilike ${containing(text)} limit 20))`
  const never: Way = { where: sql`false` }
  return [
    numberEnd ? endsSo(sql`reverse(application_number)`, numberEnd) : never,
    phoneEnd ? endsSo(sql`phone_end(phone)`, phoneEnd) : never,
    { where: sql`card_key(id_card_no) = card_key(${text})` },
    isName ? { where: near } : never,
    ...(isName ? waysToName(name, lastName, text) : []),
  ]
}

type Row = Omit<Found, 'kind' | 'within'>

/**
 * Finds reservations by reference, its last digits, phone, card and applicant; those around today come first. A
 * reservation that was combined leads to the combined one, which has its rooms, under the name of its own applicant.
 */
export const reservationFinder: Finder = {
  access: [
    'manage-reservations',
    'bhent',
    'acco-checkin',
    'print-bhandarghar-ticket',
    'gate-reservations',
    'admin-booking',
    'visitor-report',
  ],
  find: async (db, wanted) => {
    const { rows } = await sql<Row>`
      with found as (
        select distinct on (coalesce(f.combined_into, f.id)) coalesce(f.combined_into, f.id) as id, f.applicant_name as name,
          f.applicant_name ilike ${containing(wanted.text)} or c.way < ${CERTAIN} as is_sure
        from ${candidatesOf('reservations', waysTo(wanted))} as c join reservations f on f.id = c.id
        order by coalesce(f.combined_into, f.id), is_sure desc, f.combined_into is not null, c.way
      )
      select r.id, found.name, r.application_number as number, r.status,
        r.checked_in_at is not null as checked_in, r.allotment_cancelled_at is not null as allotment_cancelled,
        r.arrival_date::text as "from", r.departure_date::text as "to", r.city as place
      from found join reservations r on r.id = found.id
      order by (r.status = 'CANCELLED'), found.is_sure desc,
        (r.departure_date < ${wanted.today}), abs(r.arrival_date - ${wanted.today}::date), r.id desc
      limit 5`.execute(db)
    return rows.map((row) => ({ ...row, kind: 'reservation', within: null }))
  },
}
