import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { CallFailure } from '../api/failure.ts'
import { notifyFailure } from '../api/notify-failure.ts'

/**
 * The reservations that stay selected after a refusal which asks to select again: without the one that it names, or none.
 * Otherwise the selection would hold one that the list does not have any more, and be refused each time. Undefined after
 * any other failure.
 */
export function leftAfter<R extends Pick<Reservation, 'application_number'>>(
  failure: unknown,
  selected: readonly R[],
): R[] | undefined {
  if (!(failure instanceof CallFailure)) return undefined
  const { key, values } = failure.text
  if (key === 'One of these reservations was changed meanwhile. Please select again.') return []
  if (key !== 'Reservation {{number}} of {{name}} is not NEW any more. Please select again.') return undefined
  return selected.filter(({ application_number }) => application_number !== values?.number)
}

type Selection = {
  selected: readonly Reservation[]
  onSelect: (rows: Reservation[]) => void
  onClose: () => void
}

/** After a refusal that asks to select again: goes back to the list, where the refusal stands, and what is left of the selection. */
export function selectAgain(failure: unknown, { selected, onSelect, onClose }: Selection): void {
  const left = leftAfter(failure, selected)
  if (!left) return
  onClose()
  onSelect(left)
  notifyFailure(failure)
}
