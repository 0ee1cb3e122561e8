import { Button, Group, Stack, Text } from '@mantine/core'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconReceipt } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { useStore } from '../api/store.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { printer } from '../printing/address.ts'
import { RePrint } from '../printing/re-print.tsx'
import { useReceipt } from '../printing/use-receipt.tsx'
import { KeyButton } from '../ui/key-button.tsx'
import { useEarly, useGrace } from '../ui/use-grace.ts'
import { ArrivalStep } from './arrival-step.tsx'
import { usePrintBhent } from './use-print-bhent.tsx'

type Props = { reservation: Reservation; payment: Payment; change: number; onClose: () => void }

/**
 * Shows the cashier the receipt number, the change to give back, the receipt, and then the guest's arrival. In the list
 * of payments, typing or scanning the next guest's reference closes it and fills the filter.
 */
export function PaymentDone({ reservation, payment, change, onClose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const unlessAtOnce = useGrace()
  const isEarly = useEarly()
  const next = (event: KeyboardEvent) => {
    const filter = document.querySelector<HTMLElement>('main [data-searches] [data-autofocus]')
    if (!filter || isEarly() || !isOfText(event)) return
    filter.focus()
    onClose()
  }
  const buttons = useRef<HTMLDivElement>(null)
  /** Called when the receipt is printed: focuses the last button, which is the next step. */
  const focusNextStep = () => [...(buttons.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  const { onA6, onRoll, pending } = usePrintBhent(focusNextStep)
  const receipt = useReceipt()
  const hasPrinter = useStore(printer) !== undefined
  const ref = { id: reservation.id, payment_id: payment.id }
  return (
    <Stack gap="sm" role="status" onKeyDown={next}>
      <Text size="sm">{reservation.applicant_name}</Text>
      <Text fz="h2" fw={700}>
        {t('Receipt number')}: <span data-testid="receipt-number">{payment.receipt_number}</span>
      </Text>
      <Text fz="h1" fw={700}>
        {t('Change')}: {rupees(change)}
      </Text>
      {payment.upi_amount > 0 && (
        <Text>
          {t('Paid by UPI')}: {rupees(payment.upi_amount)} · {payment.utr}
        </Text>
      )}
      <RePrint of={receipt} />
      <Group justify="flex-end" ref={buttons}>
        {hasPrinter && (
          <Button
            variant="light"
            leftSection={<IconReceipt size="1.1em" />}
            loading={receipt.printing}
            onClick={() => {
              receipt.print(onRoll(ref))
              focusNextStep()
            }}
          >
            {t('Print on receipt printer')}
          </Button>
        )}
        <KeyButton
          hotkey="F8"
          variant="light"
          loading={pending}
          data-autofocus={!hasPrinter || undefined}
          onClick={() => onA6(ref)}
        >
          {t('Print receipt')}
        </KeyButton>
        <Button variant="default" onClick={unlessAtOnce(onClose)}>
          {t('Close')}
        </Button>
        <ArrivalStep reservation={{ ...reservation, status: 'PAID' }} />
      </Group>
    </Stack>
  )
}

/** Whether the key types a letter or a digit. */
const isOfText = ({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent) =>
  /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !altKey && !metaKey && !repeat
