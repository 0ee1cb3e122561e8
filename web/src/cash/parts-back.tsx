import { Text, TextInput, type TextInputProps } from '@mantine/core'
import type { UtrBack as PaidWith } from '@nivas/contract/cash/tenders.ts'
import { tenderNames } from '@nivas/contract/cash/words.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'

type Props = {
  cash: number
  upi: number
  /** The UPI reference of the amount that was sent back. */
  utr?: string | null
  /** The payments by UPI that go back. */
  paidWith?: readonly PaidWith[]
}

/** The parts of an amount that goes back: the cash to hand out, in the largest text, and the amount by UPI. */
export function PartsBack({ cash, upi, utr, paidWith = [] }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  return (
    <>
      {(cash > 0 || upi <= 0) && (
        <Text fz="h1" fw={700}>
          {t(tenderNames.CASH)}: {rupees(cash)}
        </Text>
      )}
      {upi > 0 && (
        <Text fz={cash > 0 ? 'h3' : 'h1'} fw={700}>
          {t(tenderNames.UPI)}: {rupees(upi)}
          {utr && ` (${t('UPI reference (UTR)')}: ${utr})`}
        </Text>
      )}
      {upi > 0 &&
        paidWith.map((one) => (
          <Text key={one.utr}>
            {t('Paid with UTR {{utr}}', { utr: one.utr })}
            {paidWith.length > 1 && `: ${rupees(one.amount)}`}
          </Text>
        ))}
    </>
  )
}

/** The field for the UPI reference; shown only while an amount goes back by UPI. */
export function UtrBack({ upi, ...field }: TextInputProps & { upi: number }) {
  const t = useText()
  if (upi <= 0) return null
  return (
    <TextInput
      label={t('UPI reference of the refund, if any')}
      {...field}
      inputMode="numeric"
      maxLength={30}
      autoComplete="off"
      size="lg"
    />
  )
}
