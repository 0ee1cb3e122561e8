import { Button, Group, Stack, Text } from '@mantine/core'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconPrinter, IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from '../api/store.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { printer } from '../printing/address.ts'
import { RePrint } from '../printing/re-print.tsx'
import { useReceipt } from '../printing/use-receipt.tsx'
import { print } from '../ui/print/print.ts'
import { useGrace } from '../ui/use-grace.ts'
import { bhentOnRoll } from './bhent-on-roll.ts'
import { BhentReceipt } from './bhent-receipt.tsx'

type Props = { reservation: Reservation; payment: Payment; change: number; onClose: () => void }

/** What the cashier needs to see now: the receipt number, and the change to give back. */
export function PaymentDone({ reservation, payment, change, onClose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const unlessAtOnce = useGrace()
  const [printing, setPrinting] = useState(false)
  const receipt = useReceipt()
  const hasPrinter = useStore(printer) !== undefined
  const printReceipt = async () => {
    setPrinting(true)
    await print(<BhentReceipt reservation={reservation} payment={payment} />, {
      size: 'A6',
      name: `bhent-${payment.receipt_number}`,
    }).finally(() => setPrinting(false))
  }
  return (
    <Stack gap="sm" role="status">
      <Text size="sm">{reservation.applicant_name}</Text>
      <Text fz="h2" fw={700}>
        {t('Receipt number')}: <span data-testid="receipt-number">{payment.receipt_number}</span>
      </Text>
      <Text fz="h1" fw={700}>
        {t('Change')}: {rupees(change)}
      </Text>
      <RePrint of={receipt} />
      <Group justify="flex-end">
        {hasPrinter && (
          <Button
            variant="light"
            leftSection={<IconReceipt size="1.1em" />}
            loading={receipt.printing}
            onClick={() =>
              receipt.mayRepeat ? receipt.again() : receipt.print(bhentOnRoll(reservation, payment))
            }
          >
            {t('Print on receipt printer')}
          </Button>
        )}
        <Button
          variant="light"
          leftSection={<IconPrinter size="1.1em" />}
          loading={printing}
          onClick={() => void printReceipt()}
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
