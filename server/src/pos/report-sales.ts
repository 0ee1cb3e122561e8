import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { SalesBy } from '@nivas/contract/pos/forms.ts'
import type { ProductSale, SalesPart } from '@nivas/contract/pos/report-calls.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type Range = { systemid: number; from: string; to: string }

/**
 * The lines `l` of each ticket `t`. `offset 0` makes PostgreSQL read them ticket by ticket from their index: the
 * lines of all years are many times those of a range.
 */
export const withLines = sql`cross join lateral (
  select product_id, category_id, qty, total, undoes from pos_ticket_lines where ticket_id = t.id offset 0) l`

/** The tickets `t` of a shop with their lines `l`, sold or given back on these days of the venue. */
const soldIn = ({ systemid, from, to }: Range, timeZone: string) => sql`pos_tickets t ${withLines}
  where t.systemid = ${systemid} and t.sold_at >= ${from}::date::timestamp at time zone ${timeZone}
    and t.sold_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`

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
      from (select l.product_id, sum(l.qty)::int as units, sum(l.total) as amount
        from ${soldIn({ systemid, from, to }, timeZone)} group by l.product_id) sold
      join pos_products p on p.id = sold.product_id join pos_categories c on c.id = p.category_id
      order by lower(p.name), p.id`.execute(db)
    return rows.map((row) => ({ ...row, totalPrice: Number(row.totalPrice) }))
  }

const local = (timeZone: string) => sql`t.sold_at at time zone ${timeZone}`

/** What the rows of a report stand for. */
const keyOf = (by: SalesBy, timeZone: string): RawBuilder<unknown> =>
  ({
    day: sql`to_char(${local(timeZone)}, 'YYYY-MM-DD')`,
    hour: sql`extract(hour from ${local(timeZone)})::int::text`,
    category: sql`l.category_id::text`,
  })[by]

/** The sales by day, by hour of the day, or by category. */
export const sales =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _actor: Actor,
    { systemid, from, to, by }: Input<typeof pos.sales>,
  ): Promise<SalesPart[]> => {
    const { rows } = await sql<Omit<SalesPart, 'amount'> & { amount: string }>`
      select part.key, c.name, part.tickets, part.refunds, part.units, part.amount from (
        select ${keyOf(by, timeZone)} as key, count(distinct t.id) filter (where t.undoes is null)::int as tickets,
          count(distinct t.id) filter (where t.undoes is not null)::int as refunds, sum(l.qty)::int as units, sum(l.total) as amount
        from ${soldIn({ systemid, from, to }, timeZone)} group by 1) part
      left join pos_categories c on ${by === 'category'} and c.id::text = part.key
      order by ${by === 'category' ? sql`part.amount desc, c.name` : sql`length(part.key), part.key`}`.execute(
      db,
    )
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
  }
