import { lineTotal } from '@nivas/contract/pos/line.ts'
import { keepsStock, type SystemId } from '@nivas/contract/pos/systems.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { insertRows, takeIds } from '../../demo/insert-rows.ts'
import type { Sale } from './make-sale.ts'

/**
 * Writes tickets and their lines with one statement, and then the movements of stock. The database refuses a ticket
 * that does not equal its receipt.
 */
export async function writeSales(
  trx: Transaction<DB>,
  sales: readonly Sale[],
  receipts: readonly number[],
): Promise<void> {
  const tickets = sales.map((sale, at) => ({
    ...{ id: sale.id, systemid: sale.systemid, receipt_id: receipts[at] },
    ...{
      cardno: sale.holder?.cardno ?? null,
      customer_name: sale.holder?.name ?? null,
      is_typed: sale.isTyped,
    },
    ...{ amount: sale.amount, donation: sale.donation, cash: sale.cash, change: sale.change, upi: sale.upi },
    ...{ sold_at: sale.at, received_at: sale.received_at, sent_by: sale.sent_by, meal_code: sale.meal_code },
    ...{ undoes: sale.undoes?.id ?? null, reason: sale.reason, look: sale.look },
  }))
  const lines = sales.flatMap((sale) =>
    sale.lines.map((line, at) => ({
      ...{
        id: line.id,
        ticket_id: sale.id,
        systemid: sale.systemid,
        place: at + 1,
        product_id: line.product.id,
      },
      ...{ category_id: line.product.categoryId, product_name: line.product.name, type: line.product.type },
      ...{ category_name: line.product.category, meal_type: line.product.mealtype },
      ...{ qty: line.qty, price: line.price, undoes: line.undoes },
      ...{
        actual_price: line.actualPrice,
        fromdate: line.fromdate,
        todate: line.todate,
        total: lineTotal(line),
      },
    })),
  )
  const ofTickets = columnsOf(tickets)
  const ofLines = columnsOf(lines)
  await sql`
    with tickets as (
      insert into pos_tickets (${ofTickets}) overriding system value
      select ${ofTickets} from json_populate_recordset(null::pos_tickets, ${JSON.stringify(tickets)}::json))
    insert into pos_ticket_lines (${ofLines}) overriding system value
    select ${ofLines} from json_populate_recordset(null::pos_ticket_lines, ${JSON.stringify(lines)}::json)`.execute(
    trx,
  )
  await moveStock(trx, sales)
}

const columnsOf = ([row = {}]: readonly object[]) =>
  sql.join(Object.keys(row).map((column) => sql.ref(column)))

async function moveStock(trx: Transaction<DB>, sales: readonly Sale[]): Promise<void> {
  const moved = sales.flatMap((sale) =>
    sale.lines
      .filter(({ product }) => keepsStock(sale.systemid as SystemId, product.type))
      .map(({ product, qty }) => ({
        ...{ product_id: product.id, qty: -qty, kind: sale.undoes ? 'REFUND' : 'SALE' },
        ...{ ticket_id: sale.id, moved_by: sale.till.user_id, moved_at: sale.at },
      })),
  )
  const ids = await takeIds(trx, 'pos_stock_rows', moved.length)
  await insertRows(
    trx,
    'pos_stock_rows',
    moved.map((row, at) => ({ id: ids[at], ...row })),
  )
}
