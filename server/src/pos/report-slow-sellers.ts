import type { Input } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { onWire, rupees } from '@nivas/contract/money.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { SlowSeller } from '@nivas/contract/pos/report-calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { openCategories } from './read-categories.ts'
import { pricesOn, stockColumn } from './read-sold-products.ts'
import { productSales, summedUntil } from './report-sales.ts'

/** The most products in the report. */
const MOST_LISTED = 200

type Row = Omit<SlowSeller, 'stockcost'> & { cost: string }

/**
 * Returns the products on sale that sold least in the last `days` days, including today. If more than the most products
 * qualify, those with more stock are chosen.
 */
export const slowSellers =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    { today }: Reader,
    { systemid, days }: Input<typeof pos.slowSellers>,
  ): Promise<SlowSeller[]> => {
    const from = addDays(today, 1 - days)
    const { rows } = await sql<Row>`
      select p.id, p.name, p.barcode, json_build_object('id', c.id, 'name', c.name) as category,
        p.sold, now.cost_price as cost, ${stockColumn},
        to_char(coalesce(p.last, case when ${summedUntil(timeZone)} >= ${from}
          then (select max(last_sold) from pos_product_months where product_id = p.id)
          else (select max(t.sold_at at time zone ${timeZone})::date from pos_ticket_lines l join pos_tickets t on t.id = l.ticket_id
            where l.product_id = p.id and l.undoes is null) end), 'YYYY-MM-DD') as lastsold
      from (select p.*, s.last, coalesce(s.units, 0) as sold from pos_products p
        left join ${productSales({ systemid, from }, timeZone)} s on s.product_id = p.id
        left join (select product_id, sum(in_hand) as in_hand from pos_stock group by product_id) stock on stock.product_id = p.id
        where p.systemid = ${systemid} and p.is_enabled
          and p.category_id in (with recursive ${openCategories(systemid)} select id from open)
        order by coalesce(s.units, 0), coalesce(stock.in_hand, 0) desc, p.id limit ${MOST_LISTED}) p
      join pos_categories c on c.id = p.category_id ${pricesOn(today)}
      order by p.sold, lower(p.name), p.id`.execute(db)
    return rows.map(({ cost, ...row }) => ({
      ...row,
      stockcost:
        row.stock_in_hand === null ? null : onWire(rupees(cost).times(Math.max(0, row.stock_in_hand))),
    }))
  }
