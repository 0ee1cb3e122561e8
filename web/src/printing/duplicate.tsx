import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import classes from './duplicate.module.css'

/** Marks a paper of the browser's printer as a duplicate; nothing on the first print. */
export function Duplicate({ print: { number, printed_at } }: { print: ReceiptPrint }) {
  const t = useText()
  const { moment } = useFormat()
  if (number === 1) return null
  return (
    <p className={classes.duplicate}>
      <strong>{t('DUPLICATE')}</strong>
      <span>{t('Print {{number}}, {{moment}}', { number, moment: moment(printed_at) })}</span>
    </p>
  )
}
