import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'

/** The receipt of a Bhent for the receipt printer. */
export const bhentOnRoll = (reservation: Reservation, payment: Payment): ReceiptData => ({
  receiptType: 'bhent',
  receipt_number: payment.receipt_number,
  application_number: reservation.application_number,
  applicant_name: reservation.applicant_name,
  arrival_date: reservation.arrival_date,
  departure_date: reservation.departure_date,
  rooms: reservation.count_assigned_rooms,
  payment_amount: payment.payment_amount,
  donation_amount: payment.donation_amount,
  taken_by: payment.taken_by,
  taken_at: payment.taken_at,
})
