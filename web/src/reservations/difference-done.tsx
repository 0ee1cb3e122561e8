import { Button, Group, Stack, Text } from '@mantine/core'
import { onWire, sum } from '@nivas/contract/money.ts'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { PartsBack } from '../cash/index.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { KeyButton } from '../ui/key-button.tsx'
import { useGrace } from '../ui/use-grace.ts'
import { ArrivalStep } from './arrival-step.tsx'
import { usePrintBhent } from './use-print-bhent.tsx'

type Props = {
  /** The change that was made; an English text. */
  title: PlainKey
  reservation: Reservation
  payment: Payment
  /** The cash was counted before the change. Without this, it must be collected or given back now. */
  received?: boolean
  /** Only additional Bhent went back: the stay did not change, so the guest has no next step. */
  sameStay?: boolean
  onClose: () => void
}

/**
 * Shows the money that a change of a stay, or a return of additional Bhent, has moved: the amount, the direction and
 * the receipt. Then the guest's next step: different days need new meal cards.
 */
export function DifferenceDone({ title, reservation, payment, received, sameStay, onClose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const unlessAtOnce = useGrace()
  const { onA6, pending } = usePrintBhent()
  const { payment_amount, donation_amount, receipt_number } = payment
  const amount = onWire(sum([payment_amount, donation_amount]))
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="sm" role="status">
        <Text size="sm">{reservation.applicant_name}</Text>
        <Text fz={amount < 0 ? 'h3' : 'h1'} fw={700}>
          {received
            ? t('Received {{amount}}', { amount: rupees(amount) })
            : amount > 0
              ? t('Collect {{amount}}', { amount: rupees(amount) })
              : t('Give back {{amount}}', { amount: rupees(-amount) })}
        </Text>
        {amount < 0 && (
          <PartsBack cash={-payment.cash_amount} upi={-payment.upi_amount} paidWith={payment.paid_with} />
        )}
        <Text fz="h2" fw={700}>
          {t('Receipt number')}: <span data-testid="receipt-number">{receipt_number}</span>
        </Text>
        <Group justify="flex-end">
          <KeyButton
            hotkey="F8"
            variant="light"
            loading={pending}
            onClick={() => onA6({ id: reservation.id, payment_id: payment.id })}
          >
            {t('Print receipt')}
          </KeyButton>
          <Button variant="default" data-autofocus onClick={unlessAtOnce(onClose)}>
            {t('Close')}
          </Button>
          {!sameStay && <ArrivalStep reservation={reservation} />}
        </Group>
      </Stack>
    </Dialog>
  )
}
