import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useCall } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { roomsText } from './stay-facts.ts'

/** The check-in at the accommodation desk; its notice names the guest and the rooms. */
export function useCheckIn(onCheckedIn: (reservation: Reservation) => void) {
  const t = useText()
  const word = useWord()
  return useCall(calls.checkIn, {
    makesStale: [calls.byRange, calls.list, calls.arrivals, calls.chart, calls.history, dashboard.figures],
    quiet: true,
    onSuccess: ({ data }) => {
      onCheckedIn(data)
      notify.success(
        t('{{name}} checked in, {{rooms}}', {
          name: data.applicant_name,
          rooms: word(roomsText(data.room_names)),
        }),
      )
    },
  })
}
