import { allocateRefund, splitTenders, totalIn, type Undoing } from '@nivas/contract/cash/tenders.ts'
import { BHENT_BECAME_LESS } from '@nivas/contract/cash/words.ts'
import { onWire, rupees, sum } from '@nivas/contract/money.ts'
import type { Payment } from '@nivas/contract/reservations/schemas.ts'
import { utrsBack } from '@nivas/contract/utrs-back.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { giveBack, type Receipt, receiptsOf, refundable, takeMoney } from '../cash/index.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import type { Locked } from './lock-reservation.ts'

/** The additional Bhent, and the part of the payment that is by UPI. */
export type Collected = { donation_amount: number; upiamount: number; utr: string | null }

/** The defaults of a call without additional Bhent and UPI. */
const inCash: Collected = { donation_amount: 0, upiamount: 0, utr: null }

const counter = 'bhent' as const

const recordOf = ({ id, application_number, applicant_name }: Locked) => ({
  type: 'reservation',
  id,
  name: `${application_number} ${applicant_name}`,
})

/** Returns the Bhent and the additional Bhent received for a reservation, with what remains of them after refunds. */
export async function refundableOf(db: Kysely<DB>, id: number) {
  const rows = await refundable(db, { type: 'reservation', id })
  const ofKind = (wanted: 'BHENT' | 'DONATION') => rows.filter(({ kind }) => kind === wanted)
  return { bhent: ofKind('BHENT'), donation: ofKind('DONATION') }
}

/** Converts a receipt of the cash book to a payment of a reservation. */
function toPayment({ id, running, utr, reason, taken_by, taken_at, rows }: Receipt): Payment {
  const of = (kind: string) => onWire(sum(rows.filter((row) => row.kind === kind).map((row) => row.amount)))
  const [cash_amount, upi_amount] = [totalIn(rows, 'CASH'), totalIn(rows, 'UPI')]
  return {
    id,
    receipt_number: running,
    payment_amount: of('BHENT'),
    donation_amount: of('DONATION'),
    payment_type: upi_amount === 0 ? 'CASH' : cash_amount === 0 ? 'UPI' : 'SPLIT',
    cash_amount,
    upi_amount,
    utr,
    paid_with: utrsBack(rows),
    reason,
    taken_by,
    taken_at: taken_at.toISOString(),
  }
}

/**
 * SQL that links a receipt to its reservation, which then stays PAID. It stores the days and the number of rooms that
 * were paid for, because the stay may change again. The stay is changed before its money is taken.
 */
const linkTo = ({ id }: Locked, kind: 'BHENT' | 'DIFFERENCE' | 'REFUND') => sql`
  insert into reservation_receipts (receipt_id, reservation_id, kind, arrival_date, departure_date, rooms)
    select receipt.id, r.id, ${kind}, r.arrival_date, r.departure_date,
      (select count(*) from stays s where s.reservation_id = r.id)
    from receipt, reservations r where r.id = ${id}`

type Due = { kind: 'BHENT' | 'DIFFERENCE'; amount: number; collected: Collected }

async function collect(
  trx: Transaction<DB>,
  actor: Actor,
  reservation: Locked,
  { kind, amount, collected: { donation_amount, upiamount, utr } }: Due,
): Promise<Payment> {
  if (rupees(amount).plus(donation_amount).lt(upiamount))
    throw wrongField('upiamount', 'The UPI amount is more than is due.')
  const due = [
    { kind: 'BHENT' as const, amount },
    { kind: 'DONATION' as const, amount: donation_amount },
  ]
  const receipt = await takeMoney(trx, actor, {
    counter,
    record: recordOf(reservation),
    lines: splitTenders(due, upiamount),
    utr,
    link: linkTo(reservation, kind),
  })
  return toPayment(receipt)
}

/** Records the Bhent of a reservation that has just become PAID. */
export const recordBhent = (
  trx: Transaction<DB>,
  actor: Actor,
  reservation: Locked,
  { total, collected }: { total: number; collected: Collected },
) => collect(trx, actor, reservation, { kind: 'BHENT', amount: total, collected })

/** Returns the payments of a reservation, oldest first. */
export const paymentsOf = async (db: Kysely<DB>, id: number): Promise<Payment[]> =>
  (await receiptsOf(db, { type: 'reservation', id })).map(toPayment)

/**
 * Returns the days and the number of rooms that a receipt pays for; undefined for a receipt from before these were
 * stored.
 */
export async function stayPaidFor(db: Kysely<DB>, receiptId: number) {
  const { arrival_date, departure_date, rooms } = await db
    .selectFrom('reservation_receipts')
    .select(['arrival_date', 'departure_date', 'rooms'])
    .where('receipt_id', '=', receiptId)
    .executeTakeFirstOrThrow()
  if (arrival_date === null || departure_date === null || rooms === null) return undefined
  return { arrival_date, departure_date, rooms }
}

/** Returns the sum paid for a reservation, in rupees, less what was given back. */
export const paidFor = async (db: Kysely<DB>, id: number): Promise<number> =>
  onWire(sum((await paymentsOf(db, id)).map((payment) => payment.payment_amount)))

/** Returns the rows of the cash book that give back this much of a reservation's Bhent. */
export async function undoingOf(db: Kysely<DB>, id: number, amount: number): Promise<Undoing[]> {
  const undoing = allocateRefund((await refundableOf(db, id)).bhent, amount)
  if (!undoing) throw new Error(`more would be given back for reservation ${id} than was paid`)
  return undoing
}

/**
 * Brings the sum paid for a PAID reservation to its new total, by a further payment or by a refund in the tenders of
 * the payments. Without a difference and without additional Bhent it makes no receipt and returns null.
 */
export async function settleDifference(
  trx: Transaction<DB>,
  actor: Actor,
  reservation: Locked,
  { total, collected = inCash }: { total: number; collected?: Collected },
): Promise<Payment | null> {
  const difference = onWire(rupees(total).minus(await paidFor(trx, reservation.id)))
  const { donation_amount: donation, upiamount } = collected
  if (difference === 0 && donation === 0 && upiamount === 0) return null
  if (difference >= 0)
    return collect(trx, actor, reservation, { kind: 'DIFFERENCE', amount: difference, collected })
  if (donation > 0)
    throw wrongField('donation_amount', 'Additional Bhent cannot be collected together with a refund.')
  if (upiamount > 0) throw wrongField('upiamount', 'There is nothing to pay: Bhent is given back.')
  const receipt = await giveBack(trx, actor, {
    counter,
    record: recordOf(reservation),
    undoing: await undoingOf(trx, reservation.id, -difference),
    reason: BHENT_BECAME_LESS,
    link: linkTo(reservation, 'REFUND'),
  })
  return toPayment(receipt)
}

/** Records a refund of additional Bhent, with its reason, in the tenders of its payments. */
export async function recordDonationBack(
  trx: Transaction<DB>,
  actor: Actor,
  reservation: Locked,
  { undoing, reason, utr }: { undoing: Undoing[]; reason: string; utr: string | null },
): Promise<Payment> {
  const record = recordOf(reservation)
  const link = linkTo(reservation, 'REFUND')
  return toPayment(await giveBack(trx, actor, { counter, record, undoing, reason, utr, link }))
}

/** Refuses to collect or give back a different amount from the one that the screen showed, in rupees. */
export function refuseOtherDifference(shown: number | undefined, payment: Payment | null) {
  if (shown !== undefined && shown !== (payment?.payment_amount ?? 0))
    throw new Refusal(400, 'The Bhent for this stay has changed meanwhile. Please reload.')
}
