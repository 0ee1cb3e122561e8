import { Skeleton, Stack, Text } from '@mantine/core'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useState } from 'react'
import { wasLost } from '../api/failure.ts'
import { useAnswerOnOpening } from '../api/hooks.ts'
import { OverdueNote, PayTabs, usePaying } from '../cash/index.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useAskedClose } from '../ui/form/use-asked-close.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { PaymentDone } from './payment-done.tsx'
import { RoomsTable } from './rooms-table.tsx'
import { nightsText } from './stay-facts.ts'

type Props = { reservation: Reservation; onClose: () => void }

/** Takes the Bhent of a reservation on HOLD: purpose, amount and tender. */
export function PaymentForm({ reservation: listed, onClose }: Props) {
  const t = useText()
  const { day, rupees } = useFormat()
  const [paid, setPaid] = useState<{ payment: Payment; change: number }>()
  const detail = useAnswerOnOpening(calls.get, { id: listed.id })
  const now = detail.data?.data
  // A deleted reservation has no rooms and no amount: the listed one stays, for a try after the other desk's Undo.
  const reservation = now?.status === 'HOLD' ? now : listed
  const { arrival_date, departure_date, application_number, applicant_name } = reservation
  const paying = usePaying({
    call: calls.takeBhent,
    due: reservation.total_amount,
    draft: {
      name: `take-bhent.${reservation.id}`,
      title: 'Reservation Payment',
      detail: `${application_number} ${applicant_name}`,
    },
    request: ({ donation_amount, upiamount, utr }) => ({
      id: reservation.id,
      payment_amount: reservation.total_amount,
      donation_amount,
      upiamount,
      utr,
    }),
    makesStale: [
      calls.list,
      calls.byRange,
      calls.get,
      calls.openWork,
      calls.chart,
      calls.history,
      dashboard.figures,
    ],
    // Its rooms may have changed: the next try then sends the new Bhent, which the refusal names.
    onFailure: async (failure) => {
      if (!wasLost(failure)) await detail.refetch()
    },
    onTaken: ({ data: { payment } }, { change }) => payment && setPaid({ payment, change }),
  })
  const close = useAskedClose(() => paying.of, onClose)

  if (paid)
    return (
      <Dialog key="done" title="Bhent received" onClose={onClose}>
        <PaymentDone reservation={reservation} {...paid} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog title="Reservation Payment" onClose={() => void close()}>
      <Stack gap="sm">
        <Text size="sm">
          {application_number} · {applicant_name} · {day(arrival_date)} – {day(departure_date)} ·{' '}
          {nightsText(t, reservation)}
        </Text>
        <Text size="figure" fw={700} data-testid="total-bhent">
          {t('Total Bhent')}: {rupees(reservation.total_amount)}
        </Text>
        {hasFailed(detail) ? (
          <LoadFailure of={detail} />
        ) : detail.isPending ? (
          <Skeleton h="4rem" />
        ) : (
          <RoomsTable rooms={detail.data?.data.rooms ?? []} label="Selected rooms" />
        )}
        <OverdueNote counter="bhent" />
        <PayTabs
          paying={paying}
          names={{ cash: 'Bhent by Cash', upi: 'Bhent by UPI', card: 'Bhent by Card' }}
          onCancel={() => void close()}
        />
      </Stack>
    </Dialog>
  )
}
