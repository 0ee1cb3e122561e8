import { Button, Group, Stack, Text } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import { useEffect, useRef, useState } from 'react'
import { findFailureText } from '../api/find-failure.ts'
import { useAnswer } from '../api/hooks.ts'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { useReceipt } from '../printing/use-receipt.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { type Closable, useAskedClose } from '../ui/form/use-asked-close.ts'
import type { ShopScreen } from './shop-screen.ts'
import { countedPrint } from './till/print-ticket.ts'
import { RefundForm } from './till/refund-form.tsx'
import { TicketFacts } from './till/ticket-facts.tsx'
import { ToLookAt } from './till/to-look-at.tsx'

type Props = ShopScreen & {
  number: string
  /** Shows the receipt of the refund instead of this one. */
  onShow: (number: string) => void
  onClose: () => void
}

/**
 * A receipt of a shop: reads it, prints it again, and notes that it was looked at. Users who may not open the till also
 * give back here; the others do so at the till.
 */
export function OneTicket({ shop, number, onShow, onClose }: Props) {
  const t = useText()
  const may = useMay()
  const answer = useAnswer(calls.ticket, { systemid: shop, number }, { staleTime: 0 })
  const receipt = useReceipt('Receipt Printed successfully.')
  /** The number of the receipt being given back. A link may show a different receipt in the meantime. */
  const [givingBack, setGivingBack] = useState<string>()
  const isRefund = givingBack === number
  const refunding = useRef<Closable>(undefined)
  const close = useAskedClose(() => refunding.current, onClose)
  const giveBack = useRef<HTMLButtonElement>(null)
  const last = useRef<HTMLButtonElement>(null)
  /** The number of the receipt whose buttons take the focus when the refund form or 'Reviewed' disappears. */
  const focusAt = useRef<string>(undefined)
  const { pos, refund } = systems[shop]
  const ticket = answer.data?.data
  useEffect(() => {
    if (isRefund || !ticket || ticket.receipt_number !== focusAt.current) return
    focusAt.current = undefined
    const button = giveBack.current ?? last.current
    button?.focus()
  }, [isRefund, ticket])
  const mayRefund = may(refund) && !may(pos) && ticket?.undoes === null
  return (
    <Dialog title="Receipt" onClose={() => void close()}>
      {!ticket && <FormLoading answer={answer} textOf={findFailureText} />}
      {ticket && isRefund && (
        <RefundForm
          found={ticket}
          held={refunding}
          parameter="number"
          onCancel={() => {
            focusAt.current = ticket.receipt_number
            setGivingBack(undefined)
          }}
          onRefunded={(back) => {
            receipt.print(countedPrint(shop, back.ticketid))
            focusAt.current = back.receipt_number
            setGivingBack(undefined)
            onShow(back.receipt_number)
          }}
        />
      )}
      {ticket && !isRefund && (
        <Stack gap="xs">
          <TicketFacts ticket={ticket} />
          {ticket.refunds.length > 0 && (
            <Text size="sm">{`${t('Refunded')}: ${ticket.refunds.join(', ')}`}</Text>
          )}
          <ToLookAt
            ticket={ticket}
            mayLook={may(refund)}
            onLooked={() => {
              focusAt.current = ticket.receipt_number
              void answer.refetch()
            }}
          />
          <RePrint of={receipt} />
          <Group justify="flex-end">
            {mayRefund && (
              <Button ref={giveBack} variant="default" onClick={() => setGivingBack(number)}>
                {t('Give back')}
              </Button>
            )}
            <Button
              variant="light"
              loading={receipt.printing}
              onClick={() => receipt.print(countedPrint(shop, ticket.ticketid))}
            >
              {t(ticket.prints > 0 ? 'Re-Print' : 'Print Receipt')}
            </Button>
            <Button ref={last} data-autofocus onClick={onClose}>
              {t('Close')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
