import { addDays } from '@nivas/contract/dates.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { ChartParty } from '@nivas/contract/reservations/chart.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useAnswer } from '../../api/hooks.ts'
import { useMay } from '../../app/session.tsx'
import type { Days } from './layout.ts'
import { OFTEN } from './use-chart.ts'

const none: readonly ChartParty[] = []

/** Reads the parties that wait for rooms and arrive on the shown days; none for users without the permission. */
export function useParties({ from, count }: Days) {
  const mayPlace = useMay()(calls.chartParties.permission)
  const answer = useAnswer(
    calls.chartParties,
    { from, to: addDays(from, count - 1) },
    {
      enabled: mayPlace,
      refetchInterval: OFTEN,
      refetchOnWindowFocus: 'always',
      placeholderData: keepPreviousData,
    },
  )
  return { mayPlace, parties: answer.data?.data ?? none, read: answer }
}

export type Parties = ReturnType<typeof useParties>
