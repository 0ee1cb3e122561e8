import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { RePrint } from '../printing/re-print.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { useGateReceipt } from './use-gate-receipt.ts'

const VisitorEntry = onDemand(async () => (await import('./visitor-entry.tsx')).VisitorEntry)

type Props = {
  who: Reservation | 'anybody' | undefined
  /** The party is checked in. */
  onCheckedIn: (party: Reservation) => void
  onClose: () => void
}

/**
 * The entry form and the state of its receipts; a component of its own, so that the list does not render with
 * them.
 */
export function Entering({ who, onCheckedIn, onClose }: Props) {
  const { receipt, print } = useGateReceipt()
  const entered = (visit: VisitReceipt) => {
    print(visit)
    // A reservation is checked in once; for other entries the next visitor may be at the counter already.
    if (!who || who === 'anybody') return
    onCheckedIn(who)
    onClose()
  }
  if (!who) return <RePrint of={receipt} />
  return (
    <VisitorEntry
      reservation={who === 'anybody' ? undefined : who}
      onEntered={entered}
      printing={receipt}
      onClose={onClose}
    />
  )
}
