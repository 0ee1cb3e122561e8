import { Button, Group, Stack, Text } from '@mantine/core'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { printDuesReceipt } from './dues-receipt.tsx'

type Props = { payment: DuesPayment; onClose: () => void }

/** The payment, and its receipt. */
export function PaymentDone({ payment, onClose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const { receipt_number, received, profile } = payment
  return (
    <Stack gap="sm">
      <Text>
        {profile.houseno} · {profile.name}
      </Text>
      <Text fz="h1" fw={700}>
        {rupees(received)}
      </Text>
      <Text>
        {receipt_number === null
          ? t('Credits were set against dues: there is no receipt.')
          : `${t('Receipt number')} ${receipt_number}`}
      </Text>
      <Group justify="flex-end">
        {receipt_number !== null && (
          <Button data-autofocus onClick={() => printDuesReceipt(payment)}>
            {t('Print receipt')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      </Group>
    </Stack>
  )
}
