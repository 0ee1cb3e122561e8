import { Alert, Button, Skeleton } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { PaidReservation } from '@nivas/contract/reservations/schemas.ts'
import { useState } from 'react'
import type * as z from 'zod'
import { failureText } from '../api/failure.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DifferenceDone } from './difference-done.tsx'
import { EditDetailsForm } from './edit-details-form.tsx'

type Props = { id: number; onClose: () => void }

/** 'Edit dates and contact': dates, contact, comments, preferences; and the receipt, where the new dates moved money. */
export function EditDetails({ id, onClose }: Props) {
  const t = useText()
  const detail = useAnswer(calls.get, { id }, { staleTime: 0, gcTime: 0 })
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
      {detail.isError ? (
        <Alert color="red" role="alert" title={t(failureText(detail.error))}>
          <Button variant="default" onClick={() => void detail.refetch()}>
            {t('Try again')}
          </Button>
        </Alert>
      ) : (
        <Skeleton h="20rem" />
      )}
    </Dialog>
  )
}
