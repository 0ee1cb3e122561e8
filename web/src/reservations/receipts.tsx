import { Button, Group, Text } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { PrintedPayment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useStore } from '../api/store.ts'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { printer } from '../printing/address.ts'
import { RePrint } from '../printing/re-print.tsx'
import { useReceipt } from '../printing/use-receipt.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { useNarrow } from '../ui/use-narrow.ts'
import { receiptColumns, receiptColumnsOnPhone } from './receipt-columns.ts'
import { usePrintBhent } from './use-print-bhent.tsx'

const GiveBackDonation = onDemand(async () => (await import('./give-back-donation.tsx')).GiveBackDonation)

type ReceiptsProps = {
  /** The reservation. */
  id: number
  /** False beside `MedicalConstraint`, which makes the same call and shows why it failed. */
  showsFailure?: boolean
  /** Whether the dialog contains only receipts: the first print button then gets the focus. */
  alone?: boolean
}

/** The receipts of a reservation, each with a print button. Additional Bhent can be given back from here. */
export function Receipts({ id, showsFailure = true, alone }: ReceiptsProps) {
  const t = useText()
  const may = useMay()
  const narrow = useNarrow()
  const answer = useAnswer(calls.get, { id }, { staleTime: 0 })
  const { onA6, onRoll, pending } = usePrintBhent()
  const roll = useReceipt()
  const hasPrinter = useStore(printer) !== undefined
  const detail = answer.data?.data
  const payments = detail?.payments
  const [givingBack, setGivingBack] = useState(false)
  const hasDonation = detail?.refundable_donation.some(({ remaining }) => remaining > 0)
  if (hasFailed(answer)) return showsFailure ? <LoadFailure of={answer} /> : null
  return (
    <>
      <RePrint of={roll} />
      <SmallTable
        label="Receipts"
        columns={narrow ? receiptColumnsOnPhone : receiptColumns}
        rows={payments}
        rowKey={(payment) => payment.id}
        empty="No Bhent has been collected yet."
        {...(may(calls.printReceipt.permission) && {
          action: ({ id: payment_id, receipt_number }: PrintedPayment) => (
            <Group gap="xs" wrap="nowrap">
              <Button
                size="compact-xs"
                variant="light"
                leftSection={<IconPrinter size="1em" />}
                disabled={pending}
                aria-label={t('Print receipt {{number}}', { number: receipt_number })}
                data-autofocus={payment_id === payments?.[0]?.id || undefined}
                // The rows arrive after the dialog has opened and focused its close button.
                autoFocus={alone && payment_id === payments?.[0]?.id}
                onClick={() => onA6({ id, payment_id })}
              >
                {t('Print receipt')}
              </Button>
              {hasPrinter && (
                <Button
                  size="compact-xs"
                  variant="light"
                  disabled={roll.printing}
                  aria-label={t('Print receipt {{number}} on receipt printer', { number: receipt_number })}
                  onClick={() => roll.print(onRoll({ id, payment_id }))}
                >
                  {t('Print on receipt printer')}
                </Button>
              )}
            </Group>
          ),
        })}
      />
      {hasDonation && may(calls.giveBackDonation.permission) && (
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => setGivingBack(true)}>
            {t('Give back additional Bhent')}
          </Button>
        </Group>
      )}
      {givingBack && detail && <GiveBackDonation reservation={detail} onClose={() => setGivingBack(false)} />}
    </>
  )
}

type Props = { reservation: Reservation; onClose: () => void }

/** A dialog with the receipts of a row's reservation. */
export function ReceiptsDialog({ reservation, onClose }: Props) {
  const { application_number, applicant_name } = reservation
  return (
    <Dialog title="Receipts" onClose={onClose} size="wide">
      <Text size="sm" mb="sm">
        {application_number} · {applicant_name}
      </Text>
      <Receipts id={reservation.id} alone />
    </Dialog>
  )
}
