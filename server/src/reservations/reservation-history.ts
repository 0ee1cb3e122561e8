import type { Happening } from '@nivas/contract/reservations/schemas.ts'
import type { Kysely } from 'kysely'
import { auditOf } from '../audit/read-audit.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { paymentsOf } from './record-payment.ts'

/** Returns the audit entries of one reservation, newest first. */
export async function reservationHistory(
  db: Kysely<DB>,
  _actor: Actor,
  { id }: { id: number },
): Promise<Happening[]> {
  const found = await db.selectFrom('reservations').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal(404, 'There is no such reservation')
  const rows = await auditOf(db, { type: 'reservation', id })
  const payments = await paymentsOf(db, id)
  return rows.map(({ id: row, at, user, call, said }) => {
    // A receipt and the audit row of its call have the same time, because they are written in one transaction.
    const payment = payments.find((one) => one.id === said.payment_id || one.taken_at === at)
    return {
      id: row,
      at,
      user: user?.name ?? null,
      call,
      said,
      receipt: payment ? { id: payment.id, receipt_number: payment.receipt_number } : null,
    }
  })
}
