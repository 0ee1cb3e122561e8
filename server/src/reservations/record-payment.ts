import { onWire, rupees } from '@nivas/contract/money.ts'
import type { Payment } from '@nivas/contract/reservations/schemas.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

type Taken = {
  reservationId: number
  kind: 'BHENT' | 'DIFFERENCE' | 'REFUND'
  amount: number
  donation: number
}

type Row = {
  id: number
  receipt_number: number
  payment_amount: string
  donation_amount: string
  taken_at: Date
}

/**
 * Writes a line into the cash book. The receipt number's row stays locked until the commit, which is what keeps the
 * numbers without gaps: call this last, so that cashiers wait for each other as shortly as can be.
 */
async function writeLine(trx: Transaction<DB>, actor: Actor, taken: Taken): Promise<Payment> {
  const { rows } = await sql<Row>`
    with receipt as (update counters set value = value + 1 where name = 'receipt' returning value)
    insert into payments (receipt_number, reservation_id, kind, payment_amount, donation_amount, payment_type, taken_by)
    select value, ${taken.reservationId}::int, ${taken.kind}, ${taken.amount}::numeric, ${taken.donation}::numeric, 'CASH', ${actor.id}::int
    from receipt returning id, receipt_number, payment_amount, donation_amount, taken_at`.execute(trx)
  const row = rows[0]
  if (!row) throw new Error('the receipt counter is missing')
  return {
    id: row.id,
    receipt_number: row.receipt_number,
    payment_amount: onWire(row.payment_amount),
    donation_amount: onWire(row.donation_amount),
    payment_type: 'CASH',
    taken_by: actor.name,
    taken_at: row.taken_at.toISOString(),
  }
}

/** The Bhent of a reservation that has just become PAID. */
export const recordBhent = (
  trx: Transaction<DB>,
  actor: Actor,
  reservationId: number,
  amount: number,
  donation: number,
) => writeLine(trx, actor, { reservationId, kind: 'BHENT', amount, donation })

/** What was paid for a reservation until now, in rupees, less what was given back. */
export async function paidFor(db: Kysely<DB>, reservationId: number): Promise<string> {
  const { paid } = await db
    .selectFrom('payments')
    .select(sql<string>`coalesce(sum(payment_amount), 0)`.as('paid'))
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow()
  return paid
}

/**
 * Brings what was paid for a PAID reservation to its new total: a further payment, a refund, or, when there is nothing
 * to give either way, no line and null.
 */
export async function settleDifference(
  trx: Transaction<DB>,
  actor: Actor,
  reservationId: number,
  total: number,
  donation = 0,
): Promise<Payment | null> {
  const paid = await paidFor(trx, reservationId)
  const difference = onWire(rupees(total).minus(paid))
  if (difference === 0 && donation === 0) return null
  if (difference < 0 && donation > 0)
    throw new Refusal(400, 'Additional Bhent cannot be taken together with a refund.')
  const kind = difference < 0 ? 'REFUND' : 'DIFFERENCE'
  return writeLine(trx, actor, { reservationId, kind, amount: difference, donation })
}
