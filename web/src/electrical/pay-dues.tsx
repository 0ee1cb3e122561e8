import { Skeleton } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PayDuesForm } from './pay-dues-form.tsx'
import { PaymentDone } from './payment-done.tsx'

type Props = { house: { id: number; houseno: string; name: string }; onClose: () => void }

/** Takes the dues of a house: months, amount, method, and allocation. */
export function PayDues({ house, onClose }: Props) {
  const [paid, setPaid] = useState<DuesPayment>()
  const today = useVenue()?.today
  const lines = useAnswer(
    calls.readingsBalance,
    { id: house.id },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  if (paid)
    return (
      <Dialog key="done" title="Dues received" onClose={onClose}>
        <PaymentDone payment={paid} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog title="Pay Dues" onClose={onClose} size="wide">
      {lines.data && today && !lines.isFetching ? (
        <PayDuesForm
          key={lines.dataUpdatedAt}
          house={house}
          today={today}
          lines={lines.data.data}
          onPaid={setPaid}
          onReload={() => void lines.refetch()}
          onClose={onClose}
        />
      ) : (
        <Skeleton h="20rem" />
      )}
    </Dialog>
  )
}
