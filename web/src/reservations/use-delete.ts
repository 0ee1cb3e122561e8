import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { useUndoable } from '../ui/use-undoable.ts'
import { matchingMakesStale } from './stale.ts'
import { roomsText, useStayFacts } from './stay-facts.ts'

const quietly = { makesStale: matchingMakesStale, quiet: true, failsQuietly: true } as const

/**
 * Deletes a reservation after a question; the notice offers Undo. For a combined one the notice says to combine again
 * instead.
 *
 * @param onDelete called when the user has confirmed
 */
export function useDelete(onDelete: (reservation: Reservation) => void) {
  const t = useText()
  const confirm = useConfirm()
  const remove = useCall(calls.remove, quietly)
  const restore = useCall(calls.restore, quietly)
  const undoable = useUndoable()
  const stayFacts = useStayFacts()

  return async (reservation: Reservation) => {
    const { id, application_number: number, applicant_name: name, is_child, room_names } = reservation
    const holds = room_names.length > 0
    const yes = await confirm({
      title: 'Delete Reservation',
      facts: stayFacts(reservation, roomsText(room_names), reservation.total_amount),
      text: say(
        is_child
          ? 'Delete reservation {{number}} of {{name}}? Its rooms become free, and the reservations it combines become NEW again.'
          : holds
            ? 'Delete reservation {{number}} of {{name}}? Its rooms become free.'
            : 'Delete reservation {{number}} of {{name}}?',
        { number, name },
      ),
      action: 'Delete',
      danger: true,
    })
    if (!yes) return
    onDelete(reservation)
    const back = {
      act: () => restore.mutateAsync({ id }),
      notice: t('Reservation {{number}} of {{name}} is back.', { number, name }),
    }
    await undoable(
      {
        act: () => remove.mutateAsync({ id }),
        notice: t('Reservation {{number}} of {{name}} is deleted.', { number, name }),
      },
      is_child ? undefined : back,
    )
  }
}
