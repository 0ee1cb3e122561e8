import type { Answer } from '@nivas/contract/call.ts'
import { onWire } from '@nivas/contract/money.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Payment } from '@nivas/contract/reservations/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { countPrints } from '../receipts/index.ts'
import { readReservation } from './read-reservations.ts'
import { roomsOf } from './rooms-of.ts'

export async function paymentsOf(db: Kysely<DB>, id: number): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.taken_by')
    .select([
      'p.id',
      'p.receipt_number',
      'p.payment_amount',
      'p.donation_amount',
      'u.name as taken_by',
      'p.taken_at',
    ])
    .where('p.reservation_id', '=', id)
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    payment_amount: onWire(row.payment_amount),
    donation_amount: onWire(row.donation_amount),
    payment_type: 'CASH',
    taken_at: row.taken_at.toISOString(),
  }))
}

/** A reservation with all that hangs on it. */
export async function getReservation(
  db: Kysely<DB>,
  _actor: Actor,
  { id }: { id: number },
): Promise<Answer<typeof reservations.get>> {
  const more = await db
    .selectFrom('reservations')
    .select(['other_card_no', 'is_updeshi', 'address', 'referral_name', 'medical_constraint', 'wants_meals'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!more) throw new Refusal(404, 'There is no such reservation')
  const { wants_meals, is_updeshi, ...texts } = more
  const payments = await paymentsOf(db, id)
  const prints = await countPrints(
    db,
    'bhent',
    payments.map((payment) => payment.id),
  )
  return {
    ...(await readReservation(db, id)),
    ...texts,
    is_updeshi: is_updeshi === null ? null : Number(is_updeshi),
    meal: wants_meals ? 'YES' : 'NO',
    rooms: await roomsOf(db, id),
    payments: payments.map((payment) => ({ ...payment, prints: prints.get(payment.id) ?? 0 })),
  }
}
