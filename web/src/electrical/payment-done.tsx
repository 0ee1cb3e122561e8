import { Button, Group, Stack, Text } from '@mantine/core'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { KeyButton } from '../ui/key-button.tsx'
import { usePrintDues } from './use-print-dues.tsx'

type Props = { payment: DuesPayment; onClose: () => void }

/** Confirms a payment, and prints its receipt on the receipt printer or on A5. */
export function PaymentDone({ payment, onClose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const { roll, onA5, onRoll, pending } = usePrintDues()
  const { id, receipt_number, received, profile } = payment
  return (
    <Stack gap="sm">
      <RePrint of={roll} />
      <Text>
        {profile.houseno} · {profile.name}
      </Text>
      <Text fz="h1" fw={700}>
        {rupees(received)}
      </Text>
      <Text>
        {receipt_number === null
          ? t('Credits paid these dues, so there is no receipt.')
          : `${t('Receipt number')} ${receipt_number}`}
      </Text>
      <Group justify="flex-end">
        {receipt_number !== null && onRoll && (
          <Button data-autofocus onClick={() => onRoll(id)} disabled={pending}>
            {t('Print on receipt printer')}
          </Button>
        )}
        {receipt_number !== null && (
          <KeyButton
            hotkey="F8"
            variant={onRoll ? 'default' : 'filled'}
            data-autofocus={!onRoll || undefined}
            onClick={() => onA5(id)}
            disabled={pending}
          >
            {t('Print receipt')}
          </KeyButton>
        )}
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      </Group>
    </Stack>
  )
}
