import type { Language } from '@nivas/contract/access/schemas.ts'
import { BHENT_BECAME_LESS } from '@nivas/contract/cash/words.ts'
import { sum } from '@nivas/contract/money.ts'
import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import type { Receipt } from '@nivas/contract/receipts/receipts.ts'
import { duesRows } from './dues.ts'
import { heading, pair, type Row, rule, space } from './rows.ts'
import { saleRows } from './sale.ts'
import { sessionRows } from './session.ts'
import { dayText, momentText, rupees } from './values.ts'
import { closingRows, gateRows, samadhRows } from './visits.ts'
import { sayIn } from './words.ts'

/** The data that all receipts have in common. */
export type Head = {
  venue: string
  zone: string
  language: Language
  copy: boolean
  print?: ReceiptPrint | undefined
  printedAt: Date
}

/** A complete receipt, for paper of any width. */
export function sheetOf(receipt: Receipt, head: Head): Row[] {
  const say = sayIn(head.language)
  return [
    heading(head.venue, 2),
    ...duplicateRows(head),
    space,
    ...bodyOf(receipt, head),
    space,
    {
      kind: 'text',
      align: 'center',
      text: `${say('Printed')} ${momentText(head.printedAt, head.zone, head.language)}`,
    },
  ]
}

/** Marks a duplicate, with the number of the print and the time of its request. */
function duplicateRows({ copy, print, language, zone }: Head): Row[] {
  const say = sayIn(language)
  const counted = print !== undefined && print.number > 1
  if (!copy && !counted) return []
  return [
    heading(`* * * ${say('DUPLICATE')} * * *`),
    ...(counted
      ? [heading(`${say('Print')} ${print.number}, ${momentText(print.printed_at, zone, language)}`)]
      : []),
  ]
}

function bodyOf(receipt: Receipt, head: Head): Row[] {
  switch (receipt.receiptType) {
    case 'gate':
      return gateRows(receipt, head)
    case 'samadh':
      return samadhRows(receipt, head)
    case 'samadhclosingreport':
      return closingRows(receipt, head)
    case 'officeprasad':
      return saleRows('Office', receipt, head)
    case 'bookCentre':
    case 'bookcentre':
      return saleRows('Book Centre', receipt, head)
    case 'bhandarghar':
      return saleRows('Bhandar Ghar', receipt, head)
    case 'bhent':
      return bhentRows(receipt, head)
    case 'dues':
      return duesRows(receipt, head)
    case 'cashsession':
      return sessionRows(receipt, head)
    case 'test':
      return testRows(head)
  }
}

function bhentRows(bhent: Extract<Receipt, { receiptType: 'bhent' }>, { language, zone }: Head): Row[] {
  const say = sayIn(language)
  const total = sum([bhent.payment_amount, bhent.donation_amount])
  const isBack = total.lt(0)
  const inCash = total.minus(bhent.upi_amount)
  const reason = bhent.reason === BHENT_BECAME_LESS ? say(BHENT_BECAME_LESS) : bhent.reason
  return [
    heading(say(isBack ? 'Bhent refund' : 'Bhent receipt')),
    heading(bhent.receipt_number, 3),
    pair(say('Reservation Reference'), bhent.application_number),
    pair(say('Applicant'), bhent.applicant_name),
    pair(say('Arrival'), dayText(bhent.arrival_date, language)),
    pair(say('Departure'), dayText(bhent.departure_date, language)),
    pair(say('Rooms'), bhent.rooms),
    rule,
    pair(say('Bhent'), rupees(bhent.payment_amount)),
    pair(say('Additional Bhent'), rupees(bhent.donation_amount)),
    pair(say('Total'), rupees(total), { bold: true }),
    ...(bhent.upi_amount === 0 ? [] : [pair(say('UPI'), rupees(bhent.upi_amount))]),
    ...(bhent.utr ? [pair(say('UTR'), bhent.utr)] : []),
    ...bhent.paid_with.map(({ utr, amount }) => pair(`${say('Paid with UTR')} ${utr}`, rupees(amount))),
    ...(bhent.upi_amount === 0 || inCash.eq(0) ? [] : [pair(say('Cash'), rupees(inCash))]),
    ...(reason ? [{ kind: 'text', text: `${say('Reason')}: ${reason}` } as const] : []),
    rule,
    pair(say(isBack ? 'Refunded by' : 'Received by'), bhent.taken_by),
    pair(say(isBack ? 'Refunded' : 'Received'), momentText(bhent.taken_at, zone, language)),
  ]
}

/** The test page: the edges of the paper, letters of the printer and drawn letters, and their sizes. */
function testRows({ language }: Head): Row[] {
  const say = sayIn(language)
  return [
    heading(say('Test page')),
    heading('1234', 3),
    rule,
    pair('|<', '>|'),
    { kind: 'text', align: 'center', text: say('Both edges of this line are on the paper') },
    rule,
    pair('ABC abc 0123456789', rupees(123456)),
    pair('क्षत्रिय ज्ञान श्री', '₹ 1,23,456.00'),
  ]
}
