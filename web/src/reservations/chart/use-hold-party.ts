import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { capacityOf } from '@nivas/contract/reservations/capacity.ts'
import type { ChartParty, ChartRoom } from '@nivas/contract/reservations/chart.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { shownDays } from '@nivas/contract/reservations/stay.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../api/hooks.ts'
import { makeStale } from '../../api/make-stale.ts'
import { notify } from '../../api/notices.ts'
import { notifyFailure } from '../../api/notify-failure.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { useUndoNotice } from '../../ui/use-undo-notice.ts'
import { usePlacesQuestion } from '../places.tsx'
import { matchingMakesStale } from '../stale.ts'
import { asShownNow } from './as-shown-now.ts'

const quietly = { makesStale: matchingMakesStale, quiet: true, failsQuietly: true } as const

/**
 * Holds rooms for a waiting party; asks first when the rooms do not fit its people. The notice offers Undo. Resolves to
 * the reservation when the rooms are held, otherwise to undefined.
 */
export function useHoldParty(onGivenBack: () => void) {
  const t = useText()
  const { rupees } = useFormat()
  const client = useQueryClient()
  const { settle } = usePlacesQuestion()
  const hold = useCall(calls.hold, quietly)
  const giveBack = useCall(calls.giveBackRooms, quietly)
  const undoNotice = useUndoNotice()

  const undo = async ({ id, applicant_name }: ChartParty, room_ids: number[]) => {
    try {
      await giveBack.mutateAsync({ id, room_ids })
      onGivenBack()
      notify.success(t('{{name}} is waiting for rooms again.', { name: applicant_name }))
    } catch (failure) {
      notifyFailure(asShownNow(failure))
    }
  }
  return async (party: ChartParty, rooms: readonly ChartRoom[]): Promise<Reservation | undefined> => {
    const agreement = await settle(party.applicant_name, capacityOf(party.members_count, rooms))
    if (!agreement) return undefined
    const room_ids = rooms.map(({ id }) => id)
    try {
      // The party waits for rooms, so it holds none yet.
      const shown = { id: party.id, known_room_ids: [], ...shownDays(party) }
      const { data } = await hold.mutateAsync({ ...shown, status: 'HOLD', room_ids, ...agreement })
      undoNotice(
        t('{{name}}: room {{rooms}} on hold. The Bhent to collect is {{amount}}.', {
          name: party.applicant_name,
          rooms: rooms.map(({ room_number }) => room_number).join(', '),
          amount: rupees(data.total_amount),
        }),
        () => void undo(party, room_ids),
      )
      return data
    } catch (failure) {
      notifyFailure(asShownNow(failure))
      // Another desk may have taken one of the rooms, or given the party different ones.
      for (const call of [calls.chart, calls.chartParties]) void makeStale(client, call)
      return undefined
    }
  }
}
