import { type Line, lineTotal } from '@nivas/contract/pos/line.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

/** A line of a ticket; the line of a refund has a negative quantity and names the line that it undoes. */
export type WrittenLine = Omit<Line, 'key'> & { undoes: number | null }

type Written = {
  /** Null takes the next id. */
  id: number | null
  systemid: number
  receipt_id: number
  cardno: string | null
  customer_name: string | null
  is_typed: boolean
  amount: number
  donation: number
  cash: number
  change: number
  upi: number
  sold_at: Date
  sent_by: number | null
  printed_as: string | null
  meal_code: string | null
  undoes: number | null
  reason: string | null
  look: readonly Text[]
  lines: readonly WrittenLine[]
}

/** Writes a ticket and its lines, and returns its id. The database refuses a ticket that does not equal its receipt. */
export async function writeTicket(trx: Transaction<DB>, { lines, ...ticket }: Written): Promise<number> {
  const rows = lines.map((line, at) => ({
    place: at + 1,
    product_id: line.product.id,
    category_id: line.product.categoryId,
    product_name: line.product.name,
    category_name: line.product.category,
    type: line.product.type,
    meal_type: line.product.mealtype,
    qty: line.qty,
    price: line.price,
    actual_price: line.actualPrice,
    fromdate: line.fromdate,
    todate: line.todate,
    total: lineTotal(line),
    undoes: line.undoes,
  }))
  const writing = sql<{ id: number }>`
    with ticket as (
      insert into pos_tickets (id, systemid, receipt_id, cardno, customer_name, is_typed, amount, donation, cash, change, upi,
        sold_at, sent_by, printed_as, meal_code, undoes, reason, look)
      overriding system value
      values (coalesce(${ticket.id}::int, nextval(pg_get_serial_sequence('pos_tickets', 'id'))), ${ticket.systemid},
        ${ticket.receipt_id}, ${ticket.cardno}, ${ticket.customer_name},
        ${ticket.is_typed}, ${ticket.amount}, ${ticket.donation}, ${ticket.cash}, ${ticket.change}, ${ticket.upi},
        ${ticket.sold_at}, ${ticket.sent_by}, ${ticket.printed_as}, ${ticket.meal_code}, ${ticket.undoes}, ${ticket.reason},
        ${JSON.stringify(ticket.look)}::jsonb)
      returning id, systemid
    ), lines as (insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, type,
      meal_type, qty, price, actual_price, fromdate, todate, total, undoes)
    select ticket.id, ticket.systemid, line.* from ticket, json_to_recordset(${JSON.stringify(rows)}::json) as line (
      place int, product_id int, category_id int, product_name text, category_name text, type text, meal_type text, qty int,
      price numeric, actual_price numeric, fromdate date, todate date, total numeric, undoes int))
    select id from ticket`.execute(trx)
  const { rows: written } = await refusing(writing, {
    pos_tickets_meal_code: () =>
      new Refusal(400, 'The code of this meal belongs to another receipt. Please sell it again.'),
  })
  const [row] = written
  if (!row) throw new Error('a ticket that was inserted came back without its id')
  return row.id
}
