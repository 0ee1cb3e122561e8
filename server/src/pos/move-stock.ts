import type { StockKind } from '@nivas/contract/pos/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { stockIsKept } from './read-sold-products.ts'

/** Pieces of a product that enter the stock (positive) or leave it (negative). */
export type Movement = { product: number; qty: number }

type About = {
  kind: Exclude<StockKind, 'REFUND' | 'COUNTED'>
  by: number
  reason?: string | null
  ticket?: number
}

/**
 * Moves stock, with a row for each product. Leaves out products whose shop keeps no stock of them, except in a sale,
 * whose caller has judged the lines by the types at the time of the sale. Call it late in the transaction: another
 * till with the same product may have to wait from here until the commit.
 */
export async function moveStock(
  trx: Transaction<DB>,
  movements: readonly Movement[],
  { kind, by, reason = null, ticket }: About,
): Promise<void> {
  await sql`
    insert into pos_stock_rows (product_id, qty, kind, reason, ticket_id, moved_by)
    select p.id, sum(m.qty), ${kind}, ${reason}, ${ticket ?? null}::int, ${by}
    from json_to_recordset(${JSON.stringify(movements)}) as m (product int, qty int)
    -- The limit makes each row look up its own product; for the row count that the planner expects, a join reads them all.
    cross join lateral (
      select p.id from pos_products p join pos_categories c on c.id = p.category_id
      where p.id = m.product and (${stockIsKept(sql`p.systemid`)} or ${kind}::text = 'SALE') limit 1) as p
    group by p.id having sum(m.qty) <> 0 order by p.id`.execute(trx)
}

/**
 * Moves the stock of a waiting ticket. Pieces that it sold before the last count of their product were missing from
 * that count already, so a second row, of the kind COUNTED, adds them again.
 */
export async function moveLateStock(
  trx: Transaction<DB>,
  movements: readonly Movement[],
  { by, ticket, soldAt }: { by: number; ticket: number; soldAt: Date },
): Promise<void> {
  if (movements.length === 0) return
  const products = movements.map(({ product }) => product)
  // A count locks the product too, so it comes before or after this ticket. Like the count, lock the product before
  // the stock.
  await sql`select from pos_products where id = any(${products}::int[]) order by id for share`.execute(trx)
  await moveStock(trx, movements, { kind: 'SALE', by, ticket })
  await sql`
    insert into pos_stock_rows (product_id, qty, kind, ticket_id, moved_by)
    select s.product_id, -s.qty, 'COUNTED', s.ticket_id, s.moved_by
    from pos_stock_rows s join pos_stock_counts c on c.product_id = s.product_id
    where s.ticket_id = ${ticket} and s.kind = 'SALE' and c.counted_at > ${soldAt} order by s.product_id`.execute(
    trx,
  )
}

/**
 * Returns pieces of a sale to the stock, as rows of its refund. Only products whose stock the sale moved get a row,
 * even if the type of their category has changed since.
 */
export async function takeStockBack(
  trx: Transaction<DB>,
  pieces: readonly Movement[],
  { sale, refund, by }: { sale: number; refund: number; by: number },
): Promise<void> {
  await sql`
    insert into pos_stock_rows (product_id, qty, kind, ticket_id, moved_by)
    select m.product, sum(m.qty), 'REFUND', ${refund}::int, ${by}
    from json_to_recordset(${JSON.stringify(pieces)}) as m (product int, qty int)
    where exists (select from pos_stock_rows s where s.ticket_id = ${sale} and s.product_id = m.product)
    group by m.product order by m.product`.execute(trx)
}
