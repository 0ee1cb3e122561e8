import { Button, Group, Stack, Text } from '@mantine/core'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { print } from '../ui/print/print.ts'
import { useGrace } from '../ui/use-grace.ts'
import { BhentReceipt } from './bhent-receipt.tsx'

type Props = { reservation: Reservation; payment: Payment; onClose: () => void }

/** New dates have moved money: how much, which way, and under which receipt number it stands in the cash book. */
export function DifferenceDone({ reservation, payment, onClose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const unlessAtOnce = useGrace()
  const { payment_amount: amount, receipt_number } = payment
  return (
    <Dialog title="Edit details" onClose={onClose}>
      <Stack gap="sm" role="status">
        <Text size="sm">{reservation.applicant_name}</Text>
        <Text fz="h1" fw={700}>
          {amount > 0
            ? t('Collect {{amount}}', { amount: rupees(amount) })
            : t('Give back {{amount}}', { amount: rupees(-amount) })}
        </Text>
        <Text fz="h2" fw={700}>
          {t('Receipt number')}: <span data-testid="receipt-number">{receipt_number}</span>
        </Text>
        <Group justify="flex-end">
          <Button
            variant="light"
            leftSection={<IconPrinter size="1.1em" />}
            onClick={() =>
              void print(<BhentReceipt reservation={reservation} payment={payment} />, {
                size: 'A6',
                name: `bhent-${receipt_number}`,
              })
            }
          >
            {t('Print receipt')}
          </Button>
          <Button data-autofocus onClick={unlessAtOnce(onClose)}>
            {t('Close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
