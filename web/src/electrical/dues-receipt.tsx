import { tenderNames } from '@nivas/contract/cash/words.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { useVenue } from '../api/venue.ts'
import { formatPeriod } from '../format/period.ts'
import { useFormat } from '../format/use-format.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { print } from '../ui/print/print.ts'
import classes from './paper.module.css'

/** Prints the receipt of a payment on A6. */
export const printDuesReceipt = (payment: DuesPayment) =>
  void print(<DuesReceipt payment={payment} />, { size: 'A6', name: `dues-${payment.receipt_number}` })

/** The receipt of dues: the amount, the method, and the bill lines that it paid. */
function DuesReceipt({ payment }: { payment: DuesPayment }) {
  const t = useText()
  const language = useLanguage()
  const { moment, rupees } = useFormat()
  const venue = useVenue()
  const { profile, receipt_number, received, method, description, utr, taken_by, taken_at } = payment
  const facts = [
    [t('House No'), profile.houseno],
    [t('Satsangi Name'), profile.name],
    ...(method ? [[t('Payment method'), t(tenderNames[method])]] : []),
    ...(utr ? [[t('UTR'), utr]] : []),
    ...(description ? [[t('Description'), description]] : []),
    [t('Received by'), taken_by],
  ]
  const lines = payment.lines.map(({ readingdate, chargename, amount }) => [
    `${formatPeriod(readingdate, 'Monthly', language)} ${chargename ?? t('Advance')}`,
    rupees(amount),
  ])
  return (
    <article className={classes.paper}>
      <header>
        <h1>{venue?.name}</h1>
        <p>{t('Electricity receipt')}</p>
      </header>
      <p className={classes.large}>
        {t('Receipt number')} {receipt_number}
      </p>
      <dl className={classes.lines}>
        {[...facts, ...lines].map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper do not change.
          <div key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.large}>
        {t('Total')} {rupees(received)}
      </p>
      <footer>{moment(taken_at)}</footer>
    </article>
  )
}
