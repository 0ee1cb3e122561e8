import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { CallFailure } from '../api/failure.ts'
import { notifyFailure } from '../api/notify-failure.ts'

/**
 * Returns the reservations that stay selected after a refusal that asks to select again: all except the one it names,
 * or none. A reservation that left the list would otherwise stay selected and be refused each time. Undefined after any
 * other failure.
 */
export function leftAfter<R extends Pick<Reservation, 'application_number'>>(
  failure: unknown,
  selected: readonly R[],
): R[] | undefined {
  if (!(failure instanceof CallFailure)) return undefined
  const { key, values } = failure.text
  if (key === 'One of these reservations was changed meanwhile. Please select again.') return []
  if (key !== 'Reservation {{number}} of {{name}} is no longer NEW. Please select again.') return undefined
  return selected.filter(({ application_number }) => application_number !== values?.number)
}

type Selection = {
  selected: readonly Reservation[]
  onSelect: (rows: Reservation[]) => void
  onClose: () => void
}

/** After a refusal that asks to select again, closes the dialog and shows the refusal and the rest of the selection. */
export function selectAgain(failure: unknown, { selected, onSelect, onClose }: Selection): void {
  const left = leftAfter(failure, selected)
  if (!left) return
  onClose()
  onSelect(left)
  notifyFailure(failure)
}
