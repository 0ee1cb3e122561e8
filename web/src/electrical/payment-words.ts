import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import type { Translate } from '../languages/use-text.ts'

type Payment = Pick<DuesPayment, 'method' | 'utr' | 'description' | 'undoes' | 'undone' | 'reason' | 'lines'>
type Words = { t: Translate; rupees: (amount: number) => string }

/** Returns the text beside a payment: its reference, what it takes back, or the credit that it used without money. */
export function paymentWords(payment: Payment, { t, rupees }: Words): string {
  const { method, utr, description, undoes, undone, reason, lines } = payment
  if (method === null) {
    const amount = rupees(onWire(sum(lines.map((line) => Math.max(line.amount, 0)))))
    return reason === null
      ? t('Credit used: {{amount}}', { amount })
      : t('Credit of {{amount}} is no longer used: {{reason}}', { amount, reason })
  }
  if (undoes) return t('Reverses {{receipt}}: {{reason}}', { receipt: undoes, reason: reason ?? '' })
  return [utr, description, undone && t('Reversed')].filter(Boolean).join(' · ')
}
