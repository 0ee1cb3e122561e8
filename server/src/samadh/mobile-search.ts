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

/** The most suggestions, and the most visits that are read for them. */
const MOST = 10
const MOST_READ = 2_000

/** The number with and without the code of the country, which a visitor says or leaves out. */
const spellingsOf = (number: string): string[] => [
  number,
  `91${number}`,
  ...(/^91\d{7}/.test(number) ? [number.slice(2)] : []),
]

/** Earlier visitors whose mobile number begins with these digits, each person once, the newest first. */
export async function mobileSearch(
  db: Kysely<DB>,
  _actor: Actor,
  { mobileNo }: Input<Search>,
): Promise<Answer<Search>> {
  const beginsSo = sql.join(
    spellingsOf(mobileNo).map((number) => sql`mobile like ${beginningWith(number)}`),
    sql` or `,
  )
  const { rows } = await sql<{ id: number; name: string; end: string; digits: number; place: string | null }>`
    select id, visitor_name as name, right(mobile, 4) as "end", length(mobile) as digits,
      coalesce(location, district, state) as place
    from samadh_visits where id in (
      select max(id) from (
        select id, mobile, visitor_name from samadh_visits where ${beginsSo}
        limit ${MOST_READ}) as found
      group by mobile, lower(visitor_name) order by 1 desc limit ${MOST})
    order by id desc`.execute(db)
  return rows.map(({ end, digits, ...rest }) => ({ ...rest, mobile: 'X'.repeat(digits - 4) + end }))
}

/** The visitor who was chosen among the suggestions. */
export async function readVisitor(
  db: Kysely<DB>,
  _actor: Actor,
  { id }: Input<Visitor>,
): Promise<Answer<Visitor>> {
  const visitor = await visitorOf(db, id)
  if (!visitor) throw new Refusal(404, 'There is no such visit')
  return visitor
}
