import type { Answer, Input } from '@nivas/contract/call.ts'
import type { BhentReceipt } from '@nivas/contract/receipts/receipts.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { recordPrint } from '../receipts/index.ts'
import { readReservation } from './read-reservations.ts'
import { paymentsOf, stayPaidFor } from './record-payment.ts'

type PrintReceipt = typeof reservations.printReceipt

type Stay = Pick<BhentReceipt, 'arrival_date' | 'departure_date' | 'rooms'>

const stayNow = ({ arrival_date, departure_date, count_assigned_rooms }: Reservation): Stay => ({
  arrival_date,
  departure_date,
  rooms: count_assigned_rooms,
})

const contentOf = (reservation: Reservation, payment: Payment, paidFor: Stay | undefined): BhentReceipt => ({
  receiptType: 'bhent',
  receipt_number: String(payment.receipt_number),
  application_number: reservation.application_number,
  applicant_name: reservation.applicant_name,
  ...(paidFor ?? stayNow(reservation)),
  payment_amount: payment.payment_amount,
  donation_amount: payment.donation_amount,
  upi_amount: payment.upi_amount,
  utr: payment.utr,
  paid_with: payment.paid_with,
  reason: payment.reason,
  taken_by: payment.taken_by,
  taken_at: payment.taken_at,
})

/** Defaults for the fields that older originals lack. */
const defaults: Partial<BhentReceipt> = { upi_amount: 0, utr: null, paid_with: [], reason: null }

/**
 * Records a print of a payment's receipt, with the days and rooms that were paid for. A duplicate repeats the
 * original, even if the stay has changed since.
 */
export async function printReceipt(
  trx: Transaction<DB>,
  actor: Actor,
  { id, payment_id }: Input<PrintReceipt>,
): Promise<Answer<PrintReceipt>> {
  const payment = (await paymentsOf(trx, id)).find((one) => one.id === payment_id)
  if (!payment) throw new Refusal(404, 'There is no such receipt')
  const content = contentOf(await readReservation(trx, id), payment, await stayPaidFor(trx, payment_id))
  const recorded = await recordPrint(trx, actor, 'bhent', payment_id, content)
  return { receipt: { ...defaults, ...recorded.content }, print: recorded.print }
}
