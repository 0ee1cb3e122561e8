import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { PaidReservation } from '@nivas/contract/reservations/schemas.ts'
import { useState } from 'react'
import type * as z from 'zod'
import { useAnswerOnOpening } from '../api/hooks.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { DifferenceDone } from './difference-done.tsx'
import { EditDetailsForm } from './edit-details-form.tsx'

type Props = { id: number; onClose: () => void }

/**
 * 'Edit dates and contact': dates, contact, comments and preferences; then the receipt, if the new dates moved money.
 */
export function EditDetails({ id, onClose }: Props) {
  const detail = useAnswerOnOpening(calls.get, { id })
  const [saved, setSaved] = useState<z.output<typeof PaidReservation>>()
  const reservation = detail.data?.data

  if (saved?.payment)
    return (
      <DifferenceDone
        title="Edit dates and contact"
        reservation={saved}
        payment={saved.payment}
        onClose={onClose}
      />
    )
  if (reservation)
    return (
      <EditDetailsForm
        reservation={reservation}
        onSaved={(answer) => (answer.payment ? setSaved(answer) : onClose())}
        onClose={onClose}
      />
    )
  return (
    <Dialog title="Edit dates and contact" onClose={onClose}>
      <FormLoading answer={detail} />
    </Dialog>
  )
}
