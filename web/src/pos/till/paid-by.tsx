import { Text } from '@mantine/core'
import { tenderNames } from '@nivas/contract/cash/words.ts'
import { rupees as exact, onWire } from '@nivas/contract/money.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { PartsBack } from '../../cash/index.tsx'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'

/**
 * The tenders with which a ticket was paid; for a refund, the cash to hand out and the amount that goes back by UPI.
 */
export function PaidBy({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const { rupees } = useFormat()
  const { totalCash, change, upiamount, utr, undoes } = ticket
  if (undoes)
    return (
      <>
        <Text size="sm">{t('Refund of {{number}}', { number: undoes })}</Text>
        <PartsBack cash={Math.abs(totalCash)} upi={Math.abs(upiamount)} utr={utr} />
      </>
    )
  const inCash = onWire(exact(totalCash).minus(change))
  const parts = [
    ...(inCash > 0 || upiamount === 0 ? [`${t(tenderNames.CASH)} ${rupees(inCash)}`] : []),
    ...(upiamount > 0 ? [`${t(tenderNames.UPI)} ${rupees(upiamount)}`] : []),
    ...(utr ? [`${t('UPI reference (UTR)')}: ${utr}`] : []),
  ]
  return (
    <Text size="sm">
      {t('Paid by')}: {parts.join(' · ')}
    </Text>
  )
}
