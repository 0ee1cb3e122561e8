import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

type Numbered = { series: string; number: number }
type Row = Omit<Ticket, 'receipt_number' | 'sold_at' | 'undoes' | 'refunds'> &
  Numbered & { sold_at: Date; undoes: Numbered | null; refunds: Numbered[] }

const money = ['ticketamount', 'donation', 'totalCash', 'change', 'upiamount'] as const

/** Returns the tickets `t` that `where` selects, with receipt `r` and session `s`, newest first. */
export async function readTickets(db: Kysely<DB>, where: RawBuilder<unknown>): Promise<Ticket[]> {
  const { rows } = await sql<Row>`
    select t.id as ticketid, t.systemid, r.series, r.number, json_build_object('id', s.id, 'number', s.number) as session,
      t.cardno, t.customer_name as name, t.is_typed as typed, t.amount as ticketamount, t.donation, t.cash as "totalCash",
      t.change, t.upi as upiamount, coalesce(r.utr, r.reference) as utr, t.sold_at, u.name as sold_by, t.reason,
      t.meal_code as mealcode, t.look,
      (select json_build_object('by', l.name, 'at', t.looked_at) from users l where l.id = t.looked_by) as looked,
      (select json_build_object('series', o.series, 'number', o.number) from pos_tickets ot
        join cash_receipts o on o.id = ot.receipt_id where ot.id = t.undoes) as undoes,
      (select coalesce(json_agg(json_build_object('series', o.series, 'number', o.number) order by ot.id), '[]')
        from pos_tickets ot join cash_receipts o on o.id = ot.receipt_id where ot.undoes = t.id) as refunds,
      (select coalesce(max(p.number), 0) from receipt_prints p where p.kind = 'ticket' and p.receipt_id = t.id) as prints,
      (select coalesce(json_agg(json_build_object('id', l.id, 'productid', l.product_id, 'catid', l.category_id, 'productname', l.product_name,
          'category', l.category_name, 'type', l.type, 'qty', l.qty, 'price', l.price, 'actualPrice', l.actual_price,
          'total', l.total, 'fromdate', l.fromdate, 'todate', l.todate,
          'returned', (select coalesce(-sum(b.qty), 0) from pos_ticket_lines b where b.undoes = l.id),
          'eaten', (select coalesce(max(e.pieces), 0) from (select count(*) as pieces from pos_meals where line_id = l.id
            and undone_at is null group by day) e)) order by l.place), '[]')
        from pos_ticket_lines l where l.ticket_id = t.id) as products
    from pos_tickets t join cash_receipts r on r.id = t.receipt_id join cash_sessions s on s.id = r.session_id
    join users u on u.id = r.taken_by
    where ${where} order by t.id desc`.execute(db)
  return rows.map(({ series, number, sold_at, undoes, refunds, ...row }) => ({
    ...row,
    ...(Object.fromEntries(money.map((name) => [name, Number(row[name])])) as Pick<
      Ticket,
      (typeof money)[number]
    >),
    receipt_number: receiptNumber({ series, number }),
    number,
    sold_at: sold_at.toISOString(),
    undoes: undoes && receiptNumber(undoes),
    refunds: refunds.map(receiptNumber),
  }))
}

export const noReceipt = () => new Refusal(404, 'There is no receipt with this number in this shop.')

/** Returns a ticket of a shop; throws a 404 for a ticket of another shop. */
export async function readTicket(db: Kysely<DB>, systemid: SystemId, id: number): Promise<Ticket> {
  const [ticket] = await readTickets(db, sql`t.id = ${id} and t.systemid = ${systemid}`)
  if (!ticket) throw noReceipt()
  return ticket
}
