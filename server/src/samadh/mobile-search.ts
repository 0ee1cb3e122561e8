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

/** The maximum number of suggestions, and of visits that are read for them. */
const MOST = 10
const MOST_READ = 2_000

/** Returns the number with and without the country code of India, which visitors may leave out. */
const spellingsOf = (number: string): string[] => [
  number,
  `91${number}`,
  ...(/^91\d{7}/.test(number) ? [number.slice(2)] : []),
]

/** Returns earlier visitors whose mobile number begins with these digits, each person once, the newest first. */
export async function mobileSearch(
  db: Kysely<DB>,
  _actor: Actor,
  { mobileNo }: Input<Search>,
): Promise<Answer<Search>> {
  const hasBeginning = sql.join(
    spellingsOf(mobileNo).map((number) => sql`mobile like ${beginningWith(number)}`),
    sql` or `,
  )
  const { rows } = await sql<{ id: number; name: string; end: string; digits: number; place: string | null }>`
    select id, visitor_name as name, right(mobile, 4) as "end", length(mobile) as digits,
      coalesce(location, district, state) as place
    from samadh_visits where id in (
      select max(id) from (
        select id, mobile, visitor_name from samadh_visits where ${hasBeginning}
        limit ${MOST_READ}) as found
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
