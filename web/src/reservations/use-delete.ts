import { UNDO_WITHIN } from '@nivas/contract/elapsed.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { useEffect, useRef } from 'react'
import { useCall } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { notifyFailure } from '../api/notify-failure.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { matchingMakesStale } from './stale.ts'

const quietly = { makesStale: matchingMakesStale, quiet: true, failsQuietly: true } as const

/**
 * Deletes a reservation after a question; its notice offers Undo for two minutes, as long as the list is open. A combined
 * one is combined again instead. `onDelete` is called when it is decided.
 */
export function useDelete(onDelete: (reservation: Reservation) => void) {
  const t = useText()
  const confirm = useConfirm()
  const remove = useCall(calls.remove, quietly)
  const restore = useCall(calls.restore, quietly)
  const withdrawOffer = useRef<() => void>(undefined)
  useEffect(() => () => withdrawOffer.current?.(), [])

  const undo = async ({ id, application_number: number, applicant_name: name }: Reservation) => {
    try {
      await restore.mutateAsync({ id })
      notify.success(t('Reservation {{number}} of {{name}} is back.', { number, name }))
    } catch (failure) {
      notifyFailure(failure)
    }
  }

  return async (reservation: Reservation) => {
    const { id, application_number: number, applicant_name: name, is_child } = reservation
    const yes = await confirm({
      title: 'Delete Reservation',
      text: say(
        is_child
          ? 'Delete reservation {{number}} of {{name}}? Its rooms become free, and the reservations that it combines are NEW again.'
          : 'Delete reservation {{number}} of {{name}}? Its rooms become free.',
        { number, name },
      ),
      action: 'Delete',
      danger: true,
    })
    if (!yes) return
    onDelete(reservation)
    try {
      await remove.mutateAsync({ id })
    } catch (failure) {
      notifyFailure(failure)
      return
    }
    const notice = notify.success(
      t('Reservation {{number}} of {{name}} is deleted.', { number, name }),
      is_child ? undefined : { label: 'Undo', onClick: () => void undo(reservation) },
    )
    withdrawOffer.current?.()
    const late = setTimeout(notice.withdrawOffer, UNDO_WITHIN * 1000)
    withdrawOffer.current = () => {
      clearTimeout(late)
      notice.withdrawOffer()
    }
  }
}
