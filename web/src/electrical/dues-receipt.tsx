import { tenderNames } from '@nivas/contract/cash/words.ts'
import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import type { DuesReceipt as Receipt } from '@nivas/contract/receipts/receipts.ts'
import { useVenue } from '../api/venue.ts'
import { formatPeriod } from '../format/period.ts'
import { useFormat } from '../format/use-format.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Duplicate } from '../printing/duplicate.tsx'
import classes from './paper.module.css'

/** The A5 receipt of dues: the amount paid for each month, the method, and the dues that are left. */
export function DuesReceipt({ receipt, print }: { receipt: Receipt; print: ReceiptPrint }) {
  const t = useText()
  const language = useLanguage()
  const { moment, rupees } = useFormat()
  const venue = useVenue()
  const { method, utr, description, undoes, reason, owed } = receipt
  const nameOf = ({ month, kind }: Receipt['lines'][number]) => {
    const name = formatPeriod(month, 'Monthly', language)
    if (kind === 'DUES') return name
    return `${t(kind === 'ADVANCE' ? 'Advance' : 'Credits used')} ${name}`
  }
  const facts = [
    [t('Payment method'), t(tenderNames[method])],
    ...(utr ? [[t('UTR'), utr]] : []),
    ...(description ? [[t('Description'), description]] : []),
    ...(undoes
      ? [[t('Reverses {{receipt}}: {{reason}}', { receipt: undoes, reason: reason ?? '' }), '']]
      : []),
    [t(owed < 0 ? 'Credit' : 'Still owed'), rupees(Math.abs(owed))],
    [t(undoes ? 'Reversed by' : 'Received by'), receipt.taken_by],
  ]
  return (
    <article className={classes.paper}>
      <header>
        <h1>{venue?.name}</h1>
        <p>{t('Electricity receipt')}</p>
      </header>
      <Duplicate print={print} />
      <p className={classes.large}>
        {t('Receipt number')} {receipt.receipt_number}
      </p>
      <p className={classes.large}>
        {receipt.houseno} · {receipt.name}
      </p>
      <Facts rows={receipt.lines.map((line) => [nameOf(line), rupees(line.amount)])} />
      <p className={classes.total}>
        <span>{t('Total')}</span> <span>{rupees(receipt.received)}</span>
      </p>
      <Facts rows={facts} />
      <footer>
        {moment(receipt.taken_at)} · {t('Printed {{moment}}', { moment: moment(print.printed_at) })}
      </footer>
    </article>
  )
}

function Facts({ rows }: { rows: readonly (readonly (string | undefined)[])[] }) {
  return (
    <dl className={classes.lines}>
      {rows.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper never change.
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
