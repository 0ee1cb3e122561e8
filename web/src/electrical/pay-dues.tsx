import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { useRef, useState } from 'react'
import { useAnswerOnOpening } from '../api/hooks.ts'
import { useVenueAnswer } from '../api/venue.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { type Closable, useAskedClose } from '../ui/form/use-asked-close.ts'
import { PayDuesForm } from './pay-dues-form.tsx'
import { PaymentDone } from './payment-done.tsx'

type Props = { house: { id: number; houseno: string; name: string }; onClose: () => void }

/** The dialog that takes the dues of a house: months, amount, method and allocation. */
export function PayDues({ house, onClose }: Props) {
  const [paid, setPaid] = useState<DuesPayment>()
  const venue = useVenueAnswer()
  const today = venue.data?.data.today
  const lines = useAnswerOnOpening(calls.readingsBalance, { id: house.id })
  const held = useRef<Closable>(undefined)
  const close = useAskedClose(() => held.current, onClose)
  if (paid)
    return (
      <Dialog key="done" title="Dues received" onClose={onClose}>
        <PaymentDone payment={paid} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog title="Pay Dues" onClose={close} size="wide" staysOnEscape>
      {lines.data && today ? (
        <PayDuesForm
          house={house}
          today={today}
          lines={lines.data.data}
          reading={lines.isFetching}
          onPaid={setPaid}
          onRefused={() => void lines.refetch()}
          held={held}
          onCancel={close}
          onClose={onClose}
        />
      ) : (
        <FormLoading answer={lines.data && !today ? venue : lines} />
      )}
    </Dialog>
  )
}
