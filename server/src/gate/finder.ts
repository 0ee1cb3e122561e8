import type { Found } from '@nivas/contract/find/schemas.ts'
import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { sql } from 'kysely'
import { containing } from '../db/lists.ts'
import type { Finder } from '../find/index.ts'
import { cardOf, type SealNumber } from '../identity/index.ts'
import { withHash, withNumber } from './card-of-visit.ts'
import { visitsThatWaited } from './visits-that-waited.ts'

type Row = Pick<Found, 'id' | 'name' | 'number' | 'from' | 'to' | 'place'>

/** Returns conditions for a card of the venue, and for any other one, which is stored sealed. */
function withCard(seal: SealNumber, typed: string) {
  const { hash } = cardOf(seal(typed))
  return [...withNumber(typed), ...(hash ? withHash(hash) : [])]
}

/**
 * Finds visitors who are inside by name, by ticket, and by the card or the keyed hash of an identity number of any of
 * their people.
 */
export const visitorFinder = (seal: SealNumber): Finder => ({
  access: ['gate-pending-visitor', 'gate-pending-visit-status-update'],
  find: async (db, { text, hash, isName }) => {
    const ticket = /^\d{1,9}$/.test(text) ? Number(text) : 0
    const waited = await visitsThatWaited(db, text)
    const ways = hash
      ? withHash(hash)
      : [
          sql`id = ${ticket}`,
          ...(waited.length > 0 ? [sql`id = any(${waited})`] : []),
          ...(isNoCard(text) ? [] : withCard(seal, text)),
          ...(isName && text.length > 2 ? [sql`visitor_name ilike ${containing(text)}`] : []),
        ]
    const candidates = ways.map(
      (way) => sql`(select id from gate_visits where exited_at is null and ${way} order by id desc limit 5)`,
    )
    const { rows } = await sql<Row>`
      select v.id, coalesce(v.visitor_name, '') as name, v.id::text as number, g.name as place,
        v.arrival_date::text as "from", v.departure_date::text as "to"
      from gate_visits v left join gates g on g.id = v.gate_id
      where v.id in (${sql.join(candidates, sql` union all `)})
      order by v.entered_at desc limit 5`.execute(db)
    return rows.map((row) => ({
      ...row,
      kind: 'visitor',
      status: null,
      checked_in: false,
      allotment_cancelled: false,
      within: null,
    }))
  },
})
