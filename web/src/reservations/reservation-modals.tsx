import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { EditDetails } from './edit-details.tsx'
import { MultipleAutoMatching } from './multiple-auto-matching.tsx'
import { MultipleManualMatching } from './multiple-manual-matching.tsx'
import { ReceiptsDialog } from './receipts.tsx'
import { ReservationBuilding } from './reservation-building.tsx'
import { RoomAutoMatching } from './room-auto-matching.tsx'
import { RoomMatching } from './room-matching.tsx'

/** The open modal over the list: for one reservation, or for the selected ones. */
export type Open =
  | { modal: 'manual' | 'auto' | 'building' | 'receipts'; reservation: Reservation }
  | { modal: 'details'; id: number }
  | { modal: 'multiple-auto' | 'multiple-manual' }

type Props = {
  open: Open
  selected: readonly Reservation[]
  onClose: () => void
  /** Sets the selection after a match, or after a refusal that asks to select again. */
  onSelect: (rows: Reservation[]) => void
  /** Called when rooms are on hold and their Bhent is the next step. */
  onHeld: (held: Reservation) => void
}

export function ReservationModals({ open, selected, onClose, onSelect, onHeld }: Props) {
  switch (open.modal) {
    case 'manual':
      return <RoomMatching reservation={open.reservation} onClose={onClose} onHeld={onHeld} />
    case 'auto':
      return <RoomAutoMatching reservation={open.reservation} onClose={onClose} onHeld={onHeld} />
    case 'details':
      return <EditDetails id={open.id} onClose={onClose} />
    case 'receipts':
      return <ReceiptsDialog reservation={open.reservation} onClose={onClose} />
    case 'building':
      return <ReservationBuilding reservation={open.reservation} onClose={onClose} />
    case 'multiple-auto':
      return (
        <MultipleAutoMatching selected={selected} onClose={onClose} onSelect={onSelect} onHeld={onHeld} />
      )
    case 'multiple-manual':
      return (
        <MultipleManualMatching selected={selected} onClose={onClose} onSelect={onSelect} onHeld={onHeld} />
      )
  }
}
