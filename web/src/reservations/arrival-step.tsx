import { wrongAtDesk } from '@nivas/contract/reservations/arrival.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { useCheckIn } from './use-check-in.ts'
import { usePrintMealCards } from './use-print-meal-cards.tsx'

/**
 * The next step for a guest whose Bhent was taken: the check-in, from the day of arrival on, and then the meal cards.
 * Empty when the user has neither permission.
 */
export function ArrivalStep({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const may = useMay()
  const today = useVenue()?.today
  const [isHere, setHere] = useState(reservation.acco_checkin_status === 'Yes')
  const [printed, setPrinted] = useState(false)
  const checkIn = useCheckIn(() => setHere(true))
  const cards = usePrintMealCards(() => setPrinted(true))
  const { id, bhandarghar_ticket } = reservation
  const mayCheckIn = may('acco-checkin') && today !== undefined && !wrongAtDesk(reservation, today)
  if (!isHere && mayCheckIn)
    return (
      <KeyButton
        key="step"
        hotkey="F4"
        loading={checkIn.isPending}
        onClick={() => checkIn.mutate({ id, type: 'ACCO' })}
      >
        {t('Check In')}
      </KeyButton>
    )
  if (!may('print-bhandarghar-ticket')) return null
  return (
    <KeyButton
      key="step"
      hotkey="F4"
      variant={printed ? 'light' : 'filled'}
      loading={cards.pending}
      onClick={() => cards.print(id, bhandarghar_ticket === 'NO')}
    >
      {t('Print meal cards')}
    </KeyButton>
  )
}
