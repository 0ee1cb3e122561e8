import type { Answer, Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { houseKey } from '@nivas/contract/electrical/house-order.ts'
import type { Profile } from '@nivas/contract/electrical/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { containing, countUpToLimit, direction, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { chargesOf } from './read-charges.ts'

type Row = Omit<Profile, 'balance' | 'profileCharges'> & { balance: string }

/** The limit of the count: more houses than any venue has, so that the count is exact. */
const MOST_HOUSES = 100_000

/**
 * Returns the condition that a house number contains a part, as written or in the form in which numbers are compared.
 */
const hasHouseNumber = (part: string) =>
  sql`(${hasText(sql`houseno`, part)} or house_key like ${containing(houseKey(part))})`

/** Returns a page of houses, with their dues and their last payment. */
export async function listProfiles(
  db: Kysely<DB>,
  _actor: Actor,
  { page, per_page, sort, order, name, houseno, enabled }: Input<typeof electrical.profiles>,
): Promise<Answer<typeof electrical.profiles>> {
  const where = sql.join(
    [
      sql`true`,
      ...(name === undefined ? [] : [hasText(sql`name`, name)]),
      ...(houseno === undefined ? [] : [hasHouseNumber(houseno)]),
      ...(enabled === undefined ? [] : [sql`is_enabled = ${enabled === '1'}`]),
    ],
    sql` and `,
  )
  const way = direction(order === 'asc')
  const by = sort === 'name' ? sql`lower(name) ${way}, id ${way}` : sql`house_order ${way}, id ${way}`
  const { rows } = await sql<Row>`
    with page as materialized (
      select *, row_number() over (order by ${by}) as place from (
        select * from electric_profiles where ${where} order by ${by} offset ${(page - 1) * per_page} limit ${per_page}) as found
    )
    select p.id, p.name, p.houseno, p.meterno, p.metertype, p.is_enabled::int as enabled, p.left_on as lefton,
      json_build_object('id', l.id, 'lineName', l.name) as electricline,
      json_build_object('id', g.id, 'name', g.name) as groupid,
      coalesce((select sum(o.balance) from open_lines o where o.profile_id = p.id), 0) as balance,
      (select json_build_object('day', d.paid_on, 'amount', d.received) from dues_payments d
        where d.profile_id = p.id and d.received > 0 and not exists (select from dues_payments back where back.undoes = d.id)
        order by d.id desc limit 1) as lastpayment
    from page p join electric_lines l on l.id = p.line_id join satsangi_groups g on g.id = p.group_id
    order by p.place`.execute(db)
  const charges = await chargesOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      balance: Number(row.balance),
      profileCharges: charges.get(row.id) ?? [],
    })),
    total: await countUpToLimit(db, sql`electric_profiles where ${where}`, MOST_HOUSES),
  }
}
