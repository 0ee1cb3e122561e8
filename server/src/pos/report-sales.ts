import type { Input } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { SalesBy } from '@nivas/contract/pos/forms.ts'
import type { ProductSale, SalesPart } from '@nivas/contract/pos/report-calls.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { beginningOf, betweenDays } from '../db/days.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

/** A shop and a range of the venue's days; without `to`, the range ends now. */
type Range = { systemid: number; from: string; to?: string }

/** The venue's day before which a report reads sums; `-infinity` if the sums were made for another time zone. */
export const summedUntil = (timeZone: string) =>
  sql`(select case when time_zone = ${timeZone} then until else '-infinity' end from pos_summed)`

/** The rows of a table of sums for the summed days of a range. */
const summedDays = (table: string, { systemid, from, to }: Range, timeZone: string) =>
  sql`${sql.table(table)} where systemid = ${systemid} and day >= ${from}
    ${to ? sql`and day <= ${to}` : sql``} and day < ${summedUntil(timeZone)}`

const monthOf = (day: string) => `${day.slice(0, 7)}-01`
const monthAfter = (day: string) => monthOf(addDays(monthOf(day), 31))

/**
 * The sums of the products in a range: its whole months, and the days before and after them. The present month has the
 * sums of its days so far.
 */
function summedProducts(range: Range, timeZone: string) {
  const { systemid, from, to } = range
  const first = from === monthOf(from) ? from : monthAfter(from)
  const after = to ? monthOf(addDays(to, 1)) : 'infinity'
  const columns = sql`product_id, sold - returned as units, amount`
  const days = (of: Range) => sql`select ${columns}, case when sold > 0 then day end as last
    from ${summedDays('pos_product_days', of, timeZone)}`
  if (to && after <= first) return days(range)
  return sql`
    select ${columns}, last_sold as last from pos_product_months
    where systemid = ${systemid} and month >= ${first} and month < ${after} and month < ${summedUntil(timeZone)}
    union all ${days({ systemid, from, to: addDays(first, -1) })}
    ${to ? sql`union all ${days({ systemid, from: after, to })}` : sql``}`
}

/**
 * The lines `line` of the tickets of a range that are in no sum yet: what was sold or given back since yesterday.
 * Reads the lines from one index, from the first of these tickets to the last. PostgreSQL cannot know that they are
 * few among the lines of all years: `materialized` and `offset 0` keep it from reading the others. A ticket that
 * arrived late only makes this stretch longer.
 */
const unsummedLines = ({ systemid, from, to }: Range, timeZone: string) => sql`(
  with t as materialized (select id, sold_at, undoes from pos_tickets
    where systemid = ${systemid}
      and sold_at >= greatest(${from}, ${summedUntil(timeZone)})::timestamp at time zone ${timeZone}
      ${to ? sql`and sold_at < ${beginningOf(addDays(to, 1), timeZone)}` : sql``})
  select t.id, t.sold_at at time zone ${timeZone} as sold_at, t.undoes, l.product_id, l.category_id, l.qty, l.total
  from (select min(id) as first, max(id) as last from t) bounds
  cross join lateral (select ticket_id, product_id, category_id, qty, total from pos_ticket_lines
    where ticket_id between bounds.first and bounds.last offset 0) l
  join t on t.id = l.ticket_id) line`

/** The net sales of each product in a range, refunds subtracted; `last` is the last day on which it was sold. */
export const productSales = (range: Range, timeZone: string): RawBuilder<unknown> => sql`(
  select product_id, sum(units)::int as units, sum(amount) as amount, max(last) as last from (
    ${summedProducts(range, timeZone)}
    union all
    select product_id, qty, total, case when undoes is null then sold_at::date end from ${unsummedLines(range, timeZone)}) as parts
  group by product_id)`

