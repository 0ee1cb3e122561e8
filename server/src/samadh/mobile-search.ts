import type { Answer, Input } from '@nivas/contract/call.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { type Kysely, sql } from 'kysely'
import { beginningWith } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { visitorOf } from './find-visitor.ts'

type Search = typeof samadh.mobileSearch
type Visitor = typeof samadh.visitor

/** The maximum number of suggestions. */
const MOST = 10

/** The minimum number of digits of a search, which is also that of the index. */
const SHORTEST = 7

/** Returns the number with and without the country code of India, which visitors may leave out. */
const spellingsOf = (number: string): string[] => [
  number,
  `91${number}`,
  ...(/^91\d{7}/.test(number) ? [number.slice(2)] : []),
]

/**
 * Selects the newest 200 visits whose number begins with these digits, in the order of an index. For a number with few
 * visits PostgreSQL uses the index of numbers instead.
 */
const newestOf = (number: string) => sql`(select id, mobile, visitor_name from samadh_visits
  where left(mobile, 7) = ${number.slice(0, SHORTEST)}
    ${number.length > SHORTEST ? sql`and mobile like ${beginningWith(number)}` : sql``}
  order by -id limit 200)`

/**
 * Returns earlier visitors whose mobile number begins with these digits, each person once, the newest first. Visits older
 * than the newest 200 appear when more digits are typed.
 */
export async function mobileSearch(
  db: Kysely<DB>,
  _actor: Actor,
  { mobileNo }: Input<Search>,
): Promise<Answer<Search>> {
  const newest = sql.join(spellingsOf(mobileNo).map(newestOf), sql` union all `)
  const { rows } = await sql<{ id: number; name: string; end: string; digits: number; place: string | null }>`
    select id, visitor_name as name, right(mobile, 4) as "end", length(mobile) as digits,
      coalesce(location, district, state) as place
    from samadh_visits where id in (
      select max(id) from (${newest}) as newest
      group by mobile, lower(visitor_name) order by 1 desc limit ${MOST})
    order by id desc`.execute(db)
  return rows.map(({ end, digits, ...rest }) => ({ ...rest, mobile: 'X'.repeat(digits - 4) + end }))
}

/** Returns the visitor who was chosen among the suggestions. */
export async function readVisitor(
  db: Kysely<DB>,
  _actor: Actor,
  { id }: Input<Visitor>,
): Promise<Answer<Visitor>> {
  const visitor = await visitorOf(db, id)
  if (!visitor) throw new Refusal(404, 'There is no such visit')
  return visitor
}
