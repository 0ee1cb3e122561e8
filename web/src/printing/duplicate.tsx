import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import classes from './duplicate.module.css'

type Props = {
  print: ReceiptPrint
  /** Renders a text on the paper. The default is the user's language. */
  inWords?: (text: Text) => ReactNode
}

/** Marks a paper of the browser's printer as a duplicate. Shows nothing on the first print. */
export function Duplicate({ print: { number, printed_at }, inWords }: Props) {
  const t = useText()
  const { moment } = useFormat()
  if (number === 1) return null
  const show = inWords ?? ((text: Text) => t(text))
  return (
    <p className={classes.duplicate}>
      <strong>{show(say('DUPLICATE'))}</strong>
      <span>{show(say('Print {{number}}, {{moment}}', { number, moment: moment(printed_at) }))}</span>
    </p>
  )
}
