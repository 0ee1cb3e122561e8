import type { Answer, Input } from '@nivas/contract/call.ts'
import { readReceiptNumber, receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { asciiDigits } from '@nivas/contract/digits.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { MEAL_CODE } from '@nivas/contract/pos/meal-code.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { FoundTicket, Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { type Kysely, sql } from 'kysely'
import { refundable } from '../cash/index.ts'
import { countUpToLimit, direction } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { noReceipt, readTickets } from './read-tickets.ts'

/**
 * Returns the ticket with a receipt number, typed or scanned. Also finds it by the number on its paper, where the
 * receipt has a different one, and by its meal code, which is the only code on the paper of a meal.
 */
export async function findTicket(
  db: Kysely<DB>,
  _actor: Actor,
  { systemid, number: typed }: Input<typeof pos.ticket>,
): Promise<FoundTicket> {
  const [ticket] = await ticketsOfPaper(db, systemid, typed)
  if (!ticket) throw noReceipt()
  return { ...ticket, paid: await refundable(db, { type: 'ticket', id: ticket.ticketid }) }
}

async function ticketsOfPaper(db: Kysely<DB>, systemid: SystemId, typed: string): Promise<Ticket[]> {
  const code = asciiDigits(typed).trim().toUpperCase()
  if (MEAL_CODE.test(code))
    return readTickets(
      db,
      sql`t.systemid = ${systemid} and t.id = (select id from pos_tickets where meal_code = ${code})`,
    )
  const found = readReceiptNumber(typed)
  if (!found) return []
  const byReceipt = await readTickets(
    db,
    sql`t.systemid = ${systemid} and t.id = (select t.id from cash_receipts r join pos_tickets t on t.receipt_id = r.id
      where r.series = ${found.series} and r.number = ${found.number})`,
  )
  return byReceipt.length > 0 ? byReceipt : readTickets(db, printedAs(systemid, receiptNumber(found)))
}

const printedAs = (systemid: number, number: string) =>
  sql`t.id = (select id from pos_tickets where systemid = ${systemid} and printed_as = ${number} limit 1)`

/** Returns a page of the tickets of a shop: all of them, those of a session, or those that need a look. */
export async function listTickets(
  db: Kysely<DB>,
  _actor: Actor,
  { systemid, session, look, order, page, per_page }: Input<typeof pos.tickets>,
): Promise<Answer<typeof pos.tickets>> {
  const conditions = [
    sql`systemid = ${systemid}`,
    ...(session === undefined
      ? []
      : [sql`receipt_id in (select id from cash_receipts where session_id = ${session})`]),
    ...(look === undefined ? [] : [sql`look <> '[]' and looked_by is null`]),
  ]
  const from = sql`pos_tickets where ${sql.join(conditions, sql` and `)}`
  const way = direction(order === 'asc')
  const rows = await readTickets(
    db,
    sql`t.id = any(array(select id from ${from} order by id ${way} offset ${(page - 1) * per_page} limit ${per_page}))`,
  )
  return { rows: order === 'asc' ? rows.toReversed() : rows, total: await countUpToLimit(db, from) }
}
