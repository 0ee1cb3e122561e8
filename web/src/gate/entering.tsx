import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { RePrint } from '../printing/re-print.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { useGateReceipt } from './use-gate-receipt.ts'

const VisitorEntry = onDemand(async () => (await import('./visitor-entry.tsx')).VisitorEntry)

type Props = {
  who: Reservation | 'visitor' | undefined
  /** Called when the party is checked in. */
  onCheckedIn: (party: Reservation) => void
  onClose: () => void
}

/** The entry form and the state of its receipts, a separate component so that the list does not render with them. */
export function Entering({ who, onCheckedIn, onClose }: Props) {
  const { receipt, print } = useGateReceipt()
  const entered = (visit: VisitReceipt) => {
    print(visit)
    // The form closes after a check-in, which happens once; for other entries it stays for the next visitor.
    if (!who || who === 'visitor') return
    onCheckedIn(who)
    onClose()
  }
  if (!who) return <RePrint of={receipt} />
  return (
    <VisitorEntry
      reservation={who === 'visitor' ? undefined : who}
      onEntered={entered}
      printing={receipt}
      onClose={onClose}
    />
  )
}
