import * as z from 'zod'
import { get, post } from '../call.ts'
import { withRange } from '../day-range.ts'
import { byId, date, id } from '../fields.ts'
import { ReceiptPrint } from '../receipts/print.ts'
import { DuesReceipt } from '../receipts/receipts.ts'
import { AddAdvance, ApplyPayment, isDescribedByUtr, UndoPayment } from './payment-forms.ts'
import { DuesPayment, PaymentMethod, ReadingBalance, Statement } from './payment-schemas.ts'

const ofPayment = {
  permission: 'electrical-profiles',
  returns: DuesPayment,
  record: 'dues_payment',
} as const

const paying = { ...ofPayment, referenceIn: { paymentDescription: isDescribedByUtr } } as const

/** The calls for payments of dues, and for the account of a house. */
export const paymentCalls = {
  readingsBalance: post('/electrical/reading/getReadingsBalance', {
    permission: 'electrical-profiles',
    summary: 'The bill lines of a house that are not settled, and its credits, oldest first',
    body: z.object({ id }),
    returns: z.array(ReadingBalance),
    reads: true,
  }),
  paymentMethods: get('/electrical/payment/getPaymentMethods', {
    permission: 'electrical-profiles',
    summary: 'How dues can be paid',
    returns: z.array(PaymentMethod),
  }),
  applyPayment: post('/electrical/payment/applyPayment', {
    ...paying,
    summary: 'Collect dues of a house, using its credits, for the bills shown',
    body: ApplyPayment,
    message: 'Payment applied successfully.',
  }),
  addAdvance: post('/electrical/payment/addAdvance', {
    ...paying,
    summary: 'Collect an advance from a house',
    body: AddAdvance,
    message: 'Payment applied successfully.',
  }),
  undoPayment: post('/electrical/payment/undoPayment', {
    ...ofPayment,
    summary: 'Reverse a payment, such as a bounced cheque, so that the amount is owed again',
    body: UndoPayment,
    message: 'Record updated successfully.',
  }),
  payments: post('/electrical/payment/getPayments', {
    permission: 'electrical-profiles',
    summary: 'The last 50 payments of a house with the number of prints, the latest first',
    body: z.object({ id }),
    returns: z.array(DuesPayment.extend({ prints: z.int() })),
    reads: true,
  }),
  payment: post('/electrical/payment/getPayment', {
    permission: 'electrical-profiles',
    summary: 'A payment, with what of it went to which bill line',
    body: z.object({ id }),
    returns: DuesPayment,
    reads: true,
  }),
  printReceipt: post('/electrical/payment/:id/prints', {
    permission: 'electrical-profiles',
    summary: 'Record a print of a dues receipt and return what to print',
    params: byId,
    returns: z.object({ receipt: DuesReceipt, print: ReceiptPrint }),
    record: 'dues_payment',
  }),
  statement: post('/electrical/profile/getStatement', {
    permission: 'electrical-profiles',
    summary: 'Bills, corrections and payments of a house in a range of days, with a running balance',
    body: withRange(z.object({ id, from: date, to: date }), 'from', 'to'),
    returns: Statement,
    reads: true,
  }),
}
