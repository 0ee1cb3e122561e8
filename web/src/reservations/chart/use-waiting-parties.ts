import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useState } from 'react'
import type { Scrolled } from './layout.ts'
import type { Parties } from './use-parties.ts'
import { usePlacing } from './use-placing.ts'
import type { BarKey } from './walk.ts'

type Options = Scrolled & {
  waiting: Parties
  focusBar: (bar: BarKey) => void
}

/** The parties beside the chart: those that wait for rooms, the one being placed, and the one that was given rooms. */
export function useWaitingParties({ waiting, focusBar, ...chart }: Options) {
  /** The reservation that was given rooms; its Bhent is the next step. */
  const [held, setHeld] = useState<Reservation>()
  const endBhent = () => setHeld(undefined)
  const placer = usePlacing({
    ...chart,
    parties: waiting.parties,
    onHeld: (reservation, room) => {
      setHeld(reservation)
      focusBar({ stay: reservation.id, room })
    },
    onGivenBack: endBhent,
  })
  return { ...waiting, placer, held, onBhentTaken: endBhent }
}