/** Returns the net sales of each product in a range, refunds subtracted. */
export const saleByRange =
  (timeZone: string) =>
  async (db: Kysely<DB>, _reader: Reader, range: Input<typeof pos.saleByRange>): Promise<ProductSale[]> => {
    const { rows } = await sql<Omit<ProductSale, 'totalPrice'> & { totalPrice: string }>`
      select p.id, p.name, p.barcode, json_build_object('id', c.id, 'name', c.name) as category,
        sold.units as "productSold", sold.amount as "totalPrice"
      from ${productSales(range, timeZone)} sold
      join pos_products p on p.id = sold.product_id join pos_categories c on c.id = p.category_id
      order by lower(p.name), p.id`.execute(db)
    return rows.map((row) => ({ ...row, totalPrice: Number(row.totalPrice) }))
  }

/** The key of the rows of a report, in its table of sums (`ofSum`) and among the lines (`ofLine`). */
const keys: Record<SalesBy, { table: string; ofSum: RawBuilder<unknown>; ofLine: RawBuilder<unknown> }> = {
  day: {
    table: 'pos_hours',
    ofSum: sql`to_char(day, 'YYYY-MM-DD')`,
    ofLine: sql`to_char(sold_at, 'YYYY-MM-DD')`,
  },
  hour: { table: 'pos_hours', ofSum: sql`hour::text`, ofLine: sql`extract(hour from sold_at)::int::text` },
  category: { table: 'pos_category_days', ofSum: sql`category_id::text`, ofLine: sql`category_id::text` },
}

/**
 * The refunds of a range that give back only additional Bhent, under the `key` of their time. They have no line, and so
 * they are in no sum and in no category.
 */
const withoutLines = (range: Input<typeof pos.sales>, timeZone: string, key: RawBuilder<unknown>) => sql`
  union all
  select ${key}, 0, count(*), 0, 0 from (
    select t.sold_at at time zone ${timeZone} as sold_at from pos_tickets t
    where t.systemid = ${range.systemid} and t.donation < 0
      and ${betweenDays(sql`t.sold_at`, range, timeZone)}
      and not exists (select from pos_ticket_lines l where l.ticket_id = t.id)) as alone
  group by 1`

/** Returns the sales of a range by day, by hour of the day, or by category. */
export const sales =
  (timeZone: string) =>
  async (db: Kysely<DB>, _reader: Reader, range: Input<typeof pos.sales>): Promise<SalesPart[]> => {
    const { by } = range
    const { table, ofSum, ofLine } = keys[by]
    const { rows } = await sql<Omit<SalesPart, 'amount'> & { amount: string }>`
      select part.key, c.name, part.tickets, part.refunds, part.units, part.amount from (
        select key, sum(tickets)::int as tickets, sum(refunds)::int as refunds, sum(units)::int as units, sum(amount) as amount
        from (
          select ${ofSum} as key, tickets, refunds, units, amount from ${summedDays(table, range, timeZone)}
          union all
          select ${ofLine}, count(distinct id) filter (where undoes is null), count(distinct id) filter (where undoes is not null),
            sum(qty), sum(total) from ${unsummedLines(range, timeZone)} group by 1
          ${by === 'category' ? sql`` : withoutLines(range, timeZone, ofLine)}) as parts
        group by 1) part
      left join pos_categories c on ${by === 'category'} and c.id::text = part.key
      order by ${by === 'category' ? sql`part.amount desc, c.name` : sql`length(part.key), part.key`}`.execute(
      db,
    )
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
  }

/**
 * Returns the additional Bhent of the tickets of a range, refunds subtracted. Together with the sales it equals the
 * takings in the cash book.
 */
export const additionalBhent =
  (timeZone: string) => async (db: Kysely<DB>, _reader: Reader, range: Input<typeof pos.additionalBhent>) => {
    const { rows } = await sql<{ amount: string }>`
      select coalesce(sum(donation), 0) as amount from pos_tickets where systemid = ${range.systemid} and donation <> 0
        and ${betweenDays(sql`sold_at`, range, timeZone)}`.execute(db)
    return { amount: Number(rows[0]?.amount) }
  }
