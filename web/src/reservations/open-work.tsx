import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'

/**
 * The sentence above a list of reservations: '3 NEW, 49 on hold, Rs. 41,200 to collect'. A cashier, who gives no rooms,
 * does not see the count of NEW ones. It is a component so that its answer does not render the list again.
 */
export function OpenWork({ forCashier = false }) {
  const t = useText()
  const { rupees } = useFormat()
  const now = useAnswer(calls.openWork, {}).data?.data
  if (!now) return null
  const onHold =
    now.to_collect === null
      ? t('{{count}} on hold, Bhent not collected', { count: now.hold })
      : t('{{hold}} on hold, {{amount}} to collect', { hold: now.hold, amount: rupees(now.to_collect) })
  return forCashier ? onHold : `${t('{{count}} NEW', { count: now.waiting })} · ${onHold}`
}
