import { Button, Group, Stack, Text } from '@mantine/core'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconPrinter, IconReceipt } from '@tabler/icons-react'
import { useStore } from '../api/store.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { printer } from '../printing/address.ts'
import { RePrint } from '../printing/re-print.tsx'
import { useReceipt } from '../printing/use-receipt.tsx'
import { useGrace } from '../ui/use-grace.ts'
import { usePrintBhent } from './use-print-bhent.tsx'

type Props = { reservation: Reservation; payment: Payment; change: number; onClose: () => void }

/** For the cashier: the receipt number, and the change to give back. */
export function PaymentDone({ reservation, payment, change, onClose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const unlessAtOnce = useGrace()
  const { onA6, record, pending } = usePrintBhent()
  const receipt = useReceipt()
  const hasPrinter = useStore(printer) !== undefined
  const ref = { id: reservation.id, payment_id: payment.id }
  return (
    <Stack gap="sm" role="status">
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
      <Group justify="flex-end">
        {hasPrinter && (
          <Button
            variant="light"
            leftSection={<IconReceipt size="1.1em" />}
            loading={receipt.printing}
            onClick={() => receipt.print(() => record(ref))}
          >
            {t('Print on receipt printer')}
          </Button>
        )}
        <Button
          variant="light"
          leftSection={<IconPrinter size="1.1em" />}
          loading={pending}
          onClick={() => onA6(ref)}
        >
          {t('Print receipt')}
        </Button>
        <Button data-autofocus onClick={unlessAtOnce(onClose)}>
          {t('Close')}
        </Button>
      </Group>
    </Stack>
  )
}
