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
  /** What was done; an English text. */
  title: PlainKey
  reservation: Reservation
  payment: Payment
  /** The cash was counted before the change; otherwise it is to be collected, or given back, now. */
  received?: boolean
  /** Additional Bhent alone went back: the stay, and so what comes next for the guest, is as it was. */
  sameStay?: boolean
  onClose: () => void
}

/**
 * A change of a stay, or additional Bhent that goes back, has moved money: the amount, the direction, its receipt, and
 * what comes next for the guest: other days need other meal cards.
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
