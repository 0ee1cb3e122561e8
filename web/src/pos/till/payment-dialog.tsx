import { Text } from '@mantine/core'
import type { Success } from '@nivas/contract/call.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { Cart } from '@nivas/contract/pos/cart.ts'
import { totalOfLines } from '@nivas/contract/pos/line.ts'
import { payment } from '@nivas/contract/pos/payment.ts'
import { say } from '@nivas/contract/texts.ts'
import { useRef } from 'react'
import type { CallFailure } from '../../api/failure.ts'
import { type Paid, PayTabs, usePaying } from '../../cash/index.tsx'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type Closable, useAskedClose } from '../../ui/form/use-asked-close.ts'
import { useHeldForm } from '../../ui/form/use-held-form.ts'
import { makeSale } from './make-sale.ts'
import { leavesOpen, sell, wasSent } from './sell.ts'
import type { Sold, StoredSession } from './store.ts'
import { callOf } from './ticket-call.ts'
import { saleOf } from './tickets-here.ts'
import { saleKept } from './use-cart.ts'
import { useFocusAtOnce } from './use-focus-at-once.ts'

type Props = {
  cart: Cart
  session: StoredSession
  onSold: (sold: Sold) => void
  /** Returns the failure to show; called when the sale failed. */
  explainFailure: (failure: unknown) => Promise<unknown>
  onRefused: (failure: CallFailure) => void
  onClose: () => void
}

/** Converts the payment of the form to the fields of the request. */
function optionsOf(due: number, { cash, donation_amount, upiamount, utr, tender, change }: Paid) {
  const upi = tender === 'UPI' ? upiamount : 0
  // If UPI covers the whole amount, no cash is taken: cash that was entered all goes back as change.
  const covered = tender === 'UPI' && payment(due, { cash: 0, donation: donation_amount, upi }).change === 0
  const { change: _, ...paid } = payment(due, { cash: covered ? 0 : cash, donation: donation_amount, upi })
  return { ...paid, change, payment_type: 'CASH' as const, utr: tender === 'UPI' ? utr : null }
}

/** The dialog that takes the money of a sale: cash, UPI or both. */
export function PaymentDialog({ cart, session, onSold, explainFailure, onRefused, onClose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const due = totalOfLines(cart.lines)
  useFocusAtOnce()
  const sold = useRef<Sold>(undefined)
  /** Whether a ticket was sent and may be sold: the till sends it again, so that closing loses nothing. */
  const isBegun = useRef(false)
  // Each of the three shops has a call with the same body; the type of one represents all.
  const paying = usePaying<typeof pos.createOfficeTicket>({
    call: callOf(cart.system) as typeof pos.createOfficeTicket,
    due,
    request: (paid) => makeSale(cart, optionsOf(due, paid), session) as never,
    by: async (request, key) => {
      sold.current = await sell(saleOf(request), key).catch(async (failure: unknown) => {
        isBegun.current = isBegun.current ? leavesOpen(failure) : wasSent(failure)
        throw await explainFailure(failure)
      })
      return { success: true, data: sold.current.ticket } as Success<typeof pos.createOfficeTicket>
    },
    makesStale: [],
    onTaken: () => sold.current && onSold(sold.current),
    onFailure: onRefused,
  })
  const held = useRef<Closable>(undefined)
  const { pending } = paying.of
  const isUnsaved = () => !pending && !isBegun.current && !sold.current && paying.isTyped()
  useHeldForm(held, { pending, isUnsaved }, { title: 'Payment', whereKept: saleKept })
  const close = useAskedClose(() => held.current, onClose)
  const additional = Number(paying.of.form.values.donation_amount) || 0
  return (
    <Dialog title={say('Payment')} onClose={() => void close()}>
      <Text fz="xl" fw={700} mb="sm">
        {t('To pay')}: {rupees(onWire(sum([due, additional])))}
      </Text>
      <PayTabs
        paying={paying}
        names={{ cash: 'Cash', upi: 'UPI', card: 'Card' }}
        onCancel={() => void close()}
      />
    </Dialog>
  )
}
