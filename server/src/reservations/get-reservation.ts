import type { Answer } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { countPrints } from '../receipts/index.ts'
import { readReservation } from './read-reservations.ts'
import { paymentsOf, refundableOf } from './record-payment.ts'
import { roomsOf } from './rooms-of.ts'

/** Returns a reservation with all its details. */
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
  const { bhent, donation } = await refundableOf(db, id)
  return {
    ...(await readReservation(db, id)),
    ...texts,
    is_updeshi: is_updeshi === null ? null : Number(is_updeshi),
    meal: wants_meals ? 'YES' : 'NO',
    rooms: await roomsOf(db, id),
    refundable: bhent,
    refundable_donation: donation,
    payments: payments.map((payment) => ({ ...payment, prints: prints.get(payment.id) ?? 0 })),
  }
}
