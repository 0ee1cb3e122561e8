import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { SalesBy } from '@nivas/contract/pos/forms.ts'
import type { ProductSale, SalesPart } from '@nivas/contract/pos/report-calls.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type Range = { systemid: number; from: string; to: string }

/**
 * The tickets `t` of a shop with their lines `l`, sold or given back from one moment and before another. Lines are read
 * from one index, from the first of these tickets to the last. PostgreSQL cannot know how few of all years they are:
 * `materialized` and `offset 0` keep it from going through the others. A ticket that arrived late only makes the
 * part longer.
 */
export const soldBetween = (systemid: number, from: RawBuilder<unknown>, before: RawBuilder<unknown>) => sql`(
  with t as materialized (select id, sold_at, undoes from pos_tickets
    where systemid = ${systemid} and sold_at >= ${from} and sold_at < ${before})
  select t.id, t.sold_at, t.undoes, l.product_id, l.category_id, l.qty, l.total
  from (select min(id) as first, max(id) as last from t) bounds
  cross join lateral (select ticket_id, product_id, category_id, qty, total from pos_ticket_lines
    where ticket_id between bounds.first and bounds.last offset 0) l
  join t on t.id = l.ticket_id) line`

/** The same on these days of the venue. */
const soldIn = ({ systemid, from, to }: Range, timeZone: string) =>
  soldBetween(
    systemid,
    sql`${from}::date::timestamp at time zone ${timeZone}`,
    sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`,
  )

/** What was sold of each product, less what was given back. */
export const saleByRange =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _actor: Actor,
    { systemid, from, to }: Input<typeof pos.saleByRange>,
  ): Promise<ProductSale[]> => {
    const { rows } = await sql<Omit<ProductSale, 'totalPrice'> & { totalPrice: string }>`
      select p.id, p.name, p.barcode, json_build_object('id', c.id, 'name', c.name) as category,
        sold.units as "productSold", sold.amount as "totalPrice"
      from (select line.product_id, sum(line.qty)::int as units, sum(line.total) as amount
        from ${soldIn({ systemid, from, to }, timeZone)} group by line.product_id) sold
      join pos_products p on p.id = sold.product_id join pos_categories c on c.id = p.category_id
      order by lower(p.name), p.id`.execute(db)
    return rows.map((row) => ({ ...row, totalPrice: Number(row.totalPrice) }))
  }

const local = (timeZone: string) => sql`ticket.sold_at at time zone ${timeZone}`

/** What the rows of a report stand for. */
const keyOf = (by: SalesBy, timeZone: string): RawBuilder<unknown> =>
  ({
    day: sql`to_char(${local(timeZone)}, 'YYYY-MM-DD')`,
    hour: sql`extract(hour from ${local(timeZone)})::int::text`,
    category: sql`ticket.category_id::text`,
  })[by]

/** The sales by day, by hour of the day, or by category: first each ticket, in a category where that is asked, then the sums. */
export const sales =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _actor: Actor,
    { systemid, from, to, by }: Input<typeof pos.sales>,
  ): Promise<SalesPart[]> => {
    const category = by === 'category' ? sql`line.category_id` : sql`null::int`
    const { rows } = await sql<Omit<SalesPart, 'amount'> & { amount: string }>`
      select part.key, c.name, part.tickets, part.refunds, part.units, part.amount from (
        select ${keyOf(by, timeZone)} as key, count(*) filter (where undoes is null)::int as tickets,
          count(*) filter (where undoes is not null)::int as refunds, sum(units)::int as units, sum(amount) as amount
        from (select ${category} as category_id, line.id, min(line.sold_at) as sold_at, min(line.undoes) as undoes,
            sum(line.qty) as units, sum(line.total) as amount
          from ${soldIn({ systemid, from, to }, timeZone)} group by 1, 2) ticket
        group by 1) part
      left join pos_categories c on ${by === 'category'} and c.id::text = part.key
      order by ${by === 'category' ? sql`part.amount desc, c.name` : sql`length(part.key), part.key`}`.execute(
      db,
    )
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
  }
