import { onWire, sum } from '@nivas/contract/money.ts'
import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import type { BhentReceipt as Receipt } from '@nivas/contract/receipts/receipts.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Duplicate } from '../printing/duplicate.tsx'
import classes from './paper.module.css'

/** The A6 receipt of Bhent that was taken or given back. */
export function BhentReceipt({ receipt, print }: { receipt: Receipt; print: ReceiptPrint }) {
  const t = useText()
  const word = useWord()
  const { day, moment, rupees } = useFormat()
  const venue = useVenue()
  const total = sum([receipt.payment_amount, receipt.donation_amount])
  const isBack = total.lt(0)
  const inCash = total.minus(receipt.upi_amount)
  const lines = [
    ['Reservation Reference', receipt.application_number],
    ['Applicant', receipt.applicant_name],
    ['Arrival', day(receipt.arrival_date)],
    ['Departure', day(receipt.departure_date)],
    ['Rooms', receipt.rooms],
    ['Bhent', rupees(receipt.payment_amount)],
    ['Aditional Bhent', rupees(receipt.donation_amount)],
    ...(receipt.upi_amount === 0 ? [] : ([['UPI', rupees(receipt.upi_amount)]] as const)),
    ...(receipt.utr ? ([['UTR', receipt.utr]] as const) : []),
    ...receipt.paid_with.map(({ utr, amount }) => ['Paid with UTR', `${utr} · ${rupees(amount)}`] as const),
    ...(receipt.upi_amount === 0 || inCash.eq(0) ? [] : ([['Cash', rupees(onWire(inCash))]] as const)),
    ...(receipt.reason ? ([['Reason', word(receipt.reason)]] as const) : []),
    [isBack ? 'Refunded by' : 'Received by', receipt.taken_by],
  ] as const
  return (
    <article className={classes.card}>
      <header>
        <h1>{venue?.name}</h1>
        <p>{t(isBack ? 'Bhent refund' : 'Bhent receipt')}</p>
      </header>
      <Duplicate print={print} />
      <p className={classes.large}>
        {t('Receipt number')} {receipt.receipt_number}
      </p>
      <dl className={classes.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.large}>
        {t('Total')} {rupees(onWire(total))}
      </p>
      <footer>
        {moment(receipt.taken_at)} · {t('Printed {{moment}}', { moment: moment(print.printed_at) })}
      </footer>
    </article>
  )
}
